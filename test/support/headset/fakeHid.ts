import type { Hid, HidCollection, HidDevice } from '../../../src/services/headset/hid';

/** A headset that is no thing: the test presses its buttons, and reads what its lamps were told. */
export class FakeHidDevice extends EventTarget implements HidDevice {
  opened = false;
  forgotten = false;
  /** Another program has it for itself. */
  isTaken = false;
  /** Reports that came, as their id and bytes. */
  readonly sent: [reportId: number, ...bytes: number[]][] = [];

  constructor(
    readonly productName: string,
    readonly collections: readonly HidCollection[],
  ) {
    super();
  }

  open(): Promise<void> {
    if (this.isTaken)
      return Promise.reject(new DOMException('Failed to open the device.', 'NotAllowedError'));
    this.opened = true;
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.opened = false;
    return Promise.resolve();
  }

  forget(): Promise<void> {
    this.forgotten = true;
    return Promise.resolve();
  }

  sendReport(reportId: number, data: Uint8Array): Promise<void> {
    if (!this.opened)
      return Promise.reject(new DOMException('The device must be opened.', 'InvalidStateError'));
    this.sent.push([reportId, ...data]);
    return Promise.resolve();
  }

  /** The headset sends a report. */
  report(reportId: number, ...bytes: number[]): void {
    const data = new DataView(Uint8Array.from(bytes).buffer);
    this.dispatchEvent(Object.assign(new Event('inputreport'), { device: this, reportId, data }));
  }
}

/** WebHID with devices that a test plugs in and allows. */
export class FakeHid extends EventTarget implements Hid {
  plugged: FakeHidDevice[] = [];
  /** What the agent chooses when the browser asks. */
  chosen: FakeHidDevice[] = [];
  asked: unknown = null;

  getDevices(): Promise<readonly HidDevice[]> {
    return Promise.resolve(this.plugged.filter(({ forgotten }) => !forgotten));
  }

  requestDevice(options: unknown): Promise<readonly HidDevice[]> {
    this.asked = options;
    return Promise.resolve(this.chosen);
  }

  plug(device: FakeHidDevice): void {
    this.plugged.push(device);
    this.dispatchEvent(Object.assign(new Event('connect'), { device }));
  }

  unplug(device: FakeHidDevice): void {
    this.plugged = this.plugged.filter((one) => one !== device);
    device.opened = false;
    this.dispatchEvent(Object.assign(new Event('disconnect'), { device }));
  }
}

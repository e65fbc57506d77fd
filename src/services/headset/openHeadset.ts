import type { HeadsetPress } from '../../store/devices/types';
import type { HidDevice, HidInputReport } from './hid';
import { DARK, lampReports, type LampReport, type Lamps } from './lamps';
import { createPressReader, hasControls } from './presses';
import { layoutOf, type ReportLayout } from './reportLayout';
import { USAGE_PAGE } from './usages';

/** A headset that is open. */
export interface OpenHeadset {
  readonly device: HidDevice;
  show(lamps: Lamps): void;
  /** Turns the lamps off and closes it. Never rejects: it may be gone. */
  close(): Promise<void>;
}

type Layouts = Record<'inputs' | 'outputs', readonly ReportLayout[]>;

/** The reports of the device's telephony collections; what else it has is none of the console's business. */
function layoutsOf({ collections }: HidDevice): Layouts {
  const own = collections.filter(({ usagePage }) => usagePage === USAGE_PAGE.telephony);
  return {
    inputs: own.flatMap(({ inputReports = [] }) => inputReports.map(layoutOf)),
    outputs: own.flatMap(({ outputReports = [] }) => outputReports.map(layoutOf)),
  };
}

/** Whether calls can be controlled by a device. */
export function isHeadset(device: HidDevice): boolean {
  return layoutsOf(device).inputs.some(hasControls);
}

function isInputReport(event: Event): event is HidInputReport {
  return 'reportId' in event && 'data' in event && event.data instanceof DataView;
}

function isSame(one: LampReport, other: LampReport): boolean {
  return one.reportId === other.reportId && one.data.every((byte, index) => byte === other.data[index]);
}

/** Opens a headset; rejects where the browser cannot, as when another program has it for itself. */
export async function openHeadset(
  device: HidDevice,
  onPress: (press: HeadsetPress) => void,
): Promise<OpenHeadset> {
  const { inputs, outputs } = layoutsOf(device);
  const reader = createPressReader(inputs);
  const ended = new AbortController();
  let sent: readonly LampReport[] = [];
  /** Reports go out one after the other: some headsets mix up those that overtake each other. */
  let queue: Promise<unknown> = Promise.resolve();

  function send(lamps: Lamps): void {
    const reports = lampReports(outputs, lamps);
    // Its own switch moved against what it was told: it has to be told again.
    const hasMoved = reader.hookAgainst(lamps.offHook);
    const due = hasMoved ? reports : reports.filter((report) => !sent.some((one) => isSame(one, report)));
    sent = reports;
    reader.setOffHook(lamps.offHook);
    for (const { reportId, data } of due)
      queue = queue.then(() => device.sendReport(reportId, data)).catch(() => undefined);
  }

  if (!device.opened) await device.open();
  device.addEventListener(
    'inputreport',
    (event) => {
      if (!isInputReport(event)) return;
      for (const press of reader.read(event.reportId, event.data)) onPress(press);
    },
    { signal: ended.signal },
  );
  send(DARK);

  return {
    device,
    show: send,
    async close() {
      ended.abort();
      send(DARK);
      await queue;
      await device.close().catch(() => undefined);
    },
  };
}

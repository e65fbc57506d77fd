/** An item of a report as its descriptor declares it (WebHID, HIDReportItem). */
export interface HidItem {
  isAbsolute?: boolean;
  isArray?: boolean;
  isConstant?: boolean;
  isRange?: boolean;
  /** It goes back to a state of its own when nobody touches it, as a push button does. */
  hasPreferredState?: boolean;
  /** Usage page in the upper 16 bits, usage in the lower. */
  usages?: readonly number[];
  usageMinimum?: number;
  usageMaximum?: number;
  /** Bits of one value. */
  reportSize?: number;
  reportCount?: number;
  logicalMinimum?: number;
}

/** A report; the id is 0 where the device numbers none. */
export interface HidReport {
  reportId?: number;
  items?: readonly HidItem[];
}

/** A collection of reports. Those of a top-level one are whole: they have the items of all below it. */
export interface HidCollection {
  usagePage?: number;
  usage?: number;
  inputReports?: readonly HidReport[];
  outputReports?: readonly HidReport[];
}

/** A report that the device sent. */
export interface HidInputReport extends Event {
  readonly device: HidDevice;
  readonly reportId: number;
  readonly data: DataView;
}

/** A device that the agent allowed the page to use (WebHID, HIDDevice). */
export interface HidDevice extends EventTarget {
  readonly opened: boolean;
  readonly productName: string;
  readonly collections: readonly HidCollection[];
  open(): Promise<void>;
  close(): Promise<void>;
  /** Takes the permission back; not every browser that has WebHID has it. */
  forget?(): Promise<void>;
  sendReport(reportId: number, data: Uint8Array<ArrayBuffer>): Promise<void>;
}

/** A device came or went. */
export interface HidConnection extends Event {
  readonly device: HidDevice;
}

/** The browser's door to human interface devices (WebHID); TypeScript's DOM library does not know it. */
export interface Hid extends EventTarget {
  /** Those that were allowed and are plugged in. */
  getDevices(): Promise<readonly HidDevice[]>;
  /** Asks the agent for one, only in answer to a click; none where the question was dismissed. */
  requestDevice(options: { filters: readonly { usagePage: number }[] }): Promise<readonly HidDevice[]>;
}

function isHid(value: unknown): value is Hid {
  return value instanceof EventTarget && 'getDevices' in value && 'requestDevice' in value;
}

/** The page's WebHID; null where the browser has none, or a policy takes it away. */
export function hidOf(navigator: Navigator): Hid | null {
  return 'hid' in navigator && isHid(navigator.hid) ? navigator.hid : null;
}

import { reportOf, type ReportLayout } from './reportLayout';
import { USAGE } from './usages';

/** What a headset shows, and what its own switches follow. */
export interface Lamps {
  /** A call rings. */
  ring: boolean;
  /** The agent is in a call. */
  offHook: boolean;
  mute: boolean;
  hold: boolean;
}

/** Nothing is shown. */
export const DARK: Lamps = { ring: false, offHook: false, mute: false, hold: false };

const LAMPS: Readonly<Record<number, keyof Lamps>> = {
  [USAGE.ringLed]: 'ring',
  [USAGE.ringer]: 'ring',
  [USAGE.offHookLed]: 'offHook',
  [USAGE.muteLed]: 'mute',
  [USAGE.holdLed]: 'hold',
};

/** A report to send. */
export interface LampReport {
  reportId: number;
  data: Uint8Array<ArrayBuffer>;
}

/** The reports that make a headset with these layouts show the lamps; a lamp that it lacks is in none. */
export function lampReports(layouts: readonly ReportLayout[], lamps: Lamps): readonly LampReport[] {
  return layouts
    .filter(({ fields }) => fields.some(({ usage }) => LAMPS[usage] !== undefined))
    .map((layout) => {
      const data = reportOf(layout, (usage) => {
        const lamp = LAMPS[usage];
        return lamp !== undefined && lamps[lamp];
      });
      return { reportId: layout.reportId, data };
    });
}

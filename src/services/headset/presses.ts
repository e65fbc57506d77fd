import type { HeadsetPress } from '../../store/devices/types';
import { chosenIn, valueAt, type Field, type ReportLayout } from './reportLayout';
import { USAGE } from './usages';

type Control = HeadsetPress['control'];

const CONTROLS: Readonly<Record<number, Control>> = {
  [USAGE.hookSwitch]: 'hook',
  [USAGE.phoneMute]: 'mute',
  [USAGE.flash]: 'hold',
  [USAGE.hold]: 'hold',
  [USAGE.drop]: 'drop',
};

/** Whether a layout has something by which calls are controlled. */
export function hasControls({ fields, choices }: ReportLayout): boolean {
  const usages = [...fields.map(({ usage }) => usage), ...choices.flatMap((choice) => choice.usages)];
  return usages.some((usage) => CONTROLS[usage] !== undefined);
}

/** Reads presses from the reports of one headset. */
export interface PressReader {
  /** What the agent did, by a report that came. */
  read(reportId: number, data: DataView): readonly HeadsetPress[];
  /** Whether the hook switch stands otherwise than this, as the headset said or was told last. */
  hookAgainst(offHook: boolean): boolean;
  /** The headset was told: its switch follows, and the report that says so is no press. */
  setOffHook(offHook: boolean): void;
}

/** How a control tells what was done with it (HUT 1.5 §3.4.1.2, on/off controls). */
type Manner =
  /** It stands in one of two places and says in which. */
  | 'switch'
  /** Of its two ways each has a pulse, by its sign. */
  | 'ways'
  /** A pulse says that it was pressed, and nothing more. */
  | 'button';

/** A hook switch that is absolute is a switch, whatever its descriptor says of a preferred state: few say it right. */
function mannerOf({ isAbsolute, isSigned, hasPreferredState }: Field, control: Control): Manner {
  if (!isAbsolute) return isSigned ? 'ways' : 'button';
  return control === 'hook' || (control === 'mute' && !hasPreferredState) ? 'switch' : 'button';
}

function stateOf(manner: Manner, value: number): HeadsetPress['state'] | null {
  if (manner === 'switch') return value === 0 ? 'off' : 'on';
  if (value === 0) return null;
  if (manner === 'button') return 'pressed';
  return value < 0 ? 'off' : 'on';
}

/** A reader for these layouts. */
export function createPressReader(layouts: readonly ReportLayout[]): PressReader {
  /** What stood there last, by usage. */
  const last = new Map<number, number>();
  const hook = layouts.flatMap(({ fields }) => fields).find(({ usage }) => usage === USAGE.hookSwitch);
  const hasHook = hook !== undefined && mannerOf(hook, 'hook') === 'switch';

  function pressOf(usage: number, value: number, field: Field | null): HeadsetPress[] {
    const control = CONTROLS[usage];
    const before = last.get(usage) ?? 0;
    last.set(usage, value);
    if (control === undefined || value === before) return [];
    const state = stateOf(field === null ? 'button' : mannerOf(field, control), value);
    return state === null ? [] : [{ control, state }];
  }

  function ofChoices(layout: ReportLayout, data: DataView): HeadsetPress[] {
    const chosen = chosenIn(layout, data);
    const usages = new Set(layout.choices.flatMap((choice) => choice.usages));
    return [...usages].flatMap((usage) => pressOf(usage, chosen.includes(usage) ? 1 : 0, null));
  }

  return {
    read(reportId, data) {
      const layout = layouts.find((one) => one.reportId === reportId);
      if (layout === undefined) return [];
      const { fields } = layout;
      const presses = fields.flatMap((field) => pressOf(field.usage, valueAt(data, field), field));
      return [...presses, ...ofChoices(layout, data)];
    },
    hookAgainst: (offHook) => hasHook && (last.get(USAGE.hookSwitch) === 1) !== offHook,
    setOffHook(offHook) {
      if (hasHook) last.set(USAGE.hookSwitch, offHook ? 1 : 0);
    },
  };
}

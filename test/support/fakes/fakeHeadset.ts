import type { Headset, HeadsetEvent } from '../../../src/services/headset/headset';
import type { Lamps } from '../../../src/services/headset/lamps';
import type { CallSession, ShownCall } from '../../../src/services/mediaSession/callSession';
import type { HeadsetPress } from '../../../src/store/devices/types';
import { scriptedApi, type ScriptedApi } from './scripted';

type Commands = Pick<Headset, 'start' | 'connect' | 'forget' | 'stop'>;

/** A headset without a device: the test presses its buttons and sees its lamps. */
export interface FakeHeadset extends Omit<Headset, keyof Commands>, ScriptedApi<Commands> {
  isSupported: boolean;
  /** Every time that it was told what to show. */
  readonly lamps: Lamps[];
  emit(event: HeadsetEvent): void;
  press(control: HeadsetPress['control'], state?: HeadsetPress['state']): void;
}

/** A headset in a browser that knows headsets. */
export function createFakeHeadset(): FakeHeadset {
  const listeners = new Set<(event: HeadsetEvent) => void>();
  const lamps: Lamps[] = [];
  const emit = (event: HeadsetEvent): void => [...listeners].forEach((listener) => listener(event));
  return {
    ...scriptedApi<Commands>({
      start: () => undefined,
      connect: () => undefined,
      forget: () => undefined,
      stop: () => undefined,
    }),
    isSupported: true,
    lamps,
    show: (shown) => void lamps.push(shown),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit,
    press: (control, state = 'pressed') => emit({ kind: 'pressed', press: { control, state } }),
  };
}

/** The system's controls of a call without a system. */
export interface FakeCallSession extends CallSession {
  /** What it showed, one after the other; null: nothing. */
  readonly shown: (ShownCall | null)[];
  press(control: HeadsetPress['control']): void;
}

/** Controls that show nothing yet. */
export function createFakeCallSession(): FakeCallSession {
  const listeners = new Set<(press: HeadsetPress) => void>();
  const shown: (ShownCall | null)[] = [];
  return {
    shown,
    show: (call) => void shown.push(call),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    press: (control) => [...listeners].forEach((listener) => listener({ control, state: 'pressed' })),
  };
}

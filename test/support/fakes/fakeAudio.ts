import type { Audio, AudioEvent } from '../../../src/services/audio/audio';
import type { Level } from '../../../src/store/calls/types';
import type { ChosenDevices } from '../../../src/store/devices/types';
import type { SoundProcessing } from '../../../src/lib/soundProcessing';
import { scriptedApi, type ScriptedApi } from './scripted';

type Commands = Pick<Audio, 'watchDevices' | 'askForMicrophone' | 'unlock' | 'testRing'>;

/** Sound without loudspeakers: the test says what happens to it. */
export interface FakeAudio extends Omit<Audio, keyof Commands>, ScriptedApi<Commands> {
  /** Everything that was rung, in order. */
  readonly rung: ('incoming' | 'ringBack' | 'none')[];
  readonly chosen: ChosenDevices[];
  readonly processed: SoundProcessing[];
  /** Levels as they were set: `speaker`, call and level. */
  readonly levelsSet: ['speaker' | 'microphone', string, Level][];
  emit(event: AudioEvent): void;
  listeners(): number;
}

/** Makes sound that is unlocked, with a microphone that the agent allows. */
export function createFakeAudio(): FakeAudio {
  const listeners = new Set<(event: AudioEvent) => void>();
  const fake: Pick<FakeAudio, 'rung' | 'chosen' | 'processed' | 'levelsSet'> = {
    rung: [],
    chosen: [],
    processed: [],
    levelsSet: [],
  };
  const commands = scriptedApi<Commands>({
    watchDevices: () => undefined,
    askForMicrophone: () => undefined,
    unlock: () => undefined,
    testRing: () => undefined,
  });
  return {
    ...fake,
    ...commands,
    choose: (devices) => void fake.chosen.push(devices),
    process: (processing) => void fake.processed.push(processing),
    setSpeaker: (callId, level) => void fake.levelsSet.push(['speaker', callId, level]),
    setMicrophone: (callId, level) => void fake.levelsSet.push(['microphone', callId, level]),
    ring: (kind) => void fake.rung.push(kind),
    isUnlocked: () => true,
    levels: () => ({ in: 0, out: 0 }),
    openMicrophone: () => Promise.reject(new Error('No call of a fake softphone needs a microphone')),
    reopenMicrophone: () => Promise.resolve(),
    setSending: () => undefined,
    play: () => undefined,
    release: () => undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    listeners: () => listeners.size,
  };
}

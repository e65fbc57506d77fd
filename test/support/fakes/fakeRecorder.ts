import type { VoiceCapture } from '../../../src/services/media/voiceCapture';
import type { Recorder } from '../../../src/services/media/recorder';
import type { MicrophoneTrial } from '../../../src/services/media/trial';
import { FakeFile } from './fakeStorage';
import { scripted, type Scripted } from './scripted';

/** A recorder without a microphone: what it hears is a few bytes. */
export interface FakeRecorder extends Recorder {
  start: Scripted<[deviceId: string | null, onGone: () => void], VoiceCapture>;
  tryOut: Scripted<[deviceId: string | null], MicrophoneTrial>;
  /** The latest recording's microphone ends by itself. */
  lose(): void;
  /** How much was encoded by now. */
  parts: { bytes: number };
  /** What became of the recordings, in order: `pause`, `resume`, `rest`, `finish`, `close`. */
  done: string[];
}

/** Makes a recorder that opens at once. */
export function createFakeRecorder(): FakeRecorder {
  const done: string[] = [];
  const parts = { bytes: 2 };
  const capture: VoiceCapture = {
    level: () => 0.5,
    hasLevel: true,
    pause: () => void done.push('pause'),
    resume: () => void done.push('resume'),
    rest: () => void done.push('rest'),
    soFar: () =>
      Promise.resolve(new FakeFile(new TextEncoder().encode('v'.repeat(parts.bytes)), 'audio/mpeg')),
    finish: () => {
      done.push('finish');
      return Promise.resolve(new Blob(['voz'], { type: 'audio/mpeg' }));
    },
    close: () => void done.push('close'),
  };
  const start = scripted<[string | null, () => void], VoiceCapture>(() => capture);
  const tryOut = scripted<[string | null], MicrophoneTrial>(() => ({
    level: () => 0.25,
    hasLevel: true,
    devices: () => Promise.resolve([{ id: 'mic-1', label: 'Fone', kind: 'input' as const }]),
    close: () => void done.push('trial closed'),
  }));
  return { start, tryOut, done, parts, lose: () => start.calls.at(-1)?.[1]() };
}

import type { AudioDevice } from '../../store/devices/types';
import { effective, toMeter, WAVEFORM_SIZE } from '../audio/loudness';
import { letGo, microphone } from './capture';
import { isRunning } from './running';

/** A microphone that is open only to show how loud it is. */
export interface MicrophoneTrial {
  /** 0 to 1, at this moment. */
  level(): number;
  /** Whether `level` knows: not where the browser's sound does not run. */
  hasLevel: boolean;
  /** The devices, by their names now that the microphone is allowed. */
  devices(): Promise<AudioDevice[]>;
  /** Lets go of the microphone. */
  close(): void;
}

function toDevice({ deviceId, kind, label }: MediaDeviceInfo): AudioDevice {
  return { id: deviceId, label, kind: kind === 'audioinput' ? 'input' : 'output' };
}

/** Opens a microphone for its meter (see `Recorder`). */
export async function startTrial(
  page: Window & typeof globalThis,
  deviceId: string | null,
): Promise<MicrophoneTrial> {
  const stream = await microphone(page, deviceId);
  const context = new page.AudioContext();
  const meter = new AnalyserNode(context, { fftSize: WAVEFORM_SIZE });
  context.createMediaStreamSource(stream).connect(meter);
  const hasLevel = await isRunning(context);
  const samples = new Float32Array(WAVEFORM_SIZE);
  return {
    hasLevel,
    level() {
      meter.getFloatTimeDomainData(samples);
      return toMeter(effective(samples));
    },
    async devices() {
      const all = await page.navigator.mediaDevices.enumerateDevices();
      return all.filter(({ deviceId: id, kind }) => id !== '' && kind !== 'videoinput').map(toDevice);
    },
    close: () => letGo(context, stream),
  };
}

import { inTime } from '../audio/inTime';
import { effective, toMeter, WAVEFORM_SIZE } from '../audio/loudness';
import { microphoneError, nameOf } from '../audio/microphoneError';
import { hasMicrophones } from '../browserSupport';
import { ServiceError } from '../serviceError';
import { startEncoder, type Encoder } from './encoder';
import { isRunning } from './running';
import { startTape } from './tape';
import type { VoiceCapture } from './voiceCapture';

type Page = Window & typeof globalThis;

/** As calls ask for it (spec 2 §9), so that a call that runs hears no difference. */
const PLAIN = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** The device is not there: then any other will do. */
const GONE = ['OverconstrainedError', 'NotFoundError'];

/** Opens a microphone, any other one where that one is gone. Rejects as `Recorder` does. */
export async function microphone(page: Page, deviceId: string | null): Promise<MediaStream> {
  if (!hasMicrophones(page)) throw new ServiceError('microphoneUnsupported');
  const { mediaDevices } = page.navigator;
  const ask = (audio: MediaTrackConstraints) => mediaDevices.getUserMedia({ audio });
  try {
    if (deviceId === null) return await ask(PLAIN);
    return await ask({ ...PLAIN, deviceId: { exact: deviceId } }).catch((error: unknown) => {
      if (!GONE.includes(nameOf(error))) throw error;
      return ask(PLAIN);
    });
  } catch (error) {
    throw microphoneError(error);
  }
}

/** Audio nodes of the microphone: a tap for the encoder, and a meter. */
interface InputNodes {
  source: MediaStreamAudioSourceNode;
  tap: AudioWorkletNode;
  meter: AnalyserNode;
}

/** A tap that was not fetched within this is done without, ms. */
const FETCHED_WITHIN_MS = 10_000;

/** Null: the browser lets no sound run through the page. */
async function listen(context: AudioContext, stream: MediaStream): Promise<InputNodes | null> {
  if (!(await isRunning(context))) return null;
  const fetching = context.audioWorklet.addModule(
    /* webpackChunkName: "recorder-tap" */ new URL('./tap.worklet.ts', import.meta.url),
  );
  if (!(await inTime(fetching, FETCHED_WITHIN_MS))) return null;
  const mono = { channelCount: 1, channelCountMode: 'explicit', numberOfOutputs: 0 } as const;
  const tap = new AudioWorkletNode(context, 'tap', mono);
  const meter = new AnalyserNode(context, { fftSize: WAVEFORM_SIZE });
  const source = context.createMediaStreamSource(stream);
  source.connect(tap);
  source.connect(meter);
  return { source, tap, meter };
}

function hangUp(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Lets go of the microphone and of what listens to it. */
export function letGo(context: AudioContext, stream: MediaStream): void {
  hangUp(stream);
  closeContext(context);
}

function closeContext(context: AudioContext): void {
  if (context.state !== 'closed') context.close().catch(() => undefined);
}

/** A tap whose sound the browser has stopped may never answer: what it handed on before is the message, ms. */
const EMPTIED_WITHIN_MS = 1_000;

/** Resolves once the tap has handed on all that it had. */
function emptied(tap: AudioWorkletNode, encoder: Encoder): Promise<void> {
  return new Promise((resolve) => {
    tap.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer> | null>) => {
      if (data === null) resolve();
      else encoder.add(data);
    };
    tap.port.postMessage(null);
    setTimeout(resolve, EMPTIED_WITHIN_MS);
  });
}

function captureOf(
  context: AudioContext,
  stream: MediaStream,
  { source, tap, meter }: InputNodes,
  encoder: Encoder,
): VoiceCapture {
  const samples = new Float32Array(WAVEFORM_SIZE);
  return {
    hasLevel: true,
    level() {
      meter.getFloatTimeDomainData(samples);
      return toMeter(effective(samples));
    },
    pause: () => source.disconnect(tap),
    resume: () => {
      source.connect(tap);
    },
    rest() {
      // A microphone that ended gives silence, which is not what was said.
      source.disconnect();
      hangUp(stream);
    },
    soFar: () => encoder.soFar(),
    async finish() {
      await emptied(tap, encoder);
      letGo(context, stream);
      return encoder.end();
    },
    close() {
      letGo(context, stream);
      encoder.close();
    },
  };
}

/** Resolves with the first sound, which Firefox brings a while after the microphone is open. */
function begun(tap: AudioWorkletNode, encoder: Encoder): Promise<void> {
  return new Promise((resolve) => {
    tap.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => {
      encoder.add(data);
      resolve();
    };
  });
}

/** A microphone that is open brings sound within this, if any, ms. */
const HEARD_WITHIN_MS = 1_000;

/** Records by the page's sound; null where that does not run. Nobody is to speak before they are heard. */
async function startTap(context: AudioContext, stream: MediaStream): Promise<VoiceCapture | null> {
  const nodes = await listen(context, stream);
  if (nodes === null) return null;
  const encoder = await startEncoder(context.sampleRate);
  await inTime(begun(nodes.tap, encoder), HEARD_WITHIN_MS);
  return captureOf(context, stream, nodes, encoder);
}

/** Opens a microphone and records what it hears (see `Recorder`). */
export async function startCapture(
  page: Page,
  deviceId: string | null,
  onGone: () => void,
): Promise<VoiceCapture> {
  const stream = await microphone(page, deviceId);
  const context = new page.AudioContext();
  try {
    const tap = await startTap(context, stream);
    if (tap === null) closeContext(context);
    const capture = tap ?? startTape(page, stream);
    for (const track of stream.getTracks()) track.addEventListener('ended', onGone);
    return capture;
  } catch (error) {
    letGo(context, stream);
    throw error instanceof ServiceError ? error : new ServiceError('recorder');
  }
}

/** Runs in the page before the sound is made: keeps an eye on what it takes from the browser. */

const { mediaDevices } = navigator;
const native = {
  getUserMedia: mediaDevices.getUserMedia.bind(mediaDevices),
  enumerateDevices: mediaDevices.enumerateDevices.bind(mediaDevices),
  setSinkId: HTMLMediaElement.prototype.setSinkId,
  AudioContext: window.AudioContext,
};

/** A microphone that was opened: its device as it was asked for ('' for the default), and its stream. */
export interface OpenedMicrophone {
  asked: string;
  stream: MediaStream;
  /** How many others were live when it opened. */
  besides: number;
}

/** What the sound took and has not given back yet, and ways to take it away. */
export const watched = {
  microphones: [] as OpenedMicrophone[],
  contexts: [] as AudioContext[],
  elements: [] as HTMLAudioElement[],
  /** Timers that run. */
  intervals: new Set<number>(),
  /** Reads of the list of devices. */
  reads: 0,
  unplugged: new Set<string>(),
  /** Listed, but in use by another program. */
  broken: new Set<string>(),
  /** Hardware behind the default input, by the label of the device; null: as it is. */
  defaultInput: null as string | null,
  /** What `getUserMedia` throws instead of asking. */
  refusal: null as string | null,
  /** The browser lets no sound run, and never answers whoever asks it to, as without a device to play on. */
  isResting: false,
  /** Captures this instead of the device. */
  source: null as MediaStream | null,
};

export const isLive = ({ stream }: OpenedMicrophone): boolean =>
  stream.getAudioTracks().some(({ readyState }) => readyState === 'live');

function exactId(constraints?: MediaStreamConstraints): string {
  const { audio } = constraints ?? {};
  const deviceId = typeof audio === 'object' ? audio.deviceId : undefined;
  return typeof deviceId === 'object' && 'exact' in deviceId ? String(deviceId.exact) : '';
}

mediaDevices.getUserMedia = async (constraints) => {
  const asked = exactId(constraints);
  if (watched.refusal !== null) throw new DOMException('Refused by the test', watched.refusal);
  if (watched.unplugged.has(asked)) throw new DOMException('Unplugged', 'NotFoundError');
  if (watched.broken.has(asked)) throw new DOMException('In use', 'NotReadableError');
  const besides = watched.microphones.filter(isLive).length;
  const stream = watched.source?.clone() ?? (await native.getUserMedia(constraints));
  watched.microphones.push({ asked, stream, besides });
  return stream;
};

mediaDevices.enumerateDevices = async () => {
  watched.reads += 1;
  const all = await native.enumerateDevices();
  const hardware = all.find(({ label, kind }) => kind === 'audioinput' && label === watched.defaultInput);
  return all
    .filter(({ deviceId }) => !watched.unplugged.has(deviceId))
    .map((device) => {
      const isDefault = device.kind === 'audioinput' && device.deviceId === 'default';
      const groupId = isDefault ? hardware?.groupId : undefined;
      const { deviceId, kind, label } = device;
      return {
        deviceId,
        kind,
        label,
        groupId: groupId ?? device.groupId,
        toJSON: () => device.toJSON() as unknown,
      };
    });
};

HTMLMediaElement.prototype.setSinkId = function setSinkId(this: HTMLMediaElement, id: string) {
  if (watched.unplugged.has(id)) return Promise.reject(new DOMException('Unplugged', 'NotFoundError'));
  if (watched.broken.has(id)) return Promise.reject(new DOMException('In use', 'AbortError'));
  return native.setSinkId.call(this, id);
};

window.AudioContext = class extends native.AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options);
    watched.contexts.push(this);
    if (watched.isResting) void super.suspend();
  }

  override resume(): Promise<void> {
    return watched.isResting ? new Promise(() => undefined) : super.resume();
  }
};

window.Audio = class extends window.Audio {
  constructor(src?: string) {
    super(src);
    watched.elements.push(this);
  }
};

const { setInterval: start, clearInterval: end } = window;
Object.assign(window, {
  setInterval: (...given: Parameters<typeof start>) => {
    const id = start(...given);
    watched.intervals.add(id);
    return id;
  },
  clearInterval: (id: number) => {
    watched.intervals.delete(id);
    end(id);
  },
});

/** The loudest sample of a track in so many ms, measured by a context of the test's own. */
export async function peak(track: MediaStreamTrack, ms = 700): Promise<number> {
  const context = new native.AudioContext();
  await context.resume();
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const analyser = new AnalyserNode(context, { fftSize: 4_096 });
  source.connect(analyser);
  const samples = new Float32Array(4_096);
  let loudest = 0;
  // What is in the pipe was sent before the measurement.
  await new Promise((rest) => setTimeout(rest, 200));
  const until = performance.now() + ms;
  while (performance.now() < until) {
    await new Promise((rest) => setTimeout(rest, 25));
    analyser.getFloatTimeDomainData(samples);
    for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  }
  await context.close();
  return loudest;
}

/** A stream of a tone (Hz, 0 to 1), swelling and falling as speech does when told so. */
export function tone(frequency: number, volume: number, isSpeech = false) {
  const context = new native.AudioContext();
  const oscillator = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: volume });
  const destination = new MediaStreamAudioDestinationNode(context);
  oscillator.connect(gain).connect(destination);
  oscillator.start();
  if (isSpeech) {
    for (let word = 0; word < 60; word += 1) {
      const at = context.currentTime + word * 0.45;
      gain.gain.setTargetAtTime(volume * (0.4 + 0.3 * (word % 3)), at, 0.03);
      gain.gain.setTargetAtTime(volume / 1_000, at + 0.34, 0.02);
    }
  }
  return {
    stream: destination.stream,
    setVolume: (to: number) => {
      gain.gain.cancelScheduledValues(0);
      gain.gain.value = to;
    },
  };
}

import type { Level } from '../../store/calls/types';
import type { Capture } from './capture';
import { effective, WAVEFORM_SIZE } from './loudness';
import type { SoundContext } from './soundContext';

/** Long enough not to click, short enough not to be noticed, s. */
const GLIDE_S = 0.02;

/** The microphone as the calls have it: each sends its own share of the one that is open. */
export interface Microphone {
  /** The track of a call, the same one until `release`. Rejects as `Capture` does. */
  open(callId: string): Promise<MediaStreamTrack>;
  /** Opens the device behind the call's track anew. Rejects as `Capture` does. */
  reopen(callId: string): Promise<void>;
  setSending(callId: string, isSending: boolean): void;
  setLevel(callId: string, level: Level): void;
  release(callId: string): void;
  /** Whether any call has a track. */
  isInUse(): boolean;
  /** Whether the call has a track and is not held; a muted one sends silence. */
  isSending(callId: string): boolean;
  /** The part of the microphone's loudness that the call sends, 0 to 1. */
  share(callId: string): number;
  /** How loud it is in front of the microphone, before volume and mute. */
  loudness(): number;
  /** The stream that all calls send from now on; null: silence. */
  connect(stream: MediaStream | null): void;
}

interface Line {
  level: Level;
  isSending: boolean;
  nodes: { gain: GainNode; destination: MediaStreamAudioDestinationNode } | null;
}

function shareOf({ level, isSending }: Line): number {
  return isSending && !level.muted ? Math.min(Math.max(level.volume, 0), 100) / 100 : 0;
}

function glide(param: AudioParam, value: number, now: number): void {
  param.cancelScheduledValues(now);
  param.setValueAtTime(param.value, now);
  param.linearRampToValueAtTime(value, now + GLIDE_S);
}

/**
 * The graph: the open microphone, an analyser, then a gain and a destination for each call. So volume, mute,
 * hold and another device change nothing that the other side would have to be asked about.
 */
export function createMicrophone(context: SoundContext, capture: () => Capture): Microphone {
  const lines = new Map<string, Line>();
  const samples = new Float32Array(WAVEFORM_SIZE);
  let source: MediaStreamAudioSourceNode | null = null;
  let analyser: AnalyserNode | null = null;

  const hub = (): AnalyserNode => (analyser ??= new AnalyserNode(context.get(), { fftSize: WAVEFORM_SIZE }));

  function line(callId: string): Line {
    const known = lines.get(callId);
    if (known !== undefined) return known;
    const made: Line = { level: { volume: 100, muted: false }, isSending: true, nodes: null };
    lines.set(callId, made);
    return made;
  }

  function adjust(changed: Line): void {
    if (changed.nodes !== null) glide(changed.nodes.gain.gain, shareOf(changed), context.get().currentTime);
  }

  const isInUse = (): boolean => [...lines.values()].some(({ nodes }) => nodes !== null);

  function wire(opened: Line): MediaStreamTrack {
    if (opened.nodes === null) {
      context.setNeeded(true);
      const gain = new GainNode(context.get(), { gain: shareOf(opened) });
      const destination = new MediaStreamAudioDestinationNode(context.get(), { channelCount: 1 });
      hub().connect(gain).connect(destination);
      opened.nodes = { gain, destination };
    }
    const [track] = opened.nodes.destination.stream.getAudioTracks();
    if (track === undefined) throw new Error('The destination has no track');
    return track;
  }

  function release(callId: string): void {
    const nodes = lines.get(callId)?.nodes;
    lines.delete(callId);
    if (nodes == null) return;
    hub().disconnect(nodes.gain);
    nodes.gain.disconnect();
    for (const track of nodes.destination.stream.getTracks()) track.stop();
    if (isInUse()) return;
    capture().close();
    context.setNeeded(false);
  }

  return {
    async open(callId) {
      const opened = line(callId);
      const isNew = opened.nodes === null;
      const track = wire(opened);
      try {
        await capture().open();
      } catch (error) {
        // A call that had a track before keeps it: the microphone may come back.
        if (isNew) release(callId);
        throw error;
      }
      return track;
    },
    async reopen(callId) {
      if (lines.get(callId)?.nodes == null) return;
      context.restart();
      await capture().reopen();
    },
    setSending(callId, isSending) {
      const changed = line(callId);
      changed.isSending = isSending;
      adjust(changed);
    },
    setLevel(callId, level) {
      const changed = line(callId);
      changed.level = level;
      adjust(changed);
    },
    release,
    isInUse,
    isSending(callId) {
      const known = lines.get(callId);
      return known?.nodes != null && known.isSending;
    },
    share(callId) {
      const known = lines.get(callId);
      return known?.nodes == null ? 0 : shareOf(known);
    },
    loudness() {
      if (source === null) return 0;
      hub().getFloatTimeDomainData(samples);
      return effective(samples);
    },
    connect(stream) {
      source?.disconnect();
      source =
        stream === null ? null : new MediaStreamAudioSourceNode(context.get(), { mediaStream: stream });
      source?.connect(hub());
    },
  };
}

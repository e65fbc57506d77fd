import type { Level } from '../../store/calls/types';
import type { AudioEvent, ReplaceTrack, SendingTrouble } from './audio';
import type { Capture } from './capture';
import { createGraphWatch } from './graphWatch';
import { effective, WAVEFORM_SIZE } from './loudness';
import type { SoundContext } from './soundContext';

/** Long enough not to click, short enough not to be noticed, s. */
const GLIDE_S = 0.02;

/** The microphone as the calls have it: each sends its own share of the one that is open. */
export interface Microphone {
  /** The track that the call is to send now; `replace` is called with every later one. Rejects as `Capture` does. */
  open(callId: string, replace?: ReplaceTrack): Promise<MediaStreamTrack>;
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

/** What a microphone is made of. */
export interface MicrophoneParts {
  context: SoundContext;
  capture: () => Capture;
  emit: (event: AudioEvent) => void;
}

interface Nodes {
  gain: GainNode;
  destination: MediaStreamAudioDestinationNode;
  /** The destination's. */
  track: MediaStreamTrack;
}

interface Line {
  callId: string;
  level: Level;
  isSending: boolean;
  nodes: Nodes | null;
  replace: ReplaceTrack;
  /** The microphone's own track, which goes past a graph that stands still. */
  own: MediaStreamTrack | null;
  /** The call sends `own`. */
  isDirect: boolean;
  /** As last emitted. */
  trouble: SendingTrouble | null;
}

function shareOf({ level, isSending }: Line): number {
  return isSending && !level.muted ? Math.min(Math.max(level.volume, 0), 100) / 100 : 0;
}

/** Of a call whose track cannot be replaced. */
const refuse: ReplaceTrack = () => Promise.reject(new Error('The track stays'));

function glide(param: AudioParam, value: number, now: number): void {
  param.cancelScheduledValues(now);
  param.setValueAtTime(param.value, now);
  param.linearRampToValueAtTime(value, now + GLIDE_S);
}

/**
 * The graph: the open microphone, an analyser, then a gain and a destination for each call. So volume, mute,
 * hold and another device change nothing that the other side would have to be asked about. A browser that lets the
 * graph stand still, as without a device to play on, has it send silence: the microphone's own track goes out then,
 * until the graph runs again.
 */
export function createMicrophone({ context, capture, emit }: MicrophoneParts): Microphone {
  const lines = new Map<string, Line>();
  const samples = new Float32Array(WAVEFORM_SIZE);
  let stream: MediaStream | null = null;
  let source: MediaStreamAudioSourceNode | null = null;
  let analyser: AnalyserNode | null = null;
  let isStill = false;

  const hub = (): AnalyserNode => (analyser ??= new AnalyserNode(context.get(), { fftSize: WAVEFORM_SIZE }));

  function line(callId: string): Line {
    const known = lines.get(callId);
    if (known !== undefined) return known;
    const made: Line = {
      callId,
      level: { volume: 100, muted: false },
      isSending: true,
      nodes: null,
      replace: refuse,
      own: null,
      isDirect: false,
      trouble: null,
    };
    lines.set(callId, made);
    return made;
  }

  function troubleOf(of: Line): SendingTrouble | null {
    if (!isStill || of.nodes === null) return null;
    // Without a microphone that is another trouble: what was said before stands until there is one again.
    if (stream === null) return of.trouble;
    if (of.isDirect) return 'sentDirectly';
    return shareOf(of) > 0 ? 'sendingSilence' : null;
  }

  function report(of: Line): void {
    const { callId, trouble: before } = of;
    const now = troubleOf(of);
    if (now === before) return;
    of.trouble = now;
    if (before !== null) emit({ kind: 'sendingMended', callId, trouble: before });
    if (now !== null) emit({ kind: 'sendingTroubled', callId, trouble: now });
  }

  function adjust(changed: Line): void {
    if (changed.nodes !== null) glide(changed.nodes.gain.gain, shareOf(changed), context.get().currentTime);
    if (changed.own !== null) changed.own.enabled = shareOf(changed) > 0;
    report(changed);
  }

  /** Chooses what the call sends: what comes out of the graph, or the microphone's own track. */
  async function route(changed: Line, replace = changed.replace): Promise<void> {
    const { nodes, own: before } = changed;
    const own = (isStill ? stream?.getAudioTracks()[0]?.clone() : null) ?? null;
    if (nodes === null || (own === null && before === null)) return;
    changed.own = own;
    adjust(changed);
    try {
      await replace(own ?? nodes.track);
      changed.isDirect = changed.own === own ? own !== null : changed.isDirect;
      report(changed);
    } catch {
      // The call is over, or sends silence as before: then the report stands.
    } finally {
      before?.stop();
    }
  }

  const isInUse = (): boolean => [...lines.values()].some(({ nodes }) => nodes !== null);

  function routeAll(): void {
    for (const one of lines.values()) {
      report(one);
      void route(one);
    }
  }

  const watch = createGraphWatch({
    isNeeded: isInUse,
    position: context.position,
    changed(still) {
      isStill = still;
      routeAll();
    },
  });

  function wire(opened: Line): Nodes {
    if (opened.nodes !== null) return opened.nodes;
    context.setNeeded(true);
    const gain = new GainNode(context.get(), { gain: shareOf(opened) });
    const destination = new MediaStreamAudioDestinationNode(context.get(), { channelCount: 1 });
    const [track] = destination.stream.getAudioTracks();
    if (track === undefined) throw new Error('The destination has no track');
    hub().connect(gain).connect(destination);
    opened.nodes = { gain, destination, track };
    watch.check();
    return opened.nodes;
  }

  function release(callId: string): void {
    const { nodes, own } = lines.get(callId) ?? {};
    lines.delete(callId);
    own?.stop();
    if (nodes == null) return;
    hub().disconnect(nodes.gain);
    nodes.gain.disconnect();
    nodes.track.stop();
    watch.check();
    if (isInUse()) return;
    capture().close();
    context.setNeeded(false);
  }

  return {
    async open(callId, replace = refuse) {
      const opened = line(callId);
      const isNew = opened.nodes === null;
      opened.replace = replace;
      const { track } = wire(opened);
      try {
        await capture().open();
      } catch (error) {
        // A call that had a track before keeps it: the microphone may come back.
        if (isNew) release(callId);
        throw error;
      }
      // Whoever opens it sends what it is given.
      if (isStill) await route(opened, () => Promise.resolve());
      return opened.own ?? track;
    },
    async reopen(callId) {
      if (lines.get(callId)?.nodes == null) return;
      context.restart();
      context.wake();
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
    connect(connected) {
      stream = connected;
      source?.disconnect();
      source =
        stream === null ? null : new MediaStreamAudioSourceNode(context.get(), { mediaStream: stream });
      source?.connect(hub());
      if (isStill && stream !== null) routeAll();
    },
  };
}

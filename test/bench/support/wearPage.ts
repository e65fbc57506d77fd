/** Runs in the page before the console: counts what a call opens and must close. */

/** What is open now. */
export interface Wear {
  peers: number;
  microphones: number;
  intervals: number;
}

declare global {
  interface Window {
    wear: () => Wear;
  }
}

const intervals = new Set<number>();
const peers = new Set<WeakRef<RTCPeerConnection>>();
const tracks = new Set<WeakRef<MediaStreamTrack>>();

const start = window.setInterval.bind(window);
const stop = window.clearInterval.bind(window);
Object.assign(window, {
  setInterval: (handler: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = start(handler, ms, ...given);
    intervals.add(id);
    return id;
  },
  clearInterval: (id?: number) => {
    if (id !== undefined) intervals.delete(id);
    stop(id);
  },
});

window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
  construct(native, given: [RTCConfiguration?]) {
    const peer = new native(...given);
    peers.add(new WeakRef(peer));
    return peer;
  },
});

// Only pages on the console's own origin may use devices.
if ('mediaDevices' in navigator) {
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints);
    for (const track of stream.getTracks()) tracks.add(new WeakRef(track));
    return stream;
  };
}

window.wear = () => ({
  peers: [...peers].filter((ref) => (ref.deref()?.connectionState ?? 'closed') !== 'closed').length,
  microphones: [...tracks].filter((ref) => ref.deref()?.readyState === 'live').length,
  intervals: intervals.size,
});

import type { MediaState } from '../../../store/calls/types';

/** Media events of a call. */
export interface PeerListener {
  changed: (media: MediaState) => void;
  heard: (track: MediaStreamTrack) => void;
  /** Another device answered, which takes a new connection: an offer has to follow. */
  unheard: () => void;
}

function mediaState(state: RTCPeerConnectionState): MediaState | null {
  switch (state) {
    case 'new':
    case 'connecting':
      return 'connecting';
    case 'connected':
      return 'connected';
    case 'disconnected':
      return 'interrupted';
    case 'failed':
      return 'failed';
    case 'closed':
      return null;
  }
}

/** Emits what becomes of a connection. */
export function watchPeer(pc: RTCPeerConnection, listener: PeerListener): void {
  let last: MediaState = 'connecting';
  pc.addEventListener('connectionstatechange', () => {
    const next = mediaState(pc.connectionState);
    if (next === null || next === last) return;
    last = next;
    listener.changed(next);
  });
  pc.addEventListener('track', ({ track }) => {
    if (track.kind === 'audio') listener.heard(track);
  });
}

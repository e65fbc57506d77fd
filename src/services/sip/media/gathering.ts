import { hasCandidates } from './sdp';

/** How long a description may wait for addresses. */
export interface GatheringOptions {
  /** An ICE server is set up: its addresses are awaited too. */
  hasServers: boolean;
  /** The description has new ICE credentials: the first one of a call, or a restart. */
  isFresh: boolean;
  /** All were found before the description was asked for: they come in one go. */
  isWarm: boolean;
}

/** Other interfaces give their addresses within this of the first one. */
const SETTLE_MS = 20;

/** The same where they are only handed out. */
const WARM_SETTLE_MS = 2;

/** An ICE server that does not answer costs no more than this. */
const LIMIT_MS = 500;

/** Whether the other side can use the address at once: TCP ones come 120 ms later and are hardly ever used. */
function isUsable({ candidate }: RTCIceCandidate, hasServers: boolean): boolean {
  if (!/ udp /i.test(candidate)) return false;
  return hasServers ? / typ (?:srflx|relay)/.test(candidate) : / typ host/.test(candidate);
}

/**
 * Resolves when the local description holds the addresses that are worth waiting for: 20 ms (warm: 2) after the first
 * usable one, when the browser has no more, after 500 ms at the latest.
 */
export function gathered(
  pc: RTCPeerConnection,
  { hasServers, isFresh, isWarm }: GatheringOptions,
): Promise<void> {
  const isThere = (): boolean => hasCandidates(pc.localDescription?.sdp ?? '');
  if (!isFresh && isThere()) return Promise.resolve();
  if (pc.iceGatheringState === 'complete' && isThere()) return Promise.resolve();
  const settleMs = isWarm ? WARM_SETTLE_MS : SETTLE_MS;
  return new Promise((resolve) => {
    const watching = new AbortController();
    const { signal } = watching;
    const timers = [setTimeout(finish, isThere() ? settleMs : LIMIT_MS)];

    function finish(): void {
      timers.forEach(clearTimeout);
      watching.abort();
      resolve();
    }

    pc.addEventListener(
      'icecandidate',
      ({ candidate }) => {
        if (candidate === null) finish();
        else if (isUsable(candidate, hasServers)) timers.push(setTimeout(finish, settleMs));
      },
      { signal },
    );
    pc.addEventListener(
      'icegatheringstatechange',
      () => {
        if (pc.iceGatheringState === 'complete') finish();
      },
      { signal },
    );
  });
}

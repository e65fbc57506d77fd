import { countOf } from '../network/iceConfig';
import type { IceSetup } from '../network/iceNetwork';
import { hasCandidates } from './sdp';

/** The kind of address that is waited for: of this machine, as a STUN server sees it, or of a TURN server. */
export type AwaitedAddress = 'host' | 'srflx' | 'relay';

/** What is waited for: a relay takes longer than the rest, and serves where nothing else does. */
export function awaitedOf({ iceServers, iceTransportPolicy }: IceSetup): AwaitedAddress {
  if (iceTransportPolicy === 'relay' || countOf(iceServers, 'turn') > 0) return 'relay';
  return iceServers.length > 0 ? 'srflx' : 'host';
}

/** How long a description may wait for addresses. */
export interface GatheringOptions {
  awaits: AwaitedAddress;
  /** Without such an address there is no call: it is awaited longer. */
  isDemanded: boolean;
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

/** A relay that is behind TLS and far away takes some round trips. */
const DEMANDED_LIMIT_MS = 5_000;

const USABLE: Readonly<Record<AwaitedAddress, RegExp>> = {
  host: / udp .* typ host/i,
  srflx: / udp .* typ (?:srflx|relay)/i,
  relay: / udp .* typ relay/i,
};

/** Firefox looks for none ahead, and its configuration says so. */
function looksAhead(pc: RTCPeerConnection): boolean {
  return (pc.getConfiguration().iceCandidatePoolSize ?? 0) > 0;
}

/** Whether the other side can use the address at once: TCP ones come 120 ms later and are hardly ever used. */
function isUsable({ candidate }: RTCIceCandidate, awaits: AwaitedAddress): boolean {
  return USABLE[awaits].test(candidate);
}

/**
 * Resolves when the local description holds the addresses that are worth waiting for: 20 ms (warm: 2) after the first
 * usable one, when the browser has no more, after 500 ms at the latest (demanded: 5 s). False: the time was over.
 */
export function gathered(
  pc: RTCPeerConnection,
  { awaits, isDemanded, isFresh, isWarm }: GatheringOptions,
): Promise<boolean> {
  const isThere = (): boolean => hasCandidates(pc.localDescription?.sdp ?? '');
  if (!isFresh && isThere()) return Promise.resolve(true);
  if (pc.iceGatheringState === 'complete' && isThere()) return Promise.resolve(true);
  const settleMs = isWarm && looksAhead(pc) ? WARM_SETTLE_MS : SETTLE_MS;
  return new Promise((resolve) => {
    const watching = new AbortController();
    const { signal } = watching;
    const limitMs = isDemanded ? DEMANDED_LIMIT_MS : LIMIT_MS;
    const isEnough = awaits === 'host' ? isThere() : USABLE[awaits].test(pc.localDescription?.sdp ?? '');
    const timers = [setTimeout(() => finish(isEnough), isEnough ? settleMs : limitMs)];

    function finish(isServed: boolean): void {
      timers.forEach(clearTimeout);
      watching.abort();
      resolve(isServed);
    }

    pc.addEventListener(
      'icecandidate',
      ({ candidate }) => {
        if (candidate === null) finish(true);
        else if (isUsable(candidate, awaits)) timers.push(setTimeout(() => finish(true), settleMs));
      },
      { signal },
    );
    pc.addEventListener(
      'icegatheringstatechange',
      () => {
        if (pc.iceGatheringState === 'complete') finish(true);
      },
      { signal },
    );
  });
}

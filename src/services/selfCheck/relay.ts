/** Whether a relay for the sound of calls answers. */
export interface RelayProbe {
  /** Whether any server is set. */
  hasServers(): boolean;
  /** Time until a server gave an address, ms; null: none did within 5 s. */
  reach(signal: AbortSignal): Promise<number | null>;
}

/** What the probe is made of. */
export interface RelayParts {
  page: Window & typeof globalThis;
  /** The servers of the deployment, with what signs in there: none of it leaves the services. */
  iceServers: () => readonly RTCIceServer[];
}

const LIMIT_MS = 5_000;

function urlsOf({ urls }: RTCIceServer): readonly string[] {
  return typeof urls === 'string' ? [urls] : urls;
}

/** With a TURN server only a relayed address shows that it lets us in; STUN servers give reflexive ones. */
function wantedType(servers: readonly RTCIceServer[]): RTCIceCandidateType {
  return servers.flatMap(urlsOf).some((url) => /^turns?:/i.test(url)) ? 'relay' : 'srflx';
}

/** Gathers addresses on a peer connection that is thrown away: nobody is called. */
export function createRelayProbe({ page, iceServers }: RelayParts): RelayProbe {
  return {
    hasServers: () => iceServers().length > 0,
    async reach(signal) {
      const servers = iceServers();
      const wanted = wantedType(servers);
      const startedAt = page.performance.now();
      const pc = new page.RTCPeerConnection({
        iceServers: [...servers],
        iceTransportPolicy: wanted === 'relay' ? 'relay' : 'all',
      });
      const found = new Promise<number | null>((resolve) => {
        const giveUp = (): void => resolve(null);
        signal.addEventListener('abort', giveUp);
        AbortSignal.timeout(LIMIT_MS).addEventListener('abort', giveUp);
        pc.addEventListener('icecandidate', ({ candidate }) => {
          if (candidate === null) giveUp();
          else if (candidate.type === wanted) resolve(page.performance.now() - startedAt);
        });
      });
      try {
        pc.addTransceiver('audio');
        await pc.setLocalDescription();
        return await found;
      } finally {
        pc.close();
      }
    },
  };
}

import type { NetworkFault, NetworkReport } from '../../../store/softphone/types';
import { iceKindOf } from '../../../lib/iceAddress';
import type { NetworkSettings } from '../softphone';
import { countOf, loginOf, readNetworkFile, withLogin } from './iceConfig';
import { createTurnCredentials, type TurnCredentialsParts } from './turnCredentials';

/** What a peer connection is told of the network. */
export type IceSetup = Required<Pick<RTCConfiguration, 'iceServers' | 'iceTransportPolicy'>>;

/** What peer connections need of the network. */
export interface PeerNetwork {
  /** What is in force; the same object until it changes. */
  setup(): IceSetup;
  /** Resolves when the setup is as good as it gets, 500 ms at most; null: it is. */
  ready(): Promise<void> | null;
  /** Whether the servers gave what was awaited of them. */
  served(isServed: boolean): void;
}

/** The ICE servers of this deployment, of the settings, and how they do. */
export interface IceNetwork extends PeerNetwork {
  /** Goes by these settings and by what the deployment says now. */
  use(settings: NetworkSettings): void;
  /** The telephone connects: what was stopped begins again, what failed is tried again. */
  resume(): void;
  /** Forgets every login: the telephone leaves its exchange. */
  stop(): void;
}

/** What a network is made of. */
export interface IceNetworkParts extends TurnCredentialsParts {
  /** What `config.json` says; null until it was read. */
  file: () => unknown;
  /** The page's address. */
  page: string;
  /** Whether the browser takes the server: one that it refuses would take every call along. */
  accepts: (server: RTCIceServer) => boolean;
  report: (report: NetworkReport) => void;
}

const NONE: IceSetup = { iceServers: [], iceTransportPolicy: 'all' };

const NO_REPORT: NetworkReport = { stun: 0, turn: 0, relayOnly: false, fault: null };

/** Without servers, until settings are there to go by. */
export function createIceNetwork(parts: IceNetworkParts): IceNetwork {
  const { file, page, accepts, changed, report } = parts;
  const credentials = createTurnCredentials({ ...parts, changed: renewed });
  let settings: NetworkSettings | null = null;
  let isStopped = false;
  let setup = NONE;
  /** What the setup was made of. */
  let madeOf: unknown = null;
  let isFaulty = false;
  let isSilent = false;
  let reported = JSON.stringify(NO_REPORT);

  /** The addresses of the settings take the place of the deployment's, whose logins they get. */
  function make({ addresses, relayOnly }: NetworkSettings): IceSetup {
    const fetched = credentials.current();
    const deployed = readNetworkFile(file(), page);
    const login = fetched?.login ?? loginOf(deployed.servers);
    const usable = addresses.filter((address) => iceKindOf(address) !== null);
    const named: RTCIceServer[] =
      addresses.length > 0
        ? usable.map((urls) => ({ urls }))
        : [...deployed.servers, ...(fetched?.servers ?? [])];
    const wanted = withLogin(named, login);
    const iceServers = wanted.filter(accepts);
    isFaulty = deployed.isFaulty || usable.length < addresses.length || iceServers.length < wanted.length;
    const isRelayOnly = relayOnly || deployed.relayOnly;
    if (iceServers.length === 0 && !isRelayOnly) return NONE;
    return { iceServers, iceTransportPolicy: isRelayOnly ? 'relay' : 'all' };
  }

  function current(): IceSetup {
    if (settings === null || isStopped) return NONE;
    const source = credentials.current();
    if (madeOf !== source) {
      madeOf = source;
      setup = make(settings);
    }
    return setup;
  }

  function fault({ iceServers, iceTransportPolicy }: IceSetup): NetworkFault | null {
    if (credentials.isFailing()) return 'credentials';
    if (isFaulty) return 'address';
    if (iceTransportPolicy === 'relay' && countOf(iceServers, 'turn') === 0) return 'noRelayServer';
    return isSilent ? 'silent' : null;
  }

  function tell(): void {
    if (credentials.isPending()) return;
    const now = current();
    const next = {
      stun: countOf(now.iceServers, 'stun'),
      turn: countOf(now.iceServers, 'turn'),
      relayOnly: now.iceTransportPolicy === 'relay',
      fault: fault(now),
    };
    const text = JSON.stringify(next);
    if (text === reported) return;
    reported = text;
    report(next);
  }

  function renewed(): void {
    tell();
    changed();
  }

  function use(next: NetworkSettings): void {
    settings = next;
    isStopped = false;
    isSilent = false;
    // Made anew at the next look.
    madeOf = undefined;
    credentials.follow(readNetworkFile(file(), page).url);
    renewed();
  }

  return {
    setup: current,
    ready: credentials.ready,
    served(isServed) {
      isSilent = !isServed;
      tell();
    },
    use,
    resume() {
      if (isStopped && settings !== null) use(settings);
      else credentials.retry();
    },
    stop() {
      isStopped = true;
      credentials.follow(null);
      changed();
    },
  };
}

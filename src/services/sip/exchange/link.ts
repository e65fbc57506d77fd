import {
  SIPExtension,
  URI,
  UserAgent,
  UserAgentState,
  type Invitation,
  type Session,
  type SessionDescriptionHandler,
} from 'sip.js';
import type { IncomingInviteRequest, IncomingRequestMessage, SessionDialog } from 'sip.js/lib/core';
import type { SoftphoneLog } from '../../storage/softphoneLog';
import type { Trace } from '../../trace';
import type { ExchangeAddress } from './exchangeAddress';
import { isHeartbeat, startHeartbeat, type ExchangeCapabilities, type Heartbeat } from './heartbeat';
import { guardRequests } from './incomingRequests';
import { guardResponses } from './incomingResponses';
import { createPresenceWatch, type PresenceWatch } from '../presence/presenceWatch';
import { createReach } from './reach';
import { createRegistration, type Registration } from './registration';
import { sipError } from '../sipError';
import { tracedMessage, traceLine, withoutSecrets } from '../sipLog';
import { SocketTransport, type SocketOptions } from './socketTransport';
import { createTokenBucket } from './tokenBucket';
import { createUnanswered } from './unanswered';
import type { SipAccount, SipEvent } from '../softphone';

/** What the way to an exchange is made of. */
export interface LinkParts {
  account: SipAccount;
  address: ExchangeAddress;
  log: SoftphoneLog;
  trace?: Pick<Trace, 'report'>;
  now: () => number;
  random: () => number;
  emit: (event: SipEvent) => void;
  /** The socket is gone, by itself or because a new one is opened; called before `socketLost`. */
  lost: () => void;
  /** Refuses an INVITE that SIP.js would fail at; null: it may have it. */
  refusalOf: (request: IncomingInviteRequest, sessions: UserAgent['_sessions']) => number | null;
  invited: (invitation: Invitation) => void;
  /** Answers an UPDATE within a call. */
  updated: (request: IncomingRequestMessage, dialog: SessionDialog) => void;
  /** The media of a call as SIP.js wants them. */
  describe: (session: Session) => SessionDescriptionHandler;
}

/** One account at one exchange: its socket, registration and subscriptions. Calls outlive the socket. */
export interface Link {
  readonly userAgent: UserAgent;
  readonly presence: PresenceWatch;
  /** Answers challenges with this password from now on. */
  usePassword(password: string): void;
  isConnected(): boolean;
  isRegistered(): boolean;
  /** Whether the exchange can be reached now, within 500 ms. */
  probe(): Promise<boolean>;
  /** Opens a socket, instead of one that is open. */
  open(): Promise<void>;
  register(): Promise<number>;
  /** Registers again on a doubt; what comes of it is an event. */
  renew(): void;
  /** Asks the exchange at once whether it is there. */
  check(): void;
  /** Signs off within so long (ms), and leaves nothing behind. */
  close(limitMs: number): Promise<void>;
}

/** So many REGISTERs go at once, and one each such while after them: an exchange that answers oddly is not flooded. */
const REGISTERS_AT_ONCE = 10;
const REGISTER_EACH_MS = 5_000;

/** Characters that would end a quoted display name or its header. */
const UNQUOTABLE = /["\\\r\n]/g;

function logger(
  log: SoftphoneLog,
): (level: string, category: string, label: unknown, content: string) => void {
  return (level, category, _label, content) => {
    if (level !== 'error' && level !== 'warn') return;
    log.write(level, `${category}: ${withoutSecrets(content)}`);
  };
}

function createUserAgent(parts: LinkParts, socket: SocketOptions): UserAgent {
  const { account, address, log, describe, invited } = parts;
  return new UserAgent({
    uri: new URI('sip', account.extension, address.host),
    displayName: account.displayName.replace(UNQUOTABLE, ''),
    authorizationUsername: account.extension,
    authorizationPassword: account.password,
    userAgentString: account.userAgent,
    instanceId: account.instanceId,
    transportConstructor: SocketTransport,
    transportOptions: socket,
    noAnswerTimeout: 60,
    sipExtensionReplaces: SIPExtension.Supported,
    // The first answer waits until it is known whether the call rings at all.
    sendInitialProvisionalResponse: false,
    sessionDescriptionHandlerFactory: describe,
    gracefulShutdown: false,
    logBuiltinEnabled: false,
    logConfiguration: false,
    logConnector: logger(log),
    delegate: {
      onInvite: invited,
      // Message waiting and the like, sent without being asked for.
      onNotify: (notification) => void notification.accept(),
      onMessage: (message) => void message.accept(),
    },
  });
}

/** A link that waits for `open`. */
export function createLink(parts: LinkParts): Link {
  const { address, log, trace, now, random, emit } = parts;
  const failed = (error: unknown): void => log.write('error', withoutSecrets(String(error)));
  const capabilities: ExchangeCapabilities = { answersOptions: false };
  let heard = 0;
  let registration: Registration | null = null;
  let heartbeat: Heartbeat | null = null;

  const reach = createReach(address.url);
  const userAgent = createUserAgent(parts, {
    url: address.url,
    opened: reach.take,
    trace: (direction, message) => {
      if (direction === 'in') heard += 1;
      if (isHeartbeat(message)) return;
      log.write('info', traceLine(direction, message));
      trace?.report({ kind: 'sipMessage', message: tracedMessage(direction, message) });
    },
    failed,
    lost,
  });
  const { transport, userAgentCore: core } = userAgent;
  const unanswered = createUnanswered(core);
  const turns = createTokenBucket({ capacity: REGISTERS_AT_ONCE, refillMs: REGISTER_EACH_MS, now });
  const presence = createPresenceWatch({ userAgent, emit, random, now });

  guardRequests(core, parts.updated);
  guardResponses(userAgent);
  const { onInvite } = core.delegate;
  core.delegate.onInvite = (request) => {
    const statusCode = parts.refusalOf(request, userAgent._sessions);
    if (statusCode === null) onInvite?.(request);
    else request.reject({ statusCode });
  };

  /** Whatever belonged to the socket. */
  function release(): void {
    heartbeat?.stop();
    heartbeat = null;
    registration?.lose();
    registration = null;
    presence.stop();
    unanswered.keep();
    parts.lost();
  }

  function lost(code: number | null, reason: string): void {
    release();
    emit({ kind: 'socketLost', code, reason });
  }

  function beat(): void {
    heartbeat ??= startHeartbeat({
      userAgent,
      capabilities,
      heard: () => heard,
      now,
      silent: () => {
        void transport.disconnect();
        lost(null, 'silent');
      },
    });
  }

  /** A registration that nobody waits for and that did not come about is not asked again: SIP.js may still wait. */
  function freshRegistration(): Registration {
    if (registration !== null && (registration.isRegistered() || registration.isPending()))
      return registration;
    registration?.lose();
    registration = createRegistration({ userAgent, turns, now, emit });
    return registration;
  }

  return {
    userAgent,
    presence,
    usePassword(password) {
      userAgent.configuration.authorizationPassword = password;
    },
    isConnected: () => transport.isConnected(),
    isRegistered: () => transport.isConnected() && registration?.isRegistered() === true,
    probe: reach.probe,
    async open() {
      if (transport.isConnected()) {
        await transport.disconnect();
        release();
      }
      await (userAgent.state === UserAgentState.Stopped ? userAgent.start() : transport.connect());
    },
    async register() {
      if (!transport.isConnected()) throw sipError('socketLost');
      const expiresInS = await freshRegistration().register();
      if (!transport.isConnected()) throw sipError('socketLost');
      unanswered.resend();
      presence.start();
      beat();
      return expiresInS;
    },
    renew: () => registration?.renew(),
    check: () => heartbeat?.check(),
    async close(limitMs) {
      heartbeat?.stop();
      reach.drop();
      presence.dispose();
      if (transport.isConnected()) await registration?.signOff(limitMs);
      else registration?.lose();
      await userAgent.stop();
    },
  };
}

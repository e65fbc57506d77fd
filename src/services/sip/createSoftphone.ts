import type { Session, SessionDescriptionHandler } from 'sip.js';
import type { CallSound } from '../audio/audio';
import { isBrowserSupported, lackingForCalls } from '../browserSupport';
import type { Clock } from '../clock';
import type { DeploymentSource } from '../deployment';
import type { SoftphoneLog } from '../storage/softphoneLog';
import type { Trace } from '../trace';
import { createCallCommands } from './calls/callCommands';
import type { CallContext } from './calls/callContext';
import { endOfError } from './causes';
import { createConnection } from './exchange/connection';
import { endAll } from './calls/control';
import { createPendingByes } from './exchange/pendingByes';
import { invited } from './calls/incoming';
import { createLines } from './calls/lines';
import { isUnanswered } from './calls/outgoing';
import { createPeers } from './media/peers';
import { createIceNetwork } from './network/iceNetwork';
import { giveUpOffers } from './calls/reinvite';
import { sipError } from './sipError';
import { withoutSecrets } from './sipLog';
import type { Softphone } from './softphone';
import { giveUpTransfer } from './calls/transfer';
import { createPastDialogs, refusalOfReplaces } from './calls/takeover';
import { update } from './calls/update';
import { createEventEmitter } from './eventEmitter';

/** What a softphone works with. */
export interface SoftphoneOptions {
  sound: CallSound;
  log: SoftphoneLog;
  /** Hears of every message that passes. */
  trace?: Pick<Trace, 'report'>;
  clock: Clock;
  /** Uniform in [0, 1). */
  random: () => number;
  page: Window;
  /** What the deployment says of networks, and its fixed bearer. */
  deployment: Pick<DeploymentSource, 'file' | 'bearer'>;
}

/** Signing off takes no longer. */
const SIGN_OFF_LIMIT_MS = 1000;

function isSafari({ userAgent }: Navigator): boolean {
  return /safari/i.test(userAgent) && !/chrom|crios|fxios|android/i.test(userAgent);
}

const isFirefox = ({ userAgent }: Navigator): boolean => /\bfirefox\//i.test(userAgent);

/** Whether the browser takes an ICE server. */
function isAccepted(server: RTCIceServer): boolean {
  try {
    new RTCPeerConnection({ iceServers: [server] }).close();
    return true;
  } catch {
    return false;
  }
}

/** Established calls outlive the socket; what waited for an answer on it ends. */
function handleSocketLost({ lines, byes, peers }: CallContext): void {
  peers.release();
  for (const line of lines.all()) {
    const { session } = line;
    if (session === null) continue;
    if (isUnanswered(line)) {
      byes.send(session);
      lines.finish(line, endOfError('socketLost'));
    } else {
      giveUpOffers(session);
      giveUpTransfer(session);
      line.offers?.giveUp();
    }
  }
}

/** The softphone of this page: SIP.js for the signalling, the browser's WebRTC for the sound. */
export function createSoftphone(options: SoftphoneOptions): Softphone {
  const { sound, log, trace, clock, random, page, deployment } = options;
  const { emit, subscribe, keepApart, unsubscribeAll } = createEventEmitter(log);
  const failed = (error: unknown): void => log.write('error', withoutSecrets(String(error)));
  const isConnected = (): boolean => connection.link()?.isConnected() === true;
  const network = createIceNetwork({
    file: deployment.file,
    bearer: deployment.bearer,
    page: page.document.baseURI,
    origin: page.location.origin,
    now: () => clock.now(),
    random,
    log,
    accepts: isAccepted,
    report: (report) => emit({ kind: 'networkReported', ...report }),
    changed: () => peers.renew(),
  });
  const browser = { stripsG722: isSafari(page.navigator), keepsKeys: isFirefox(page.navigator) };
  const peers = createPeers({ network, ...browser }, () => clock.now());
  const descriptions = new WeakMap<Session, SessionDescriptionHandler>();
  const past = createPastDialogs();

  const context: CallContext = {
    lines: createLines({
      sound,
      emit,
      idle: () => {
        if (isConnected()) peers.prepare();
      },
    }),
    byes: createPendingByes(isConnected, failed),
    link: () => connection.link(),
    now: () => clock.now(),
    peers,
    sound,
    descriptions,
    past,
    emit,
    failed,
    random,
  };

  const connection = createConnection({
    pageProtocol: page.location.protocol,
    replaced: () => endAll(context),
    lost: () => handleSocketLost(context),
    invited: (invitation) => invited(invitation, context),
    updated: (request, dialog) => void update(request, dialog, context),
    refusalOf: ({ message }, sessions) => refusalOfReplaces(message, sessions, past),
    describe: (session) => {
      const description = descriptions.get(session);
      if (description === undefined) throw new Error('A session without media');
      return description;
    },
    now: context.now,
    log,
    ...(trace === undefined ? {} : { trace }),
    random,
    emit,
  });

  function checkLink(): void {
    if (page.document.visibilityState === 'visible') connection.link()?.check();
  }

  async function leave(limitMs: number): Promise<void> {
    page.document.removeEventListener('visibilitychange', checkLink);
    endAll(context);
    await connection.close(limitMs);
    context.byes.dispose();
    network.stop();
    peers.release();
  }

  return {
    ...createCallCommands(context),
    lacks: () => lackingForCalls(page),
    probe: connection.probe,
    check: () => connection.link()?.check(),
    async connect(account) {
      if (!isBrowserSupported(page)) throw sipError('unsupportedBrowser');
      page.document.addEventListener('visibilitychange', checkLink);
      network.resume();
      await connection.connect(account);
    },
    async register() {
      const link = connection.link();
      if (link === null) throw sipError('notConnected');
      const expiresInS = await link.register();
      context.byes.sendPending();
      peers.prepare();
      return expiresInS;
    },
    renew: () => connection.link()?.renew(),
    disconnect: () => leave(SIGN_OFF_LIMIT_MS),
    dispose() {
      unsubscribeAll();
      void leave(0);
    },
    useNetwork: network.use,
    iceServers: () => network.setup().iceServers,
    watchPresence: (extensions) => connection.watch(extensions),
    subscribe,
    keepApart,
  };
}

import type { UserAgent } from 'sip.js';

/** What is known of the exchange, across its sockets. */
export interface ExchangeCapabilities {
  /** It answers OPTIONS. */
  answersOptions: boolean;
}

/** What a heartbeat works with. */
export interface HeartbeatParts {
  userAgent: UserAgent;
  capabilities: ExchangeCapabilities;
  /** How many messages of the exchange came. */
  heard: () => number;
  /** ms since 1970. */
  now: () => number;
  /** The exchange is silent, though the socket says that it is open. */
  silent: () => void;
}

/** Polls whether the exchange is there. */
export interface Heartbeat {
  /** Asks at once: the page came back into view, the network changed. */
  check(): void;
  stop(): void;
}

const INTERVAL_MS = 20_000;
const ANSWER_LIMIT_MS = 4000;
const GRACE_MS = 1000;

/** Whether a message is a question of the heartbeat's or an answer to one: the log has no use for them. */
export function isHeartbeat(message: string): boolean {
  return /^cseq\s*:\s*\d+\s+OPTIONS\s*$/im.test(message.split('\r\n\r\n', 1)[0] ?? '');
}

/**
 * Detects half-open sockets: OPTIONS each 20 s, and 4 s for any word of the exchange. A browser itself may call a socket
 * open for half an hour after the network or the machine slept. An exchange that leaves the first OPTIONS unanswered is
 * one that answers none and is not asked again, unless it answered over the socket before: then this one is half-open.
 */
export function startHeartbeat({ userAgent, capabilities, heard, now, silent }: HeartbeatParts): Heartbeat {
  let wasAnswered = false;
  let ignoresOptions = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const { userAgentCore: core, configuration } = userAgent;

  function ask(): void {
    if (limit !== undefined || ignoresOptions) return;
    const askedAt = now();
    const before = heard();
    const target = configuration.uri.clone();
    target.user = undefined;
    const request = core.makeOutgoingRequestMessage('OPTIONS', target, configuration.uri, target, {});
    const answered = ({ message }: { message: { hasHeader(name: string): boolean } }): void => {
      // SIP.js makes up an answer without headers when none came.
      if (!message.hasHeader('Via')) return;
      wasAnswered = true;
      capabilities.answersOptions = true;
      clearTimeout(limit);
      limit = undefined;
    };
    core.request(request, { onAccept: answered, onReject: answered, onRedirect: answered });
    const conclude = (): void => {
      limit = undefined;
      if (heard() !== before) return;
      ignoresOptions = !capabilities.answersOptions;
      // Only one socket is given up for what the one before was like: another exchange may be behind it now.
      capabilities.answersOptions = wasAnswered;
      if (!ignoresOptions) silent();
    };
    limit = setTimeout(() => {
      // A page that was frozen runs its timers before it reads what came meanwhile.
      if (now() - askedAt > 2 * ANSWER_LIMIT_MS) limit = setTimeout(conclude, GRACE_MS);
      else conclude();
    }, ANSWER_LIMIT_MS);
  }

  const timer = setInterval(ask, INTERVAL_MS);
  ask();
  return {
    check: ask,
    stop() {
      clearInterval(timer);
      clearTimeout(limit);
    },
  };
}

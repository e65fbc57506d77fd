import type { UserAgent } from 'sip.js';
import type { IncomingResponse } from 'sip.js/lib/core';
import type { ServiceError } from '../../serviceError';
import { TryLaterError, sipError } from '../sipError';
import type { SipEvent } from '../softphone';
import { createRegistrar } from './registrar';
import type { TokenBucket } from './tokenBucket';

/** Events of a registration after it was granted. */
export type RegistrationEvent = Extract<SipEvent, { kind: 'registrationRefreshed' | 'registrationLost' }>;

/** A REGISTER that somebody waits for. */
interface Attempt {
  promise: Promise<number>;
  resolve: (expiresInS: number) => void;
  reject: (error: ServiceError) => void;
}

/** The extension's registration on one socket. */
export interface Registration {
  /** Resolves with the granted expiry, s. Rejects `registrationRefused`, `timeout`, `socketLost`. */
  register(): Promise<number>;
  isRegistered(): boolean;
  /** Registers again on a doubt, a little later when the last doubt was recent. The result is an event. */
  renew(): void;
  /** Whether an answer is awaited. */
  isPending(): boolean;
  /** Takes it back, and waits so long (ms) for the exchange's word. */
  signOff(limitMs: number): Promise<void>;
  /** The socket is gone, and with it the registration. */
  lose(): void;
}

const EXPIRES_S = 3600;

/** Early enough for a hidden tab, whose timers run once a minute. */
const REFRESH_PERCENT = 75;

/** A registrar that forgot its bindings tells nobody: it is asked at least each such while. */
const REFRESH_AT_LEAST_MS = 300_000;

/** Between two REGISTERs of a doubt; many calls may be refused one after the other. */
const DOUBT_EACH_MS = 30_000;

const ANSWER_LIMIT_MS = 10_000;

/** Refusals that may pass: silence, an overloaded or restarting exchange. */
const isPassing = (status: number): boolean => status === 408 || (status >= 500 && status < 600);

/** Longer than that no registration is relied upon, nor can a timer of the browser last. */
const LONGEST_S = 86_400;

function retryAfter(message: IncomingResponse['message']): number | null {
  const seconds = /^\s*(\d+)/.exec(message.getHeader('Retry-After') ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/** An attempt that ends within 10 s, and calls `ended` then. */
function createAttempt(ended: () => void): Attempt {
  let resolve: Attempt['resolve'] = () => undefined;
  let reject: Attempt['reject'] = () => undefined;
  const promise = new Promise<number>((accept, refuse) => {
    const timer = setTimeout(() => reject(new TryLaterError('', null)), ANSWER_LIMIT_MS);
    const end = (): void => {
      clearTimeout(timer);
      ended();
    };
    resolve = (expiresInS) => {
      end();
      accept(expiresInS);
    };
    reject = (error) => {
      end();
      refuse(error);
    };
  });
  return { promise, resolve, reject };
}

/** The exchange's answer; null: SIP.js made it up, without any header, because none came. */
function answerOf({ message }: IncomingResponse): { status: number; phrase: string } | null {
  const { statusCode: status = 0, reasonPhrase: phrase = '' } = message;
  return message.hasHeader('Via') ? { status, phrase } : null;
}

/** What an answer to a REGISTER that did not register means for who asked. */
function errorOf(response: IncomingResponse): ServiceError {
  const answer = answerOf(response);
  if (answer === null) return new TryLaterError('', null);
  const text = `${answer.status} ${answer.phrase}`.trim();
  if (answer.status < 300) return sipError('notBound', text);
  return isPassing(answer.status)
    ? new TryLaterError(text, retryAfter(response.message))
    : sipError('registrationRefused', text);
}

/** How long an exchange wants to be asked for at the least, s; null: what was asked for was not too brief. */
function leastExpiry({ message }: IncomingResponse, askedS: number): number | null {
  if (message.statusCode !== 423) return null;
  const leastS = Number(message.getHeader('Min-Expires'));
  return leastS > askedS && leastS <= LONGEST_S ? leastS : null;
}

/** What a registration works with. */
export interface RegistrationParts {
  userAgent: UserAgent;
  turns: TokenBucket;
  /** ms since 1970. */
  now: () => number;
  emit: (event: RegistrationEvent) => void;
}

/**
 * A registration that waits to be asked for. It belongs to one socket: a later one gets one of its own, which takes its
 * turns after those of this one.
 */
export function createRegistration({ userAgent, turns, now, emit }: RegistrationParts): Registration {
  const registrar = createRegistrar(userAgent, turns);
  let isRegistered = false;
  let isOver = false;
  let askedS = EXPIRES_S;
  let refreshing: ReturnType<typeof setTimeout> | undefined;
  /** When the next refresh is due, and when the last REGISTER went. */
  let dueAt = 0;
  let sentAt = 0;
  /** The attempt that somebody waits for; null while refreshes go by themselves. */
  let attempt: Attempt | null = null;

  function refreshIn(ms: number): void {
    dueAt = now() + ms;
    clearTimeout(refreshing);
    refreshing = setTimeout(send, ms);
  }

  function send(): void {
    sentAt = now();
    registrar.send(askedS, { onAccept: accepted, onReject: refused, onRedirect: refused });
  }

  function accepted(response: IncomingResponse): void {
    if (isOver) return;
    const grantedS = registrar.granted(response);
    if (grantedS === null) {
      fail(response);
      return;
    }
    const expiresInS = Math.min(grantedS, LONGEST_S);
    isRegistered = true;
    refreshIn(Math.min(expiresInS * 10 * REFRESH_PERCENT, REFRESH_AT_LEAST_MS));
    if (attempt === null) emit({ kind: 'registrationRefreshed', expiresInS });
    else attempt.resolve(expiresInS);
  }

  function refused(response: IncomingResponse): void {
    if (isOver) return;
    const leastS = leastExpiry(response, askedS);
    if (leastS !== null) {
      askedS = leastS;
      send();
      return;
    }
    fail(response);
  }

  function fail(response: IncomingResponse): void {
    isRegistered = false;
    clearTimeout(refreshing);
    const { status, phrase } = answerOf(response) ?? { status: null, phrase: '' };
    const retryAfterS = retryAfter(response.message);
    if (attempt === null) emit({ kind: 'registrationLost', status, phrase, retryAfterS });
    else attempt.reject(errorOf(response));
  }

  function begin(): Attempt {
    const begun = createAttempt(() => {
      attempt = null;
    });
    attempt = begun;
    send();
    return begun;
  }

  function end(): void {
    isOver = true;
    isRegistered = false;
    clearTimeout(refreshing);
    registrar.close();
    attempt?.reject(sipError('socketLost'));
  }

  return {
    register: () => (attempt ?? begin()).promise,
    isRegistered: () => isRegistered,
    isPending: () => attempt !== null,
    renew() {
      // A clock that was set back makes the last one lie ahead.
      const waitMs = Math.min(Math.max(sentAt + DOUBT_EACH_MS - now(), 0), DOUBT_EACH_MS);
      if (isRegistered && now() + waitMs < dueAt) refreshIn(waitMs);
    },
    async signOff(limitMs) {
      const wasRegistered = isRegistered;
      end();
      if (!wasRegistered) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, limitMs);
        const done = (): void => {
          clearTimeout(timer);
          resolve();
        };
        registrar.send(0, { onAccept: done, onReject: done, onRedirect: done });
      });
      registrar.close();
    },
    lose: end,
  };
}

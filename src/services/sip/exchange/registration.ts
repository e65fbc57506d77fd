import { Registerer, RegistererState, type UserAgent } from 'sip.js';
import type { IncomingResponse, OutgoingRegisterRequest, OutgoingRequestDelegate } from 'sip.js/lib/core';
import type { ServiceError } from '../../serviceError';
import { TryLaterError, sipError } from '../sipError';
import type { SipEvent } from '../softphone';

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

const ANSWER_LIMIT_MS = 10_000;

/** Refusals that may pass: silence, an overloaded or restarting exchange. */
const isPassing = (status: number): boolean => status === 408 || (status >= 500 && status < 600);

/**
 * SIP.js refreshes by itself, but reports no outcome, and lets an attempt that comes too soon or too late throw
 * where no one can catch it.
 */
class WatchedRegisterer extends Registerer {
  constructor(
    private readonly owner: UserAgent,
    private readonly outcome: OutgoingRequestDelegate,
  ) {
    super(owner, {
      expires: EXPIRES_S,
      refreshFrequency: REFRESH_PERCENT,
      regId: 1,
      logConfiguration: false,
    });
  }

  override register(): Promise<OutgoingRegisterRequest> {
    const sent = Promise.resolve().then(() => super.register({ requestDelegate: this.outcome }));
    sent.catch(() => undefined);
    return sent;
  }

  /**
   * Ends it. Over a closed socket there is nothing to take back, and SIP.js would try all the same; an answer that never
   * comes would leave the timer of the expiry behind.
   */
  readonly end = (): void => {
    if (this.state === RegistererState.Registered && !this.owner.isConnected()) this.apply('unregistered');
    void this.dispose();
    this.apply('clearTimers');
  };

  /** Steps of SIP.js that it keeps to itself. */
  private readonly apply = (step: 'unregistered' | 'clearTimers'): void => {
    const own: unknown = Reflect.get(this, step);
    if (own instanceof Function) Reflect.apply(own, this, []);
  };
}

/** What the exchange granted to this contact, of all the contacts of the extension that it lists. */
function grantedExpiry(
  contacts: readonly string[],
  user: string,
  message: IncomingResponse['message'],
): number {
  const ours = contacts.find((contact) => contact.includes(`:${user}@`)) ?? '';
  const granted = /;\s*expires\s*=\s*"?(\d+)/i.exec(ours)?.[1] ?? message.getHeader('Expires');
  return granted === undefined ? EXPIRES_S : Number(granted);
}

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

/** What SIP.js's answer to a REGISTER means for who asked. */
function refusalOf({ message }: IncomingResponse): ServiceError {
  const { statusCode = 0, reasonPhrase = '' } = message;
  const text = `${statusCode} ${reasonPhrase}`.trim();
  return isPassing(statusCode)
    ? new TryLaterError(text, retryAfter(message))
    : sipError('registrationRefused', text);
}

/** A registration that waits to be asked for. It belongs to one socket: a later one gets one of its own. */
export function createRegistration(
  userAgent: UserAgent,
  emit: (event: RegistrationEvent) => void,
): Registration {
  let isRegistered = false;
  let isOver = false;
  /** The attempt that somebody waits for; null while refreshes go by themselves. */
  let attempt: Attempt | null = null;

  const registerer = new WatchedRegisterer(userAgent, {
    onAccept: ({ message }) => {
      if (isOver) return;
      const expiresInS = grantedExpiry(registerer.contacts, userAgent.contact.uri.user ?? '', message);
      isRegistered = true;
      if (attempt === null) emit({ kind: 'registrationRefreshed', expiresInS });
      else attempt.resolve(expiresInS);
    },
    onReject: refused,
    onRedirect: refused,
  });

  function refused(response: IncomingResponse): void {
    if (isOver) return;
    isRegistered = false;
    const { statusCode = null, reasonPhrase: phrase = '' } = response.message;
    const retryAfterS = retryAfter(response.message);
    if (attempt === null) emit({ kind: 'registrationLost', status: statusCode, phrase, retryAfterS });
    else attempt.reject(refusalOf(response));
  }

  function begin(): Attempt {
    const begun = createAttempt(() => {
      attempt = null;
    });
    attempt = begun;
    registerer.register().catch((error: unknown) => begun.reject(new TryLaterError(String(error), null)));
    return begun;
  }

  function end(error: ServiceError): void {
    isOver = true;
    isRegistered = false;
    attempt?.reject(error);
    registerer.end();
  }

  return {
    register: () => (attempt ?? begin()).promise,
    isRegistered: () => isRegistered,
    isPending: () => attempt !== null,
    async signOff(limitMs) {
      if (!isRegistered) {
        end(sipError('socketLost'));
        return;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, limitMs);
        const done = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const requestDelegate = { onAccept: done, onReject: done, onRedirect: done };
        registerer.unregister({ requestDelegate }).catch(done);
      });
      end(sipError('socketLost'));
    },
    lose: () => end(sipError('socketLost')),
  };
}

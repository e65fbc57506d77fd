import type { ReinviteFault } from './reinviteFaults';

/** What tests turn while the exchange runs. */
export interface Switches {
  /** final answers to requests go out so much later, ms */
  answerDelayMs: number;
  /** how many of the next REGISTERs are refused, with what */
  rejectRegister: { times: number; status: number; retryAfterS: number | null };
  /** how many of the next SUBSCRIBEs are held back, and how */
  holdBackPresence: { times: number; retryAfterS: number; how: 'refuse' | 'notify' };
  /** longest registration granted, s */
  maxExpiresS: number;
  /** how long an ordinary number rings before somebody answers, ms */
  answerAfterMs: number;
  /** how long an agent's extension rings for a queue before the next agent's, ms */
  queueRingMs: number;
  /** how long an extension rings for a transfer, ms: less than the 60 s that the console waits */
  transferRingMs: number;
  /** how long an agent who did not take a queue's call is not offered it again, ms */
  passOverMs: number;
  /** extensions whose next re-INVITE meets one of ours */
  glare: Set<string>;
  /** what becomes of the next re-INVITEs of an extension */
  reinviteFaults: Map<string, ReinviteFault>;
  /** extensions whose answers to INVITEs are not acknowledged */
  unacknowledged: Set<string>;
  /** how long a client without socket is waited for, ms: as long as a console tries to come back */
  returnMs: number;
  /** new sockets are refused until then, ms since 1970 */
  refuseSocketsUntil: number;
}

/** The switches as they stand when nobody turned any. */
export function createSwitches(): Switches {
  return {
    answerDelayMs: 0,
    rejectRegister: { times: 0, status: 503, retryAfterS: null },
    holdBackPresence: { times: 0, retryAfterS: 1, how: 'refuse' },
    maxExpiresS: 3_600,
    answerAfterMs: 1_200,
    queueRingMs: 20_000,
    transferRingMs: 40_000,
    passOverMs: 5_000,
    glare: new Set(),
    reinviteFaults: new Map(),
    unacknowledged: new Set(),
    returnMs: 75_000,
    refuseSocketsUntil: 0,
  };
}

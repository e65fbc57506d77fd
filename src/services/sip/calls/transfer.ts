import { Session, SessionState, type Notification, type URI } from 'sip.js';
import type { IncomingResponse } from 'sip.js/lib/core';
import { ServiceError } from '../../serviceError';
import { advanceCallCSeq } from '../sequence';

/** A transfer to ask for. */
export interface TransferRequest {
  /** The call that is handed over. */
  session: Session;
  /** A number's address (blind), or the call that takes its place (attended). */
  target: URI | Session;
  /** Each status that a NOTIFY says. */
  progressed: (status: number) => void;
}

/** Calls whose REFER waits for its answer: how to give it up. */
const waiting = new WeakMap<Session, () => void>();

/** The socket is gone: nobody will say whether the REFER was taken. What was taken goes on, and may be told later. */
export function giveUpTransfer(session: Session): void {
  waiting.get(session)?.();
}

interface Outcome {
  promise: Promise<void>;
  /** The exchange is at it: its target may ring for a while. */
  accept: () => void;
  /** The first one counts; null is success. */
  settle: (error: ServiceError | null) => void;
}

/** The exchange has to accept the REFER within this (spec 2 §9). */
const ACCEPT_MS = 20_000;

/**
 * And the target the call within this from then on. A REFER cannot be cancelled: an exchange that goes on ringing the
 * target takes the caller out of a call that the agent was given back too early.
 */
const ANSWER_MS = 60_000;

/** CSeq of the REFERs of a call that are over: a late NOTIFY of one names it (RFC 3515 §2.4.6). */
const spent = new WeakMap<Session, Set<number>>();

/** The status line of a NOTIFY's sipfrag, null where there is none. */
function statusOf(notification: Notification): number | null {
  const status = /^\s*SIP\/2\.0 (\d{3})(?!\d)/i.exec(notification.request.body)?.[1];
  return status === undefined ? null : Number(status);
}

function remember(session: Session, sequence: number): void {
  spent.set(session, (spent.get(session) ?? new Set()).add(sequence));
}

/** Whether a NOTIFY belongs to an earlier REFER. An id that was none of ours is an exchange's own numbering. */
function isLate(notification: Notification, session: Session): boolean {
  const id = /;\s*id=(\d+)/i.exec(notification.request.getHeader('Event') ?? '')?.[1];
  return spent.get(session)?.has(Number(id)) === true;
}

/** A promise to be settled once, by whichever comes first: `settle`, the end of the call or the time limit. */
function outcomeOf(session: Session): Outcome {
  let finish: (error: ServiceError | null) => void = () => undefined;
  const settle = (error: ServiceError | null): void => finish(error);
  const expireIn = (ms: number) => setTimeout(() => settle(new ServiceError('transferTimeout')), ms);
  let wasAccepted = false;
  let timer = expireIn(ACCEPT_MS);
  const promise = new Promise<void>((resolve, reject) => {
    const watchState = (state: SessionState): void => {
      if (state === SessionState.Terminated) settle(wasAccepted ? null : new ServiceError('callOver'));
    };
    session.stateChange.addListener(watchState);
    waiting.set(session, () => {
      if (!wasAccepted) settle(new ServiceError('socketLost'));
    });
    finish = (error) => {
      finish = () => undefined;
      waiting.delete(session);
      clearTimeout(timer);
      session.stateChange.removeListener(watchState);
      if (error === null) resolve();
      else reject(error);
    };
  });
  const accept = (): void => {
    if (wasAccepted) return;
    wasAccepted = true;
    clearTimeout(timer);
    timer = expireIn(ANSWER_MS);
  };
  return { promise, accept, settle };
}

/**
 * Sends REFER and waits for what became of it (RFC 3515): the status line in the NOTIFYs, not the 202, which says
 * only that the other side will try, nor Subscription-State, which SIP.js as the other side always reports terminated.
 * Resolves when the target took the call; whoever called then ends the own leg, where the exchange has not done so.
 * Rejects `transferFailed` (`message` is the status), `transferTimeout` 20 s without a 2xx or 60 s without an outcome,
 * `socketLost` before the 2xx, `notEstablished`, `callOver`: the caller is still there, but for the last one.
 *
 * A BYE instead of a NOTIFY: many exchanges take the call out of our hands as soon as they accepted the REFER (3CX
 * and carriers' switches with the 202, Asterisk when the target answers), and not all of them notify. So an end of
 * the call after a 2xx or a NOTIFY, with nothing refused, is a transfer that went through. It may also be a caller
 * who hung up while waiting; nothing on the wire distinguishes these, and for the agent both are the same: nobody is
 * there to go back to. Before the 2xx the call is just over.
 */
export async function transfer({ session, target, progressed }: TransferRequest): Promise<void> {
  const legs = target instanceof Session ? [session, target] : [session];
  if (legs.some(({ state }) => state !== SessionState.Established)) throw new ServiceError('notEstablished');

  let isOver = false;
  const { promise, accept, settle } = outcomeOf(session);
  const refuse = (status: number | undefined): void => {
    settle(new ServiceError('transferFailed', String(status ?? '')));
  };
  const onNotify = (notification: Notification): void => {
    void notification.accept();
    const status = statusOf(notification);
    if (isOver || status === null || isLate(notification, session)) return;
    accept();
    progressed(status);
    if (status >= 300) refuse(status);
    else if (status >= 200) settle(null);
  };
  const onAccept = (): void => {
    accept();
    advanceCallCSeq(session, sent);
  };
  const onReject = ({ message }: IncomingResponse): void => {
    advanceCallCSeq(session, sent);
    refuse(message.statusCode);
  };
  const requestDelegate = { onAccept, onReject, onRedirect: onReject };
  const sent = session.refer(target, { onNotify, requestDelegate });
  sent.catch(() => settle(new ServiceError('notEstablished')));
  try {
    await promise;
  } finally {
    isOver = true;
    sent.then(
      ({ message }) => remember(session, message.cseq),
      () => undefined,
    );
  }
}

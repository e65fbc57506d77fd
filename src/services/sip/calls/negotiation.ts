import { sipError } from '../sipError';

/** What a re-INVITE is to change; what is not named stays. */
export interface Change {
  held?: boolean;
  restartIce?: boolean;
}

/** What became of an offer. */
export type Reply =
  | { kind: 'accepted'; answer: string; confirm: () => void }
  | { kind: 'refused'; status: number; phrase: string; retryAfterS: number | null }
  /** There is no socket, or it went before the answer came. */
  | { kind: 'lost' };

/** The two sides that a negotiation brings together: the own description and the wire. */
export interface NegotiationParts {
  offer: (options: { held: boolean; restartIce: boolean }) => Promise<string>;
  send: (offer: string) => Promise<Reply>;
  apply: (answer: string) => Promise<void>;
  /** Takes the offer back; the direction is that of `held` again. */
  rollback: (held: boolean) => Promise<void>;
  /** Whether an offer can be sent at all. */
  isReachable: () => boolean;
  /** Whether the other side says that it no longer knows the call; one that says nothing may know it. */
  isForgotten: () => Promise<boolean>;
  /** The other side no longer knows the call. */
  dialogLost: () => void;
  /** The call begins on hold: it takes the place of one that is. */
  beginsHeld?: boolean;
  /** Whether the Call-ID is ours: who waits longer after glare (RFC 3261 §14.1). */
  ownsCallId: boolean;
  /** Uniform in [0, 1). */
  random: () => number;
}

/** One negotiation at a time for each call, ours and the other side's. */
export interface Negotiation {
  /** Our own hold, as the other side accepted it last. */
  isHeld(): boolean;
  /**
   * Queues a re-INVITE; resolves when the other side accepted it, at once when there is nothing to change. Rejects
   * `negotiationFailed` (`message` is status and phrase), `socketLost`, `callOver`: then all is as it was.
   */
  change(change: Change): Promise<void>;
  /**
   * The other side offers. The answer is to be called when its offer is over; null while an offer of ours is under
   * way: then it is to be refused with 491.
   */
  admit(): (() => void) | null;
  /** The call is over: whatever waits rejects `callOver`. */
  close(): void;
}

/** An offer that meets the other side's is tried so many times more. */
const RETRIES = 3;

/** A server that is busy with an offer of ours asks for 0 to 10 s (RFC 3261 §14.2). */
const LONGEST_RETRY_AFTER_S = 10;

const STEP_MS = 10;

/** RFC 3261 §14.1: the owner of the Call-ID waits 2.1 to 4 s, the other 0 to 2 s, in steps of 10 ms. */
export function glareDelayMs(ownsCallId: boolean, random: () => number): number {
  return ownsCallId ? 2100 + STEP_MS * Math.floor(random() * 191) : STEP_MS * Math.floor(random() * 201);
}

/** How long to wait before a refused offer may be tried again, ms; null: never. */
function retryDelayMs(
  { status, retryAfterS }: Reply & { kind: 'refused' },
  ownsCallId: boolean,
  random: () => number,
): number | null {
  if (status === 491) return glareDelayMs(ownsCallId, random);
  const isBusy = status === 500 && retryAfterS !== null && retryAfterS <= LONGEST_RETRY_AFTER_S;
  return isBusy ? retryAfterS * 1000 : null;
}

/** The queue of a call's negotiations. */
export function createNegotiation(parts: NegotiationParts): Negotiation {
  let held = parts.beginsHeld === true;
  let isClosed = false;
  let isOffering = false;
  /** The other side's offer; resolves when it is over. */
  let foreign: Promise<void> | null = null;
  let tail = Promise.resolve();
  const wakers = new Set<() => void>();

  /** Sleeps, or until the call is over. */
  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      wakers.add(wake);
    });
  }

  function assertOpen(): void {
    if (isClosed) throw sipError('callOver');
  }

  async function untilFree(): Promise<void> {
    while (foreign !== null) await foreign;
    assertOpen();
  }

  async function goBack(): Promise<void> {
    try {
      await parts.rollback(held);
    } catch {
      // After an answer that it refused Chromium may refuse this too; why the offer failed is what counts.
    }
  }

  async function settle(reply: Reply, wanted: boolean): Promise<void> {
    if (reply.kind !== 'accepted') {
      await goBack();
      return;
    }
    try {
      assertOpen();
      await parts.apply(reply.answer);
      held = wanted;
    } catch (error) {
      // The other side believes in the new state; the call goes on in the old one rather than not at all.
      await goBack();
      assertOpen();
      throw sipError('negotiationFailed', String(error));
    } finally {
      reply.confirm();
    }
  }

  async function offered(wanted: boolean, restartIce: boolean): Promise<string> {
    try {
      return await parts.offer({ held: wanted, restartIce });
    } catch (error) {
      await goBack();
      assertOpen();
      throw sipError('negotiationFailed', String(error));
    }
  }

  async function exchange({ held: wanted = held, restartIce = false }: Change): Promise<Reply> {
    if (!parts.isReachable()) return { kind: 'lost' };
    isOffering = true;
    try {
      const reply = await parts.send(await offered(wanted, restartIce));
      await settle(reply, wanted);
      assertOpen();
      return reply;
    } finally {
      isOffering = false;
    }
  }

  const isNeeded = (change: Change): boolean => change.restartIce === true || change.held !== held;

  async function attempt(change: Change, retries: number): Promise<void> {
    await untilFree();
    if (!isNeeded(change)) return;
    const reply = await exchange(change);
    if (reply.kind === 'accepted') return;
    if (reply.kind === 'lost') throw sipError('socketLost');
    const { status, phrase } = reply;
    if (status === 481 || (status === 408 && (await parts.isForgotten()))) {
      parts.dialogLost();
      throw sipError('callOver', `${status} ${phrase}`);
    }
    const delayMs = retryDelayMs(reply, parts.ownsCallId, parts.random);
    if (delayMs === null || retries === 0) throw sipError('negotiationFailed', `${status} ${phrase}`);
    await sleep(delayMs);
    await attempt(change, retries - 1);
  }

  return {
    isHeld: () => held,
    change(change) {
      const done = tail.then(() => attempt(change, RETRIES));
      tail = done.catch(() => undefined);
      return done;
    },
    admit() {
      if (isOffering || foreign !== null) return null;
      let leave: () => void = () => undefined;
      foreign = new Promise((resolve) => {
        leave = () => {
          foreign = null;
          wakers.delete(leave);
          resolve();
        };
      });
      wakers.add(leave);
      return leave;
    },
    close() {
      isClosed = true;
      wakers.forEach((wake) => wake());
    },
  };
}

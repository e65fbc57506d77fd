import { CAUSE } from '../../centre/callCauses';
import { findContactByNumber } from '../../store';
import { findAccount, type Account } from '../accounts';
import { bookCall, nextUniqueId } from '../bookedCall';
import type { Leg } from '../legs/leg';
import { endTogether, join, pair } from '../legs/pairing';
import { normalised } from '../numberPlan';
import type { ExchangeParts } from '../parts';
import type { Ringing } from '../ring';
import { newCallId } from '../ringAgent';
import { ringTarget } from '../ringTarget';
import { causeOfStatus } from '../sip/causes';
import { createDeskLeg, takeReceiver } from './deskLeg';

/** How long the desk telephone rings for a call that its agent asked for, and then the number, ms. */
const LIFT_MS = 30_000;
const PATIENCE_MS = 60_000;

/** A call that an agent places on the desk telephone. */
export interface DeskOrder {
  number: string;
  queue: string | null;
  /** dialled by hand: the receiver is up already; else it rings first */
  isLifted: boolean;
}

/** Places a call from a desk telephone; the centre's id of it, undefined when the telephone is in use. */
export function dialFromDesk(
  exchange: ExchangeParts,
  account: Account,
  order: DeskOrder,
): string | undefined {
  const { extension } = account;
  if (exchange.desks.standing(extension) !== 'idle') return undefined;
  const number = normalised(order.number);
  const uniqueid = nextUniqueId(exchange);
  const leg = createDeskLeg(exchange, account);
  const booked = bookCall(exchange, {
    account,
    line: null,
    callId: newCallId(),
    uniqueid,
    data: {},
    direction: 'initiator',
    number,
    name:
      findAccount(exchange.centre.sql, number)?.name ??
      findContactByNumber(exchange.centre.sql, number)?.nome ??
      null,
    queue: order.queue,
    waiting: null,
    linkedId: null,
    abandon: (cause) => leg.hangUp(cause),
  });
  let ringing: Ringing | null = null;
  let isBooked = true;

  /** Once the two speak the end of the leg is told by the booked call itself. */
  leg.onOver(({ cause }) => {
    stopWaiting();
    ringing?.cancel(null);
    exchange.desks.rest(extension);
    if (isBooked) booked.ended(cause);
  });

  async function connect(other: Leg): Promise<void> {
    ringing = null;
    if (leg.isOver()) {
      other.hangUp(CAUSE.normal);
      return;
    }
    if (other.kind === 'seat') await join(leg, other);
    else pair(leg, other);
    endTogether(leg);
    endTogether(other);
    isBooked = false;
    booked.answered(leg);
  }

  function call(): void {
    stopWaiting();
    takeReceiver(exchange, account, leg);
    const caller = { number: extension, name: account.name, contactId: null };
    const wish = { caller, queue: null, waiting: null, linkedId: uniqueid, headers: [] };
    ringing = ringTarget(
      exchange,
      number,
      { ...wish, sounding: { kind: 'made', make: leg.makeOffer }, patienceMs: PATIENCE_MS },
      {
        ringing: () => booked.rings(),
        answered: (other) => {
          connect(other).catch((error: unknown) => {
            exchange.onError(error);
            other.hangUp(CAUSE.interworking);
            leg.hangUp(CAUSE.interworking);
          });
        },
        refused: (why) => {
          ringing = null;
          leg.hangUp(causeOfStatus(why.status));
        },
      },
    );
  }

  const stopWaiting = exchange.centre.timers.after(LIFT_MS, () => leg.hangUp(CAUSE.noAnswer));
  if (order.isLifted) call();
  else exchange.desks.ring(extension, { lifted: call, declined: () => leg.hangUp(CAUSE.rejected) });
  return uniqueid;
}

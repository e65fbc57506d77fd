import { CAUSE } from '../../centre/callCauses';
import type { Account } from '../accounts';
import { bookCall, nextUniqueId } from '../bookedCall';
import type { ExchangeParts } from '../parts';
import { plainRefusal, refuseSoon, type RingHandlers, type Ringing, type Wish } from '../ring';
import { newCallId } from '../ringAgent';
import { callData, causeOfCancel } from '../callData';
import { createDeskLeg, takeReceiver } from './deskLeg';

const BUSY_HERE = 486;
const DECLINE = 603;
const UNAVAILABLE = 480;

/** Rings the telephone on an agent's desk; it is in the centre's books as any call at an extension. */
export function ringDesk(
  exchange: ExchangeParts,
  account: Account,
  wish: Wish,
  handlers: RingHandlers,
): Ringing {
  const { extension } = account;
  if (exchange.desks.standing(extension) !== 'idle') return refuseSoon(handlers, plainRefusal(BUSY_HERE));
  const uniqueid = nextUniqueId(exchange);
  const leg = createDeskLeg(exchange, account);
  const { caller, linkedId, queue, sounding, waiting } = wish;
  const booked = bookCall(exchange, {
    account,
    line: null,
    callId: newCallId(),
    uniqueid,
    data: callData(uniqueid, wish),
    direction: 'recipient',
    number: caller.number,
    name: caller.name,
    queue,
    waiting,
    linkedId,
    abandon: (cause) => fail(cause, UNAVAILABLE),
  });
  let isOpen = true;

  function close(): boolean {
    if (!isOpen) return false;
    isOpen = false;
    exchange.desks.rest(extension);
    return true;
  }

  function fail(cause: number, status: number): void {
    if (!close()) return;
    leg.hangUp(cause);
    booked.ended(cause);
    handlers.refused(plainRefusal(status));
  }

  async function lift(): Promise<void> {
    const sdp = sounding.kind === 'description' ? await leg.offer(sounding.sdp) : null;
    if (!close()) return;
    takeReceiver(exchange, account, leg);
    booked.answered(leg);
    handlers.answered(leg, sdp);
  }

  exchange.desks.ring(extension, {
    lifted: () =>
      void lift().catch((error: unknown) => {
        exchange.onError(error);
        fail(CAUSE.interworking, 488);
      }),
    declined: () => fail(CAUSE.rejected, DECLINE),
  });
  booked.rings();
  queueMicrotask(() => {
    if (isOpen) handlers.ringing(180, null);
  });
  return {
    cancel: (reason) => {
      if (!close()) return;
      leg.hangUp(CAUSE.normal);
      booked.ended(causeOfCancel(reason));
    },
  };
}

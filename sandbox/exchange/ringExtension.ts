import { CAUSE } from '../centre/callCauses';
import type { Account } from './accounts';
import { callData, causeOfCancel } from './callData';
import { ringDesk } from './desk/ringDesk';
import { bookCall, nextUniqueId, type BookedCall } from './bookedCall';
import type { Offered } from './legs/leg';
import type { ExchangeParts } from './parts';
import type { Binding } from './registrar';
import { plainRefusal, refuseSoon, type RingHandlers, type Ringing, type Wish } from './ring';
import { newCallId, ringDevice } from './ringAgent';
import { causeOfStatus } from './sip/causes';

/** The description to offer, and what has to be done with it afterwards. */
async function prepare(wish: Wish): Promise<Offered> {
  if (wish.sounding.kind === 'made') return wish.sounding.make();
  return { sdp: wish.sounding.sdp, use: async () => undefined, drop: () => undefined };
}

/** Calls an agent's extension; it is in the centre's books from the INVITE on. */
export function ringExtension(
  exchange: ExchangeParts,
  account: Account,
  wish: Wish,
  handlers: RingHandlers,
): Ringing {
  const binding = exchange.registrar.find(account.extension);
  if (!binding && exchange.desks.has(account.extension)) return ringDesk(exchange, account, wish, handlers);
  if (!binding) return refuseSoon(handlers, plainRefusal(480));
  let stop: (reason: string | null) => void = () => {
    stopped = true;
  };
  let stopped = false;

  prepare(wish).then(
    (offered) => {
      if (stopped) offered.drop();
      else stop = call(exchange, { account, binding, wish, offered, handlers });
    },
    (error: unknown) => {
      exchange.onError(error);
      if (!stopped) handlers.refused(plainRefusal(500));
    },
  );
  return { cancel: (reason) => stop(reason) };
}

interface Attempt {
  account: Account;
  binding: Binding;
  wish: Wish;
  offered: Offered;
  handlers: RingHandlers;
}

/** Sends the INVITE; answers how to give up. */
function call(exchange: ExchangeParts, attempt: Attempt): (reason: string | null) => void {
  const { account, binding, wish, offered, handlers } = attempt;
  const { caller } = wish;
  const uniqueid = nextUniqueId(exchange);
  const callId = newCallId();
  const data = callData(uniqueid, wish);
  const kept = wish.headers.filter((line) => !/^x-/i.test(line));
  const booked: BookedCall = bookCall(exchange, {
    account,
    line: binding.line,
    callId,
    uniqueid,
    data,
    direction: 'recipient',
    number: caller.number,
    name: caller.name,
    queue: wish.queue,
    waiting: wish.waiting,
    linkedId: wish.linkedId,
    abandon: (cause) => {
      fail(cause);
      handlers.refused(plainRefusal(480));
    },
  });
  let isOver = false;

  function fail(cause: number): void {
    if (isOver) return;
    isOver = true;
    ringing.cancel(null);
    offered.drop();
    booked.ended(cause);
  }

  const headers = [...Object.entries(data).map(([name, value]) => `${name}: ${value}`), ...kept];
  const ringing = ringDevice(
    exchange,
    { account, binding, caller, sdp: offered.sdp, callId, headers },
    {
      ringing: (status, sdp) => {
        booked.rings();
        handlers.ringing(status, sdp);
      },
      answered: (leg, sdp) => {
        isOver = true;
        booked.answered(leg);
        offered.use(sdp).then(
          () => handlers.answered(leg, wish.sounding.kind === 'description' ? sdp : null),
          (error: unknown) => {
            exchange.onError(error);
            offered.drop();
            leg.hangUp(CAUSE.interworking);
            handlers.refused(plainRefusal(488));
          },
        );
      },
      refused: (why) => {
        isOver = true;
        offered.drop();
        booked.ended(causeOfStatus(why.status));
        handlers.refused(why);
      },
    },
  );
  return (reason) => {
    if (isOver) return;
    isOver = true;
    ringing.cancel(reason);
    offered.drop();
    booked.ended(causeOfCancel(reason));
  };
}

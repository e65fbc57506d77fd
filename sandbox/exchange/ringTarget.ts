import type { ExchangeParts } from './parts';
import { planOf } from './numberPlan';
import { plainRefusal, refuseSoon, type RingHandlers, type Ringing, type Wish } from './ring';
import { ringExtension } from './ringExtension';
import { ringParty } from './ringParty';
import { enterRoom } from './rooms/enterRoom';

/** Told to whoever rings when the caller's patience is at its end. */
const PATIENCE_REASON = 'Q.850;cause=19;text="User alerting, no answer"';

function ringForEver(handlers: RingHandlers): Ringing {
  let cancelled = false;
  queueMicrotask(() => {
    if (!cancelled) handlers.ringing(180, null);
  });
  return {
    cancel: () => {
      cancelled = true;
    },
  };
}

function begin(exchange: ExchangeParts, dialled: string, wish: Wish, handlers: RingHandlers): Ringing {
  const plan = planOf(exchange.centre.sql, dialled);
  switch (plan.kind) {
    case 'extension':
      return ringExtension(exchange, plan.account, wish, handlers);
    case 'party': {
      const { timers } = exchange.centre;
      const { clock, switches, onError } = exchange;
      const parts = { timers, clock, switches, enrol: exchange.roster.enrol, onError };
      return ringParty(parts, plan, wish, handlers);
    }
    case 'room':
      return enterRoom(exchange, plan.room, wish, handlers);
    case 'noAnswer':
      return ringForEver(handlers);
    case 'redirected':
      return refuseSoon(handlers, { ...plainRefusal(plan.status), to: plan.to });
    case 'refused':
      return refuseSoon(handlers, plainRefusal(plan.status, plan.headers));
  }
}

/** Calls whatever a dialled number leads to; after the wish's patience it is refused with 480. */
export function ringTarget(
  exchange: ExchangeParts,
  dialled: string,
  wish: Wish,
  handlers: RingHandlers,
): Ringing {
  const ringing = begin(exchange, dialled, wish, {
    ringing: handlers.ringing,
    answered: (leg, sdp) => {
      stopWaiting();
      handlers.answered(leg, sdp);
    },
    refused: (why) => {
      stopWaiting();
      handlers.refused(why);
    },
  });
  const stopWaiting = exchange.centre.timers.after(wish.patienceMs, () => {
    ringing.cancel(PATIENCE_REASON);
    handlers.refused(plainRefusal(480));
  });
  return {
    cancel: (reason) => {
      stopWaiting();
      ringing.cancel(reason);
    },
  };
}

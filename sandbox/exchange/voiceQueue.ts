import { CAUSE } from '../centre/callCauses';
import { leaveQueue, waitInQueue } from '../centre/callsWaiting';
import type { Cancel } from '../centre/timers';
import { findContactByNumber } from '../store';
import { findAccount } from './accounts';
import { createAgentPick } from './agentPick';
import { createCustomer } from './endpoints/customer';
import { tone } from './endpoints/tones';
import { createCustomerLeg } from './legs/customerLeg';
import type { CustomerLeg, Leg } from './legs/leg';
import { endTogether, pair } from './legs/pairing';
import type { ExchangeParts } from './parts';
import type { RingHandlers, Ringing, Wish } from './ring';
import { ringExtension } from './ringExtension';
import { causeOfStatus } from './sip/causes';

/** How often a waiting call looks for an agent who became free, ms. */
const LOOK_MS = 200;

const GAVE_UP = `Q.850;cause=${CAUSE.normal};text="Normal Clearing"`;
const ELSEWHERE = 'SIP;cause=200;text="Call completed elsewhere"';
const RING_OVER = `Q.850;cause=${CAUSE.noAnswer};text="User alerting, no answer"`;

/** A customer who calls. */
export interface CustomerCall {
  number: string;
  name: string | null;
  /** the voice queue, or null for a call straight to `extension` */
  queue: string | null;
  extension: string | null;
  /** hangs up when nobody answered for so long, ms */
  patienceMs: number | null;
  /** asks the device to answer by itself (Call-Info) */
  answersItself: boolean;
  mute: boolean;
  /** plays this tone instead of speaking, Hz, and gives nothing back */
  toneHz: number | null;
  /** hangs up so long after the answer, ms */
  talkMs: number | null;
  /** more headers of the INVITE */
  headers: string[];
}

/** The customers' calls until they are answered. */
export interface VoiceQueue {
  /** A customer begins to call. */
  call(wish: CustomerCall): CustomerLeg;
  /** Ends what rings or waits for a customer: given up, or taken by somebody elsewhere. */
  cancel(leg: CustomerLeg, completedElsewhere: boolean): boolean;
  /** How many wait. */
  waiting(): number;
  /** Whether somebody serves a queue with a telephone. */
  isServed(queue: string): boolean;
}

interface Waiting {
  leg: CustomerLeg;
  service: number | null;
  ringing: Ringing | null;
  passedOver: Set<number>;
  cancels: Cancel[];
}

/** Makes the queue. */
export function createVoiceQueue(exchange: ExchangeParts): VoiceQueue {
  const pick = createAgentPick(exchange);
  const calls = new Map<CustomerLeg, Waiting>();
  const { timers } = exchange.centre;

  /** Takes a call out of the queue; what rang is told why. */
  function leave(waiting: Waiting, reason: string | null): void {
    if (!calls.delete(waiting.leg)) return;
    waiting.cancels.forEach((cancel) => cancel());
    waiting.ringing?.cancel(reason);
    if (waiting.service !== null) leaveQueue(exchange.centre, waiting.service);
  }

  function passOver(waiting: Waiting, agentId: number | null): void {
    waiting.ringing = null;
    if (agentId === null) return;
    waiting.passedOver.add(agentId);
    timers.after(exchange.switches.passOverMs, () => waiting.passedOver.delete(agentId));
  }

  function answered(waiting: Waiting, wish: CustomerCall, leg: Leg): void {
    if (!calls.has(waiting.leg)) {
      leg.hangUp(CAUSE.normal);
      return;
    }
    waiting.service = null;
    waiting.ringing = null;
    leave(waiting, null);
    pair(leg, waiting.leg);
    endTogether(leg);
    endTogether(waiting.leg);
    if (wish.talkMs !== null) timers.after(wish.talkMs, () => waiting.leg.leave(CAUSE.normal));
  }

  function ring(waiting: Waiting, wish: CustomerCall): void {
    const { leg } = waiting;
    const account =
      wish.queue === null
        ? findAccount(exchange.centre.sql, wish.extension ?? '')
        : pick.next(wish.queue, waiting.passedOver);
    if (!account || !(exchange.registrar.find(account.extension) || exchange.desks.has(account.extension)))
      return;
    const contact = findContactByNumber(exchange.centre.sql, leg.number);
    const stopRinging = timers.after(exchange.switches.queueRingMs, () => {
      waiting.ringing?.cancel(RING_OVER);
      passOver(waiting, account.agentId);
    });
    const offer: Wish = {
      caller: { number: leg.number, name: leg.name, contactId: contact?.id ?? null },
      sounding: { kind: 'made', make: leg.makeOffer },
      queue: wish.queue,
      waiting: waiting.service,
      linkedId: null,
      headers: [
        ...(wish.answersItself ? ['Call-Info: <sip:exchange.localhost>;answer-after=0'] : []),
        ...wish.headers,
      ],
      patienceMs: exchange.switches.queueRingMs,
    };
    const handlers: RingHandlers = {
      ringing: () => undefined,
      answered: (agentLeg) => {
        stopRinging();
        answered(waiting, wish, agentLeg);
      },
      refused: ({ status }) => {
        stopRinging();
        passOver(waiting, account.agentId);
        // A call straight to an extension has nobody else to go to.
        if (wish.queue === null) leg.hangUp(causeOfStatus(status));
      },
    };
    waiting.ringing = ringExtension(exchange, account, offer, handlers);
  }

  function look(waiting: Waiting, wish: CustomerCall): void {
    if (!calls.has(waiting.leg)) return;
    if (!waiting.ringing) ring(waiting, wish);
    timers.after(LOOK_MS, () => look(waiting, wish));
  }

  return {
    call: (wish) => {
      const { toneHz } = wish;
      const customer = createCustomer(exchange.clock, {
        number: wish.number,
        name: wish.name,
        mute: wish.mute,
        ...(toneHz === null ? {} : { sound: tone(toneHz), echoes: false }),
      });
      const leg = createCustomerLeg(customer);
      exchange.roster.enrol(leg);
      const { queue, number: numero, name: nome } = wish;
      const service = queue === null ? null : waitInQueue(exchange.centre, { queue, numero, nome });
      const waiting: Waiting = { leg, service, ringing: null, passedOver: new Set(), cancels: [] };
      calls.set(leg, waiting);
      leg.onOver(() => leave(waiting, GAVE_UP));
      if (wish.patienceMs !== null) {
        waiting.cancels.push(timers.after(wish.patienceMs, () => leg.leave(CAUSE.normal)));
      }
      look(waiting, wish);
      return leg;
    },
    cancel: (leg, completedElsewhere) => {
      const waiting = calls.get(leg);
      if (!waiting) return false;
      leave(waiting, completedElsewhere ? ELSEWHERE : GAVE_UP);
      leg.hangUp(completedElsewhere ? CAUSE.elsewhere : CAUSE.normal);
      return true;
    },
    waiting: () => calls.size,
    isServed: pick.isServed,
  };
}

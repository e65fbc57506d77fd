import type { Timers } from '../centre/timers';
import type { FrameClock } from './endpoints/clock';
import { createCustomer, type Customer } from './endpoints/customer';
import { withDirection } from './endpoints/description';
import { announcement, silence, tone, voiceOf } from './endpoints/tones';
import { startMenu } from './ivr';
import { createCustomerLeg } from './legs/customerLeg';
import type { CustomerLeg } from './legs/leg';
import type { Plan } from './numberPlan';
import type { RingHandlers, Ringing, Wish } from './ring';
import { CAUSE } from '../centre/callCauses';
import type { Switches } from './switches';

/** Before a called telephone rings, ms. */
const REACH_MS = 80;

/** What calls to simulated parties need. */
export interface PartyParts {
  timers: Timers;
  clock: FrameClock;
  switches: Switches;
  /** Keeps the party where tests find it. */
  enrol(leg: CustomerLeg): void;
  onError: (error: unknown) => void;
}

type Party = Extract<Plan, { kind: 'party' }>;

function begin(parts: PartyParts, { number, behaviour }: Party, customer: Customer, leg: CustomerLeg): void {
  if (behaviour.announces) customer.play(voiceOf(number));
  if (behaviour.asksFor !== undefined) startMenu(customer, behaviour.asksFor);
  if (behaviour.talkMs === undefined) return;
  parts.timers.after(behaviour.talkMs, () => leg.leave(behaviour.cause ?? CAUSE.normal));
}

/** Calls a simulated party: it rings or announces, then answers with real sound. */
export function ringParty(parts: PartyParts, party: Party, wish: Wish, handlers: RingHandlers): Ringing {
  const { number, name, behaviour } = party;
  const customer = createCustomer(parts.clock, {
    number,
    name,
    mute: behaviour.mute ?? false,
    echoes: behaviour.asksFor === undefined && behaviour.toneHz === undefined,
    ...(behaviour.announces ? { sound: announcement() } : {}),
    ...(behaviour.isEcho ? { sound: silence() } : {}),
    ...(behaviour.toneHz === undefined ? {} : { sound: tone(behaviour.toneHz) }),
  });
  const leg = createCustomerLeg(customer);
  parts.enrol(leg);
  let isOff = false;
  leg.onOver(() => {
    isOff = true;
  });

  /** The party's answer to what it is offered; nothing for sound that is connected afterwards. */
  async function answer(): Promise<string | null> {
    return wish.sounding.kind === 'description' ? customer.answer(wish.sounding.sdp) : null;
  }

  function step(ms: number, act: () => Promise<void>): void {
    parts.timers.after(ms, () => {
      if (isOff) return;
      act().catch((error: unknown) => {
        parts.onError(error);
        leg.hangUp(CAUSE.failure);
        handlers.refused({ status: 488, phrase: null, headers: [], to: null });
      });
    });
  }

  step(REACH_MS, async () => {
    if (behaviour.ringMs === 0) return;
    const described = behaviour.announces ? await answer() : null;
    const isOneWay = behaviour.isDeafEarly === true && described !== null;
    const early = isOneWay ? withDirection(described, 'sendonly') : described;
    if (isOff) return;
    handlers.ringing(early === null ? 180 : 183, early, behaviour.forksEarly ? 'fork' : undefined);
    if (!behaviour.forksEarly) return;
    customer.changeDevice();
    handlers.ringing(183, await answer());
  });
  step(REACH_MS + 20 + (behaviour.ringMs ?? parts.switches.answerAfterMs), async () => {
    if (behaviour.forks) customer.changeDevice();
    const sdp = await answer();
    if (isOff) return;
    begin(parts, party, customer, leg);
    handlers.answered(leg, sdp);
  });
  return { cancel: () => leg.hangUp(CAUSE.normal) };
}

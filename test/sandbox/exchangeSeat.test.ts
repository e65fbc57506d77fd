/** @jest-environment node */
import { CAUSE } from '../../sandbox/centre/callCauses';
import { createFrameClock } from '../../sandbox/exchange/endpoints/clock';
import { createCustomer } from '../../sandbox/exchange/endpoints/customer';
import { tone } from '../../sandbox/exchange/endpoints/tones';
import { createCustomerLeg } from '../../sandbox/exchange/legs/customerLeg';
import type { SeatLeg } from '../../sandbox/exchange/legs/leg';
import { join } from '../../sandbox/exchange/legs/pairing';
import { createSeat } from '../../sandbox/exchange/rooms/seat';
import { createMixer } from '../../sandbox/exchange/rooms/mixer';
import { until } from './client';

const clock = createFrameClock((error) => {
  throw error;
});

const open: (() => void)[] = [];

afterAll(() => {
  open.forEach((close) => close());
  clock.stop();
});

/** A certificate that the other side does not have. */
const STRANGE = `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`;

/** A seat whose first answers spoil the handshake, as a process that was too busy for it would. */
function spoiled(seat: SeatLeg, times: number): SeatLeg {
  let answers = 0;
  return {
    ...seat,
    offer: async (sdp) => {
      const answer = await seat.offer(sdp);
      answers += 1;
      return answers > times ? answer : answer.replace(/a=fingerprint:sha-256 [\dA-F:]+/iu, STRANGE);
    },
  };
}

function customerLeg() {
  const customer = createCustomerLeg(
    createCustomer(clock, { number: '5511980000000', name: null, sound: tone(1_000) }),
  );
  open.push(() => customer.hangUp(CAUSE.normal));
  return customer;
}

test('a customer whose handshake with a room was spoilt gets another one, and is heard', async () => {
  const mixer = createMixer();
  clock.listen(mixer.tick);
  const listener = mixer.place();
  const seat = createSeat(clock, '*7099', mixer.place());
  open.push(() => seat.hangUp(CAUSE.normal));
  const customer = customerLeg();
  await join(customer, spoiled(seat, 1));
  expect(customer.customer.report().state).toBe('connected');
  await until(() => (listener.others().some((sample) => sample !== 0) ? true : undefined), 'the tone');
});

test('a customer who goes meanwhile leaves no empty seat', async () => {
  const seat = createSeat(clock, '*7099', createMixer().place());
  open.push(() => seat.hangUp(CAUSE.normal));
  const customer = customerLeg();
  const joined = join(customer, spoiled(seat, Infinity));
  customer.leave(CAUSE.normal);
  await joined;
  expect(seat.isOver()).toBe(true);
});

import * as calls from '../../../src/store/calls/actions';
import { selectRing } from '../../../src/store/calls/selectors';
import { diceOf, type Dice } from '../../support/random';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness({ checks: false });
  await h.start();
});

afterEach(() => h.end());

const heard = () => h.audio.rung.at(-1);

describe('the ring', () => {
  it('sounds while a call is offered, and not a moment longer', async () => {
    expect(heard()).toBe('none');
    h.phone.offer('c1');
    expect(heard()).toBe('incoming');
    h.phone.end('c1', { cause: 'cancelled' });
    expect(heard()).toBe('none');
    expect(h.audio.rung).toEqual(['none', 'incoming', 'none']);
  });

  it('is the ring-back while the other side rings without a sound of its own', async () => {
    h.dispatch(
      calls.dialRequested({ number: '1', name: null, queue: null, contactId: null, consultOf: null }),
    );
    await h.settle();
    const callId = h.state().calls.live[0]?.id ?? '';
    h.phone.emit({ kind: 'progressed', callId, status: 180, earlyMedia: false });
    expect(heard()).toBe('ringBack');
    h.phone.emit({ kind: 'progressed', callId, status: 183, earlyMedia: true });
    expect(heard()).toBe('none');
  });

  it('ends with the session', async () => {
    h.phone.offer('c1');
    const last = h.run(function* idle() {});
    last.cancel();
    await h.end();
    expect(heard()).toBe('none');
    h = createVoiceHarness();
  });
});

/** One thing that may happen to calls, whether it makes sense now or not. */
function step(dice: Dice, next: () => string): void {
  const live = h.state().calls.live.map(({ id }) => id);
  const callId = live[dice.int(live.length || 1)] ?? 'none';
  const other = live[dice.int(live.length || 1)] ?? 'none';
  const dial = { number: '2002', name: null, queue: null, contactId: null, consultOf: null };
  dice.pick<() => unknown>([
    () => h.phone.offer(next(), { answersItself: dice.chance(0.2) }),
    () => h.dispatch(calls.dialRequested(dial)),
    () => h.dispatch(calls.answerRequested({ callId })),
    () => h.dispatch(calls.declineRequested({ callId })),
    () => h.dispatch(calls.hangUpRequested({ callId })),
    () => h.dispatch(calls.holdRequested({ callId })),
    () => h.dispatch(calls.resumeRequested({ callId })),
    () => h.dispatch(calls.blindTransferRequested({ callId, number: '2003' })),
    () => h.dispatch(calls.attendedTransferRequested({ callId, otherCallId: other })),
    () => h.phone.emit({ kind: 'progressed', callId, status: 180, earlyMedia: false }),
    () => h.phone.emit({ kind: 'progressed', callId, status: 183, earlyMedia: true }),
    () => h.phone.emit({ kind: 'established', callId }),
    () => h.phone.end(callId, { cause: dice.pick(['cancelled', 'completed', 'busy']) }),
    () => h.phone.emit({ kind: 'socketLost', code: 1006, reason: '' }),
  ])();
}

describe('after anything that may happen', () => {
  const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

  it.each(SEEDS)('(seed %i) it sounds as the calls say, and is silent when all are over', async (seed) => {
    const dice = diceOf(seed);
    let made = 0;
    for (let index = 0; index < 150; index += 1) {
      step(dice, () => `c${(made += 1)}`);
      if (dice.chance(0.5)) await h.pass(dice.int(3_000));
      expect(heard()).toBe(selectRing(h.state()));
      expect(
        h.state().calls.live.filter(({ hold, phase }) => phase === 'active' && hold === 'off').length,
      ).toBeLessThanOrEqual(1);
    }
    for (const { id } of h.state().calls.live) h.phone.end(id);
    await h.pass(70_000);
    expect(h.state().calls.live).toEqual([]);
    expect(h.phone.calls.size).toBe(0);
    expect(heard()).toBe('none');
  });
});

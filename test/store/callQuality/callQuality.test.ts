import * as calls from '../../../src/store/calls/actions';
import { loggedOut } from '../../../src/store/auth/actions';
import { callQualityReducer } from '../../../src/store/callQuality/reducer';
import type { CallQualityState } from '../../../src/store/callQuality/state';
import type { StampedAction } from '../../../src/store/stamp';

const START = Date.UTC(2026, 2, 10, 12);

const S = 1_000;

/** Facts, each with when it happened, in ms from the start. */
type Told = readonly (readonly [ms: number, action: StampedAction])[];

function fold(told: Told, from?: CallQualityState): CallQualityState {
  let state = from ?? callQualityReducer(undefined, { type: 'begin' });
  for (const [ms, action] of told)
    state = callQualityReducer(state, { ...action, meta: { ...action.meta, at: START + ms } });
  return state;
}

const answered = (callId = 'c1') => calls.answered({ callId });

const measured = (mos: number, callId = 'c1') =>
  calls.qualityMeasured({ callId, mos, rttMs: 20, jitterMs: 1.5, lossFraction: 0.01 });

const held = (isHeld: boolean) => calls.holdChanged({ callId: 'c1', held: isHeld });

const heldByOther = (isHeld: boolean) => calls.remoteHoldChanged({ callId: 'c1', held: isHeld });

const ended = calls.ended({
  callId: 'c1',
  end: { by: 'other', cause: 'completed', status: null, q850: null },
});

describe('how a call sounded', () => {
  it('is what was measured, when, and when a side held', () => {
    const state = fold([
      [0, answered()],
      [5 * S, measured(4.4)],
      [7 * S, held(true)],
      [30 * S, held(false)],
      [40 * S, heldByOther(true)],
      [45 * S, heldByOther(false)],
      [50 * S, measured(2.1)],
    ]);
    expect(state.calls).toEqual([
      {
        callId: 'c1',
        answeredAt: START,
        endedAt: null,
        samples: [
          { at: START + 5 * S, mos: 4.4, rttMs: 20, jitterMs: 1.5, lossFraction: 0.01 },
          { at: START + 50 * S, mos: 2.1, rttMs: 20, jitterMs: 1.5, lossFraction: 0.01 },
        ],
        holds: [
          { side: 'agent', from: START + 7 * S, to: START + 30 * S },
          { side: 'other', from: START + 40 * S, to: START + 45 * S },
        ],
      },
    ]);
  });

  it.each([
    ['its end', ended],
    ['its transfer', calls.transferred({ callId: 'c1' })],
  ])('ends with %s, and so do its holds', (_name, end) => {
    const over = fold([
      [0, answered()],
      [10 * S, held(true)],
      [20 * S, end],
    ]);
    expect(over.calls[0]).toMatchObject({
      endedAt: START + 20 * S,
      holds: [{ from: START + 10 * S, to: START + 20 * S }],
    });
    expect(
      fold(
        [
          [25 * S, measured(4)],
          [30 * S, held(true)],
          [35 * S, ended],
        ],
        over,
      ),
    ).toBe(over);
  });

  it('hears nothing of a call that was not answered, and nothing twice', () => {
    const none = fold([]);
    expect(
      fold(
        [
          [0, measured(4)],
          [1, held(true)],
          [2, ended],
        ],
        none,
      ),
    ).toBe(none);
    const once = fold([
      [0, answered()],
      [5 * S, held(true)],
    ]);
    expect(
      fold(
        [
          [6 * S, answered()],
          [7 * S, held(true)],
          [8 * S, heldByOther(false)],
        ],
        once,
      ),
    ).toBe(once);
  });

  it('keeps each call apart, the last eight', () => {
    const ids = Array.from({ length: 10 }, (_, index) => `c${String(index)}`);
    const state = fold(ids.map((id, index) => [index, answered(id)]));
    expect(state.calls.map(({ callId }) => callId)).toEqual(ids.slice(2));
    const next = fold([[20, measured(3, 'c5')]], state);
    expect(next.calls.filter(({ samples }) => samples.length > 0).map(({ callId }) => callId)).toEqual([
      'c5',
    ]);
    expect(next.calls[0]).toBe(state.calls[0]);
  });

  it('keeps the samples of an hour', () => {
    const told: Told = Array.from({ length: 730 }, (_, index) => [
      (index + 1) * 5 * S,
      measured(index % 2 === 0 ? 4 : 3),
    ]);
    const { samples } = fold([[0, answered()], ...told]).calls[0] ?? { samples: [] };
    expect(samples).toHaveLength(720);
    expect(samples[0]?.at).toBe(START + 11 * 5 * S);
    expect(samples.at(-1)?.at).toBe(START + 730 * 5 * S);
  });

  it('is nobody else’s', () => {
    const state = fold([
      [0, answered()],
      [5 * S, measured(4)],
    ]);
    expect(fold([[10 * S, loggedOut({ reason: 'agent', message: null })]], state).calls).toEqual([]);
  });
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { attemptStarted, authenticated, opened } from '../../../src/store/connection/actions';
import { statusReported, waitingReported } from '../../../src/store/queues/actions';
import { selectQueueBoard } from '../../../src/store/queues/boardSelectors';
import { selectQueueChoices } from '../../../src/store/queues/choiceSelectors';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { sampleHandshake } from '../../support/sagaSamples';

const MINUTE = 60_000;

const NOW = Date.parse('2026-03-10T12:00:00Z');

/** By the server's clock, which is ten minutes ahead. */
const told = (at: number) => new Date(at + 10 * MINUTE).toISOString();

function after(...facts: UnknownAction[]): RootState {
  const greeted = authenticated(sampleHandshake({ serverTime: told(NOW) }));
  const before = rootReducer(undefined, { type: 'begun' });
  return [
    attemptStarted({ attempt: 1 }),
    opened({ socketId: 's1' }),
    { ...greeted, meta: { at: NOW, id: 'greeted' } },
    ...facts,
  ].reduce<RootState>(rootReducer, before);
}

const listed = (...since: (string | null)[]) =>
  waitingReported({
    complete: true,
    totals: null,
    items: { SAC: since.map((moment, index) => ({ id: `${index}`, name: 'Maria', since: moment })) },
  });

const counted = statusReported({ statuses: [{ queue: 'SAC', agents: [], waiting: 3 }], totals: null });

describe('a queue to be chosen', () => {
  it('says since when the first one waits by this browser’s clock', () => {
    const state = after(listed(told(NOW - 4 * MINUTE), told(NOW - 7 * MINUTE)));
    expect(selectQueueChoices(state)).toMatchObject([{ waiting: 2, waitingSince: NOW - 7 * MINUTE }]);
  });

  it.each([
    ['nothing', []],
    ['who waits', [listed(told(NOW - 4 * MINUTE))]],
    ['who waits, and not since when', [listed(null)]],
    ['how many wait', [counted]],
    ['how many wait, and lists nobody', [counted, listed()]],
    ['that nobody waits', [listed()]],
  ])('says what the board says of it where the server tells %s', (_, facts) => {
    const state = after(...facts);
    const [wait] = selectQueueBoard(state);
    expect(selectQueueChoices(state)).toMatchObject([{ waiting: wait?.count, waitingSince: wait?.since }]);
  });
});

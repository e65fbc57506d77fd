import { countDay } from '../../src/store/dayStats/count';
import type { StampedAction } from '../../src/store/stamp';
import { busyDay, HOUR, MIDNIGHT, NOBODY } from '../support/figuresDay';
import { USER } from '../support/world';
import type { Row } from './row';
import { percentile } from './support/stats';

/** Conversations of ten facts each: a busy day, and a log ten times as long. */
const CONVERSATIONS = { day: 1_000, long: 10_000 };

/** As many as are read from the log at one go (src/sagas/agent/dayStats). */
const PART = 1_000;

const ROUNDS = 15;

const WARM_UP = 3;

const MOST_MS = 1_000;

/** Ten times the facts may cost little more than ten times as much. */
const MOST_RATIO = 15;

function took(facts: readonly StampedAction[]): number {
  const start = performance.now();
  const count = countDay(USER.fullName, { from: MIDNIGHT, to: MIDNIGHT + 20 * HOUR }, NOBODY);
  for (let from = 0; from < facts.length; from += PART) count.take(facts.slice(from, from + PART));
  count.figures();
  return performance.now() - start;
}

/** How long the figures of a day take to be counted from its log, and how that grows; one run, in turns. */
export function run(): Promise<Row[]> {
  const logs = { day: busyDay(CONVERSATIONS.day), long: busyDay(CONVERSATIONS.long) };
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => ({
    day: took(logs.day),
    long: took(logs.long),
  })).slice(WARM_UP);
  const median = (kind: 'day' | 'long'): number =>
    percentile(
      rounds.map((round) => round[kind]),
      0.5,
    );
  const ms = median('long');
  const ratio = ms / median('day');
  return Promise.resolve([
    {
      name: 'figures: 100,000 facts counted',
      value: `${ms.toFixed(1)} ms`,
      target: `≤ ${MOST_MS} ms`,
      ok: ms <= MOST_MS,
    },
    {
      name: 'figures: 100,000 to 10,000 facts',
      value: `${ratio.toFixed(1)} ×`,
      target: `≤ ${MOST_RATIO} ×`,
      ok: ratio <= MOST_RATIO,
    },
  ]);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '../../../src/store/actionLog/readLog';
import { loggedIn, loggedOut } from '../../../src/store/auth/actions';
import { countDay, midnightBefore } from '../../../src/store/dayStats/count';
import type { DayStats } from '../../../src/store/dayStats/types';
import { busyDay, countOf, day, HOUR, MIDNIGHT, NOBODY, received, signsIn } from '../../support/figuresDay';
import { USER } from '../../support/world';

describe('a log', () => {
  it('of several agents gives each their own', () => {
    const other = { ...USER, fullName: 'Bia Reis', login: 'bia' };
    const facts = day(
      signsIn,
      [9 * HOUR, () => received('a')],
      [10 * HOUR, () => loggedOut({ reason: 'agent', message: null })],
      [11 * HOUR, () => loggedIn({ user: other })],
      [12 * HOUR, () => received('b')],
      [12 * HOUR, () => received('c')],
    );
    expect(countOf(facts).received).toBe(1);
  });

  it('that begins later says from when it counts', () => {
    expect(countOf(day(signsIn)).since).toBe(MIDNIGHT + 8 * HOUR);
  });

  it('with nonsense in it costs the nonsense alone', () => {
    const nonsense = [null, 7, { type: 'messages/received', payload: null, meta: { at: MIDNIGHT, id: 'x' } }];
    expect(countOf([...day(signsIn), ...nonsense, ...day([9 * HOUR, () => received('a')])]).received).toBe(1);
  });

  it('of a busy day is counted in parts', () => {
    const facts = busyDay(500);
    const count = countDay(USER.fullName, { from: MIDNIGHT, to: MIDNIGHT + 20 * HOUR }, NOBODY);
    for (let from = 0; from < facts.length; from += 100) count.take(facts.slice(from, from + 100));
    expect(count.figures()).toMatchObject({ answered: 500, received: 4_000, firstAnswerMs: 1 });
  });
});

describe('the golden logs', () => {
  const folder = join(__dirname, '../../replay');

  function figuresOf(file: string, cut: number): DayStats {
    const reading = readLog(readFileSync(join(folder, file), 'utf8'));
    if (!reading.ok) throw new Error('No log');
    const facts = reading.log.segments.flatMap(({ actions }) => actions);
    const last = facts.at(-1)?.meta.at ?? 0;
    const owner = facts.find((fact) => loggedIn.match(fact));
    const agent = loggedIn.match(owner) ? owner.payload.user.fullName : '';
    const count = countDay(agent, { from: midnightBefore(last), to: last + 1 }, NOBODY);
    for (let from = 0; from < facts.length; from += cut) count.take(facts.slice(from, from + cut));
    return count.figures();
  }

  const CONVERSATIONS = { ended: 1, transferred: 0 };
  const CALLS = { callsMissed: 0 };

  it.each([
    [
      'daysWork.json',
      { ...CONVERSATIONS, answered: 8, sent: 21, received: 61, firstAnswerMs: 11_234 },
      { ...CALLS, callsIn: 1, callsOut: 1, talkMs: 1_644 },
    ],
    [
      'oneConversation.json',
      { ...CONVERSATIONS, answered: 1, sent: 1, received: 3, firstAnswerMs: null },
      { ...CALLS, callsIn: 0, callsOut: 0, talkMs: 0 },
    ],
  ])('give the same figures in whatever parts they come: %s', (file, conversationsTold, callsTold) => {
    const whole = figuresOf(file, 1_000_000);
    expect(whole).toMatchObject({ ...conversationsTold, ...callsTold, pauses: [] });
    expect(figuresOf(file, 7)).toEqual(whole);
  });
});

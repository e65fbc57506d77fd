import { statusReported } from '../../../src/store/agent/actions';
import { loggedIn, loggedOut, sessionRestored } from '../../../src/store/auth/actions';
import * as calls from '../../../src/store/calls/actions';
import * as classification from '../../../src/store/classification/actions';
import * as history from '../../../src/store/history/actions';
import type { LogStart } from '../../../src/store/dayStats/count';
import { hourOf } from '../../../src/store/dayStats/hours';
import type { StampedAction } from '../../../src/store/stamp';
import {
  assigned,
  countOf,
  day,
  delivered,
  HOUR,
  MIDNIGHT,
  MINUTE,
  received,
  signsIn,
} from '../../support/figuresDay';
import { USER } from '../../support/world';

function courseOf(facts: readonly StampedAction[], until?: number, start?: LogStart) {
  const { course } = countOf(facts, until, start);
  if (course === undefined) throw new Error('No course');
  return course;
}

const status = (code: number, pauseReason: string | null = null) =>
  statusReported({ status: code, pauseReason });

describe('the statuses of a day', () => {
  it('follow each other as the server said them', () => {
    const facts = day(
      signsIn,
      [8 * HOUR, () => status(1)],
      [9 * HOUR, () => status(1)],
      [10 * HOUR, () => status(10, 'Café')],
      [10 * HOUR + 15 * MINUTE, () => status(2)],
      [11 * HOUR, () => loggedOut({ reason: 'agent', message: null })],
      [12 * HOUR, () => loggedIn({ user: USER })],
      [12 * HOUR, () => status(1)],
    );
    expect(courseOf(facts).statuses).toEqual([
      { status: 1, reason: null, from: MIDNIGHT + 8 * HOUR, to: MIDNIGHT + 10 * HOUR },
      { status: 10, reason: 'Café', from: MIDNIGHT + 10 * HOUR, to: MIDNIGHT + 10 * HOUR + 15 * MINUTE },
      { status: 2, reason: null, from: MIDNIGHT + 10 * HOUR + 15 * MINUTE, to: MIDNIGHT + 11 * HOUR },
      { status: 1, reason: null, from: MIDNIGHT + 12 * HOUR, to: MIDNIGHT + 20 * HOUR },
    ]);
  });

  it('are not known between a page that was left and the next', () => {
    const facts = day(
      signsIn,
      [8 * HOUR, () => status(1)],
      [9 * HOUR, () => received('a')],
      [13 * HOUR, () => sessionRestored({ user: USER })],
      [13 * HOUR + MINUTE, () => status(1)],
    );
    expect(courseOf(facts).statuses.map(({ from, to }) => [from - MIDNIGHT, to - MIDNIGHT])).toEqual([
      [8 * HOUR, 9 * HOUR],
      [13 * HOUR + MINUTE, 20 * HOUR],
    ]);
  });

  it('do not end with what another page told on the day before', () => {
    const facts = day(
      signsIn,
      [8 * HOUR, () => status(1)],
      [-9 * HOUR, () => sessionRestored({ user: USER })],
      [-9 * HOUR, () => status(2)],
    );
    expect(courseOf(facts).statuses).toEqual([
      { status: 1, reason: null, from: MIDNIGHT + 8 * HOUR, to: MIDNIGHT + 20 * HOUR },
    ]);
  });

  it('begin at midnight where the log begins before, with the one of then', () => {
    const start = {
      agent: USER.fullName,
      pause: null,
      status: { status: 1, reason: null, since: MIDNIGHT - HOUR },
    };
    expect(courseOf(day([HOUR, () => status(2)]), 2 * HOUR, start).statuses).toEqual([
      { status: 1, reason: null, from: MIDNIGHT, to: MIDNIGHT + HOUR },
      { status: 2, reason: null, from: MIDNIGHT + HOUR, to: MIDNIGHT + 2 * HOUR },
    ]);
    expect(courseOf(day(), 2 * HOUR, { ...start, agent: 'Outra Pessoa' }).statuses).toEqual([]);
  });
});

describe('the hours of a day', () => {
  it('have what came and what was done in each, empty ones between included', () => {
    const facts = day(
      signsIn,
      [9 * HOUR + 5, () => assigned('1')],
      [9 * HOUR + 6, () => assigned('1')],
      [9 * HOUR + 10, () => assigned('2')],
      [9 * HOUR + 10, () => assigned('voice', 1)],
      [9 * HOUR + MINUTE, () => delivered('1', 'c1')],
      [11 * HOUR, () => delivered('2', 'c2')],
      [11 * HOUR + 1, () => delivered('2', 'c3')],
      [11 * HOUR + 2, () => calls.offerMissed({ uniqueId: 'u' })],
    );
    const none = { callsIn: 0, callsOut: 0, callsMissed: 0 };
    expect(courseOf(facts).hours).toEqual([
      { at: MIDNIGHT + 9 * HOUR, received: 2, answered: 1, ...none },
      { at: MIDNIGHT + 10 * HOUR, received: 0, answered: 0, ...none },
      { at: MIDNIGHT + 11 * HOUR, received: 0, answered: 1, ...none, callsMissed: 1 },
    ]);
    expect(courseOf(day(signsIn)).hours).toEqual([]);
    expect(hourOf(MIDNIGHT + 9 * HOUR + 59 * MINUTE)).toBe(MIDNIGHT + 9 * HOUR);
  });

  it('give each first answer, and how long it took', () => {
    const facts = day(
      signsIn,
      [9 * HOUR, () => assigned('1')],
      [9 * HOUR + 3 * MINUTE, () => delivered('1', 'c1')],
      [9 * HOUR + 4 * MINUTE, () => delivered('1', 'c2')],
    );
    expect(courseOf(facts).firstAnswers).toEqual([{ at: MIDNIGHT + 9 * HOUR + 3 * MINUTE, ms: 3 * MINUTE }]);
  });
});

describe('the classifications of a day', () => {
  const row = (classificationId: string, name: string) => ({
    id: 'r',
    classificationId,
    classification: name,
    subclassificationId: null,
    subclassification: null,
    notes: null,
    agent: USER.fullName,
  });
  const choice = (classificationId: string) => ({ classificationId, subclassificationId: null, notes: '' });

  it('count each thing once, as it was classified last, by name where it is known', () => {
    const facts = day(
      signsIn,
      [
        8 * HOUR,
        () =>
          classification.loaded({
            classifications: [{ id: 'k1', name: 'Venda', queues: [] }],
            subclassifications: [],
          }),
      ],
      [9 * HOUR, () => classification.saved({ conversationId: '1', row: row('k2', 'Dúvida') })],
      [9 * HOUR, () => classification.saved({ conversationId: '1', row: row('k1', 'Venda') })],
      [9 * HOUR, () => calls.classifyRequested({ callId: 'a', protocol: '', ...choice('k1') })],
      [9 * HOUR, () => calls.classified({ callId: 'a' })],
      [9 * HOUR, () => calls.classifyRequested({ callId: 'b', protocol: '', ...choice('k1') })],
      [10 * HOUR, () => history.classified({ table: 'calls', id: 'x', ...choice('k9') })],
    );
    expect(courseOf(facts).classifications).toEqual([
      { name: 'Venda', count: 2 },
      { name: 'k9', count: 1 },
    ]);
  });
});

describe('the sound of calls of a day', () => {
  it('is the average and the worst of the samples of each', () => {
    const sample = (callId: string, mos: number) =>
      calls.qualityMeasured({ callId, mos, rttMs: 20, jitterMs: 2, lossFraction: 0 });
    const facts = day(
      signsIn,
      [9 * HOUR, () => sample('a', 4.4)],
      [9 * HOUR + 5_000, () => sample('a', 3)],
      [10 * HOUR, () => sample('b', 4.2)],
    );
    expect(courseOf(facts).sounds).toEqual([
      { from: MIDNIGHT + 9 * HOUR, to: MIDNIGHT + 9 * HOUR + 5_000, average: 3.7, lowest: 3 },
      { from: MIDNIGHT + 10 * HOUR, to: MIDNIGHT + 10 * HOUR, average: 4.2, lowest: 4.2 },
    ]);
  });
});

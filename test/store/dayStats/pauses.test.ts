import { statusReported } from '../../../src/store/agent/actions';
import { pageHidden } from '../../../src/store/app/actions';
import { loggedIn, loggedOut, sessionRestored } from '../../../src/store/auth/actions';
import { countOf, day, HOUR, MIDNIGHT, MINUTE, signsIn } from '../../support/figuresDay';
import { USER } from '../../support/world';

describe('pauses of a day', () => {
  const status = (reason: string | null) =>
    statusReported({ status: reason === null ? 1 : 10, pauseReason: reason });

  it('are summed by reason, the longest first, up to now', () => {
    const facts = day(
      signsIn,
      [9 * HOUR, () => status('Café')],
      [9 * HOUR + MINUTE, () => status('Café')],
      [9 * HOUR + 10 * MINUTE, () => status(null)],
      [12 * HOUR, () => status('Almoço')],
      [13 * HOUR, () => status('Café')],
      [13 * HOUR + 5 * MINUTE, () => status(null)],
      [19 * HOUR, () => status('Almoço')],
    );
    expect(countOf(facts).pauses).toEqual([
      { reason: 'Almoço', ms: 2 * HOUR },
      { reason: 'Café', ms: 15 * MINUTE },
    ]);
  });

  it('end with the page that had them, and go on where the next one finds the same', () => {
    const facts = day(
      signsIn,
      [9 * HOUR, () => status('Almoço')],
      [10 * HOUR, () => pageHidden()],
      [18 * HOUR, () => sessionRestored({ user: USER })],
      [18 * HOUR, () => status('Almoço')],
      [18 * HOUR + MINUTE, () => status(null)],
    );
    expect(countOf(facts).pauses).toEqual([{ reason: 'Almoço', ms: HOUR + MINUTE }]);
    const again = day(
      signsIn,
      [9 * HOUR, () => status('Almoço')],
      [10 * HOUR, () => pageHidden()],
      [18 * HOUR, () => loggedIn({ user: USER })],
    );
    expect(countOf(again).pauses).toEqual([{ reason: 'Almoço', ms: HOUR }]);
  });

  it('go on from where the log begins, and end with the session', () => {
    const start = { agent: USER.fullName, pause: { reason: 'Café', since: MIDNIGHT - HOUR } };
    const facts = day([HOUR, () => loggedOut({ reason: 'agent', message: null })]);
    expect(countOf(facts, 2 * HOUR, start).pauses).toEqual([{ reason: 'Café', ms: HOUR }]);
  });
});

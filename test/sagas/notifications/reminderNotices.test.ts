import { doneRequested, reminded, restored } from '../../../src/store/schedule/actions';
import { selectReminders } from '../../../src/store/schedule/listSelectors';
import { atWork, noticeSettings, startNotices, type NoticeHarness } from '../../support/noticeHarness';
import { sampleScheduled } from '../../support/samples';
import { START } from '../../support/sagaHarness';

let h: NoticeHarness;
beforeEach(async () => {
  h = await startNotices();
});
afterEach(() => h.end());

const remind = (...ids: string[]) =>
  h.dispatch(reminded({ events: ids.map((id) => sampleScheduled({ id, remindedAt: 2 })) }));

describe('a reminder of the agenda', () => {
  it('sounds once for all that are due, and shows each to who looks elsewhere', async () => {
    h.look(false);
    remind('p1', 'p2');
    await h.settle();
    expect(h.world.played).toHaveLength(1);
    expect(h.world.tags()).toEqual(['reminder:p1', 'reminder:p2']);
    expect(h.world.said[0]?.about).toMatchObject({ kind: 'reminder', scheduled: { name: 'Maria Souza' } });
  });

  it('only sounds for who looks at the page', async () => {
    remind('p1');
    await h.settle();
    expect(h.world.played).toHaveLength(1);
    expect(h.world.tags()).toEqual([]);
  });

  it('leaves the desktop when it is done, or when the agent comes back', async () => {
    h.look(false);
    remind('p1', 'p2');
    await h.settle();
    h.dispatch(doneRequested({ id: 'p1' }));
    expect(h.world.tags()).toEqual(['reminder:p2']);
    h.look(true);
    expect(h.world.tags()).toEqual([]);
  });

  it.each([
    ['told by an earlier page is back without a sound', 5 * 60_000, 0],
    ['told by this page before notices were there sounds', 5_000, 1],
  ])('%s', async (_which, agoMs, sounds) => {
    await h.end();
    const event = sampleScheduled({ remindedAt: START - agoMs });
    h = await startNotices({ facts: () => [...atWork(), restored({ events: [event] })] });
    expect(selectReminders(h.state())).toEqual([event]);
    expect(h.world.played).toHaveLength(sounds);
  });

  it('is not told in a way that is turned off', async () => {
    h.dispatch(noticeSettings({ notifications: false }));
    h.look(false);
    remind('p1');
    await h.settle();
    expect(h.world.played).toEqual([]);
    expect(h.world.ever).toEqual([]);
  });
});

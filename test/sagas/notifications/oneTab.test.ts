import { loggedOut } from '../../../src/store/auth/actions';
import { listRestored } from '../../../src/store/conversations/actions';
import { leadershipGained, leadershipPassed, otherLeaderFound } from '../../../src/store/page/actions';
import { noticeSettings, startNotices, type NoticeHarness } from '../../support/noticeHarness';
import { sampleConversation } from '../../support/samples';
import { connected, inSync, signedIn } from '../../support/sagaFixtures';

let h: NoticeHarness;
afterEach(() => h.end());

const conversations = [sampleConversation({ id: '1001', unread: 2 }), sampleConversation({ id: '1002' })];

/** A tab as it is before it knows whether it works: signed in, with the list of the last session. */
async function open(): Promise<void> {
  h = await startNotices({
    canLead: true,
    facts: () => [...signedIn(), noticeSettings(), listRestored({ conversations, savedAt: 0 })],
  });
}

describe('a tab that only waits', () => {
  beforeEach(async () => {
    await open();
    h.dispatch(otherLeaderFound());
  });

  it('does not take the notices from the tab that works, also when the agent looks at it', async () => {
    h.look(false);
    h.look(true);
    await h.settle();
    expect(h.world.turns).toEqual([]);
  });

  it('leaves the number on the icon as it is, also when it is signed out', async () => {
    h.look(true);
    await h.settle();
    h.dispatch(loggedOut({ reason: 'agent', message: null }));
    await h.settle();
    expect(h.world.badges).toEqual([]);
  });

  it('tells and counts what comes in once it works', async () => {
    h.dispatch(leadershipGained());
    await h.settle();
    expect(h.world.turns).toEqual([true]);
    expect(h.world.badges).toEqual([1]);
    for (const fact of [...connected(), ...inSync(...conversations)]) h.dispatch(fact);
    h.write('1002');
    await h.pass(300);
    expect(h.world.tags()).toEqual(['conversation:1002']);
    expect(h.world.badges).toEqual([1, 2]);
  });
});

it('a tab of a browser that refuses locks takes its turn as it connects', async () => {
  await open();
  expect(h.world.turns).toEqual([]);
  h.services.tabs.canLead = false;
  for (const fact of connected()) h.dispatch(fact);
  await h.settle();
  expect(h.world.turns).toEqual([true]);
  expect(h.world.badges).toEqual([1]);
});

describe('the tab that works', () => {
  beforeEach(async () => {
    await open();
    h.dispatch(leadershipGained());
    await h.settle();
  });

  it('gives its turn away with the lead, and leaves the icon to the next one', async () => {
    h.dispatch(leadershipPassed());
    h.look(true);
    await h.settle();
    expect(h.world.turns).toEqual([true]);
    expect(h.world.turnsLeft).toBe(1);
    h.dispatch(loggedOut({ reason: 'agent', message: null }));
    await h.settle();
    expect(h.world.badges).toEqual([1]);
  });

  it('takes its turn for a page that nobody sees too', () => {
    h.look(false);
    h.dispatch(leadershipGained());
    expect(h.world.turns).toEqual([true, false]);
  });
});

import { loggedOut } from '../../../src/store/auth/actions';
import { resynced, resyncStarted } from '../../../src/store/connection/actions';
import {
  assigned,
  leaveRequested,
  loaded,
  openRequested,
  panesShowRequested,
  removed,
} from '../../../src/store/conversations/actions';
import { changed } from '../../../src/store/messages/actions';
import { membershipsReported } from '../../../src/store/queues/actions';
import { noticeSettings, startNotices, type NoticeHarness } from '../../support/noticeHarness';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { connected } from '../../support/sagaFixtures';
import { mark, sampleMembership } from '../../support/sagaSamples';

let h: NoticeHarness;
beforeEach(async () => {
  h = await startNotices();
});
afterEach(() => h.end());

describe('of a conversation that does not say its queue type', () => {
  const inQueue = (type: number) =>
    membershipsReported({ memberships: [{ ...sampleMembership('Fila'), type }] });
  const untyped = (id: string) => sampleConversation({ id, queue: 'Fila', queueType: 0, unread: 1 });

  it('nothing is told where its queue is one of voice', async () => {
    h.dispatch(inQueue(1));
    h.dispatch(assigned({ conversation: untyped('3001'), reason: 'fila' }, mark(h.nextSeq())));
    h.write('3001', { queueType: 0 });
    await h.pass(5_000);
    h.dispatch(resyncStarted({ cause: 'gap' }));
    h.dispatch(loaded({ conversations: [untyped('3001'), untyped('3002')] }));
    h.dispatch(resynced({ seq: null }));
    await h.pass(5_000);
    expect(h.raised()).toEqual([]);
  });

  it('a mail is told as a mail', async () => {
    h.dispatch(inQueue(4));
    h.dispatch(assigned({ conversation: untyped('3001'), reason: 'new' }, mark(h.nextSeq())));
    h.write('3001', { queueType: 0 });
    await h.pass(300);
    expect(h.world.said.map(({ about }) => 'last' in about && about.last?.queueType)).toEqual([4]);
  });
});

describe('a message from a customer', () => {
  it('is shown on the desktop and heard once', async () => {
    h.write();
    await h.pass(300);
    expect(h.world.tags()).toEqual(['conversation:1001']);
    expect(h.world.played).toEqual([null]);
    expect(h.raised()).toEqual([{ kind: 'message', conversationId: '1001', messages: 1, customers: 1 }]);
  });

  it('that was deleted before the notice says no more than that', async () => {
    h.write('1001', { id: '7', text: 'segredo' });
    const message = sampleMessage({ id: '7', text: 'segredo', status: 'deleted' });
    h.dispatch(changed({ message, conversation: null }, mark(h.nextSeq())));
    await h.pass(300);
    const [told] = h.world.said.map(({ about }) => about);
    expect(told).toMatchObject({ last: { status: 'deleted' }, conversation: { lastMessage: null } });
  });

  it('of the conversation before the agent’s eyes is no news, but behind another window it is', async () => {
    h.dispatch(openRequested({ conversationId: '1001' }));
    h.write();
    await h.pass(5_000);
    expect(h.world.ever).toEqual([]);
    h.look(false);
    h.write();
    await h.pass(300);
    expect(h.world.tags()).toEqual(['conversation:1001']);
  });

  it('of the open conversation is news on another screen, until the agent is back', async () => {
    h.dispatch(openRequested({ conversationId: '1001' }));
    h.dispatch(panesShowRequested({ shown: false }));
    h.write();
    await h.pass(300);
    expect(h.world.tags()).toEqual(['conversation:1001']);
    expect(h.world.played).toEqual([null]);
    expect(h.raised()).toEqual([{ kind: 'message', conversationId: '1001', messages: 1, customers: 1 }]);
    h.dispatch(panesShowRequested({ shown: true }));
    expect(h.world.tags()).toEqual([]);
  });

  it('makes one notice for each conversation in a burst, and one sound', async () => {
    h.write('1001');
    h.write('1001');
    h.write('1002');
    await h.pass(300);
    expect(h.world.tags()).toEqual(['conversation:1001', 'conversation:1002']);
    expect(h.world.said.map(({ about }) => 'messages' in about && about.messages)).toEqual([2, 1]);
    expect(h.world.played).toHaveLength(1);
    for (let count = 0; count < 10; count += 1) h.write('1002');
    await h.pass(1_999);
    expect(h.world.played).toHaveLength(1);
    await h.pass(1 + 300);
    expect(h.world.played).toHaveLength(2);
    expect(h.world.tags()).toHaveLength(2);
  });

  it('of the agent or of the system is no news, nor a change of its status', async () => {
    h.write('1001', { direction: 'agent' });
    h.write('1001', { direction: 'system' });
    h.dispatch(
      changed({ message: sampleMessage({ status: 'seen' }), conversation: null }, mark(h.nextSeq())),
    );
    await h.pass(5_000);
    expect(h.raised()).toEqual([]);
  });

  it('that was read in another tab meanwhile is none any more', async () => {
    h.write();
    h.dispatch(
      changed({ message: sampleMessage({ id: 'm1' }), conversation: { id: '1001', unread: 0 } }, mark(9)),
    );
    await h.pass(300);
    expect(h.world.ever).toEqual([]);
  });

  it('is told by the tab whose turn it is alone', async () => {
    h.world.isOtherTabs = true;
    h.write();
    await h.pass(300);
    expect(h.world.ever).toEqual([]);
    expect(h.world.played).toEqual([]);
    h.look(true);
    expect(h.world.turns).toEqual([true, true]);
  });

  it('stays without a name or a word where the agent wants that', async () => {
    h.dispatch(noticeSettings({ notificationContent: false }));
    h.write();
    await h.pass(300);
    expect(h.world.said.map(({ style }) => style.showsContent)).toEqual([false]);
  });

  it.each([
    ['sound', { notificationSound: false }, 0, 1],
    ['desktop', { notificationDesktop: false }, 1, 0],
    ['all', { notifications: false }, 0, 0],
  ])('is not told in a way that is turned off: %s', async (_name, over, sounds, notices) => {
    h.dispatch(noticeSettings(over));
    h.write();
    await h.pass(60_000);
    expect(h.world.played).toHaveLength(sounds);
    expect(h.world.ever).toHaveLength(notices);
  });
});

describe('a conversation', () => {
  const come = (reason: string) => {
    h.dispatch(
      assigned({ conversation: sampleConversation({ id: '1003', unread: 1 }), reason }, mark(h.nextSeq())),
    );
  };

  it('that comes is told, with its first message in one', async () => {
    come('queue');
    h.write('1003');
    await h.pass(300);
    expect(h.world.tags()).toEqual(['conversation:1003']);
    expect(h.raised()).toMatchObject([{ kind: 'conversation', conversationId: '1003' }]);
  });

  it('that the agent began is not', async () => {
    come('new');
    await h.pass(5_000);
    expect(h.raised()).toEqual([]);
  });
});

describe('a notice goes', () => {
  beforeEach(async () => {
    h.write('1001');
    h.write('1002');
    await h.pass(300);
  });

  it('when its conversation is read', () => {
    h.dispatch(openRequested({ conversationId: '1001' }));
    expect(h.world.tags()).toEqual(['conversation:1002']);
    h.dispatch(leaveRequested());
    h.look(false);
    h.dispatch(openRequested({ conversationId: '1002' }));
    h.look(true);
    expect(h.world.tags()).toEqual([]);
  });

  it('when its conversation leaves the agent', () => {
    h.dispatch(removed({ conversationId: '1002', reason: 'transferred', to: null }, mark(50)));
    expect(h.world.tags()).toEqual(['conversation:1001']);
  });

  it('when the session ends', async () => {
    h.dispatch(loggedOut({ reason: 'agent', message: null }));
    await h.settle();
    expect(h.world.tags()).toEqual([]);
  });
});

describe('what came while the console was cut off', () => {
  it('is one notice after a replay, and later messages are news again', async () => {
    for (const fact of connected({ replay: 'complete', seq: 4 })) h.dispatch(fact);
    h.write('1001');
    h.write('1002');
    h.write('1002');
    await h.pass(300);
    expect(h.raised()).toEqual([{ kind: 'summary', conversationId: null, messages: 3, customers: 2 }]);
    h.write('1001');
    h.write('1001');
    await h.pass(2_300);
    expect(h.raised()).toHaveLength(2);
  });

  it('is one notice after a resync, and what waited for it is not told twice', async () => {
    h.dispatch(resyncStarted({ cause: 'gap' }));
    h.dispatch(
      loaded({
        conversations: [sampleConversation({ unread: 2 }), sampleConversation({ id: '1002', unread: 1 })],
      }),
    );
    h.dispatch(resynced({ seq: 3 }));
    h.write('1001');
    await h.pass(5_000);
    expect(h.raised()).toEqual([{ kind: 'summary', conversationId: null, messages: 3, customers: 2 }]);
    expect(h.world.tags()).toEqual(['summary']);
    h.look(true);
    expect(h.world.tags()).toEqual([]);
  });

  it('is a notice like any other when it is of one conversation', async () => {
    h.dispatch(resyncStarted({ cause: 'woke' }));
    h.dispatch(loaded({ conversations: [sampleConversation({ unread: 2 })] }));
    await h.pass(300);
    expect(h.world.tags()).toEqual(['conversation:1001']);
  });
});

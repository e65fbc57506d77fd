import type { UnknownAction } from '@reduxjs/toolkit';
import { resyncStarted } from '../../../src/store/connection/actions';
import {
  activeSetReported,
  assigned,
  ended,
  loaded,
  transferred,
} from '../../../src/store/conversations/actions';
import { startNotices, type NoticeHarness } from '../../support/noticeHarness';
import { sampleConversation } from '../../support/samples';
import { mark } from '../../support/sagaSamples';

let h: NoticeHarness;
beforeEach(async () => {
  h = await startNotices();
});
afterEach(() => h.end());

describe('a conversation', () => {
  const come = () => {
    const conversation = sampleConversation({ id: '1003', unread: 1 });
    h.dispatch(assigned({ conversation, reason: 'queue' }, mark(h.nextSeq())));
  };

  it.each<[string, () => UnknownAction]>([
    ['was ended', () => ended({ conversationId: '1003' })],
    [
      'was transferred',
      () => transferred({ conversationId: '1003', to: { kind: 'agent', queue: 'SAC', agent: 'Bia Reis' } }),
    ],
    ['is in the set no more', () => activeSetReported({ conversations: [] })],
    ['was not in a set that was read', () => loaded({ conversations: [] })],
  ])('that comes back after it %s is told again', async (_how, leave) => {
    come();
    await h.pass(300);
    h.dispatch(leave());
    come();
    await h.pass(5_000);
    expect(h.raised()).toMatchObject([
      { kind: 'conversation', conversationId: '1003' },
      { kind: 'conversation', conversationId: '1003' },
    ]);
  });

  it('that came while the console was cut off is told with nothing unread in it', async () => {
    h.dispatch(resyncStarted({ cause: 'woke' }));
    const before = ['1001', '1002'].map((id) => sampleConversation({ id }));
    h.dispatch(loaded({ conversations: [...before, sampleConversation({ id: '1003', unread: 0 })] }));
    await h.pass(300);
    expect(h.raised()).toEqual([{ kind: 'conversation', conversationId: '1003', messages: 0, customers: 1 }]);
  });
});

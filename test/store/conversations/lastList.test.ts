import * as conversations from '../../../src/store/conversations/actions';
import * as select from '../../../src/store/conversations/selectors';
import type { Conversation } from '../../../src/store/conversations/types';
import { fold } from '../../support/fold';
import { sampleConversation } from '../../support/samples';

function known(...fields: Partial<Conversation>[]) {
  return conversations.loaded({ conversations: fields.map((some) => sampleConversation(some)) });
}

describe('the list of the last session', () => {
  const restored = (...fields: Partial<Conversation>[]) =>
    conversations.listRestored({ conversations: fields.map(sampleConversation), savedAt: 1 });

  it('is shown as such where nothing is known, until the server says what the list is', () => {
    const state = fold([restored({ id: 'a' }, { id: 'b' })]);
    expect([...select.selectKnownIds(state)].sort()).toEqual(['a', 'b']);
    expect(select.selectIsRestored(state)).toBe(true);
    const failed = fold([conversations.readFailed({ code: 'offline', message: '' })], state);
    expect(select.selectIsRestored(failed)).toBe(true);
    const now = fold([known({ id: 'b' })], state);
    expect(select.selectKnownIds(now)).toEqual(['b']);
    expect(select.selectIsRestored(now)).toBe(false);
  });

  it('never takes the place of what the server said', () => {
    const state = fold([known({ id: 'b' })]);
    expect(fold([restored({ id: 'a' })], state).conversations).toBe(state.conversations);
    const none = fold([known()]);
    expect(fold([restored({ id: 'a' })], none).conversations).toBe(none.conversations);
  });

  it('says nothing of what was unread', () => {
    const opened = fold([
      restored({ id: 'a', unread: 1 }),
      conversations.openRequested({ conversationId: 'a' }),
    ]);
    const more = fold([known({ id: 'a', unread: 4 })], opened);
    expect(select.selectUnreadMark(more, 'a')?.count).toBe(4);
    expect(select.selectConversation(more, 'a')?.unread).toBe(0);
  });

  it('leaves a conversation on screen that is not the agent’s any more, as one that departed', () => {
    const opened = fold([restored({ id: 'a' }), conversations.openRequested({ conversationId: 'a' })]);
    const gone = fold([known({ id: 'b' })], opened);
    expect(select.selectKnownIds(gone)).toEqual(['b']);
    expect(select.selectSelectedId(gone)).toBe('a');
    expect(select.selectDeparture(gone, 'a')).toMatchObject({ reason: null, to: null });
  });
});

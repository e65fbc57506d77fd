import * as conversations from '../../../src/store/conversations/actions';
import { selectConversation } from '../../../src/store/conversations/selectors';
import { changed, received } from '../../../src/store/messages/actions';
import type { RootState } from '../../../src/store/rootReducer';
import { fold } from '../../support/fold';
import { sampleConversation, sampleMessage } from '../../support/samples';

const minute = (at: number) => new Date(Date.UTC(2026, 2, 10, 12, at)).toISOString();

const unreadOf = (state: RootState) => selectConversation(state, 'a')?.unread;

describe('what the agent read', () => {
  const at = minute(0);
  const replayed = (messageCount: number, sentAt: string, unread: number) =>
    received({
      message: sampleMessage({ conversationId: 'a', sentAt }),
      conversation: { id: 'a', unread, messageCount, lastMessageAt: sentAt },
    });
  const read = fold([
    conversations.loaded({
      conversations: [sampleConversation({ id: 'a', unread: 2, messageCount: 5, lastMessageAt: at })],
    }),
    conversations.openRequested({ conversationId: 'a' }),
    conversations.leaveRequested(),
  ]);

  it('stays read when the server replays what came before it', () => {
    const state = fold([replayed(4, minute(-1), 1), replayed(5, at, 2)], read);
    expect(unreadOf(state)).toBe(0);
    const later = changed({
      message: sampleMessage({ conversationId: 'a', status: 'seen' }),
      conversation: { id: 'a', unread: 2, messageCount: 5 },
    });
    expect(unreadOf(fold([later], state))).toBe(0);
  });

  it('is unread again with a message that is newer', () => {
    expect(unreadOf(fold([replayed(5, at, 2), replayed(6, minute(1), 1)], read))).toBe(1);
    // A server that counts behind its messages.
    expect(unreadOf(fold([replayed(5, minute(1), 1)], read))).toBe(1);
  });
});

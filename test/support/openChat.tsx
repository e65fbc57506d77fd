import type { UnknownAction } from '@reduxjs/toolkit';
import { Dialogs } from '../../src/app/dialogs';
import { ConversationView } from '../../src/components/chat/ConversationView';
import { MediaContext, mediaBelow } from '../../src/components/chat/media';
import { sessionRestored } from '../../src/store/auth/actions';
import * as conversations from '../../src/store/conversations/actions';
import { loaded } from '../../src/store/messages/actions';
import type { Message } from '../../src/store/messages/types';
import { renderWithStore, type Rendered } from './renderWithStore';
import { sampleUser } from './sagaSamples';
import { sampleConversation, sampleMessage } from './samples';

/** The conversation that `openChat` opens: Maria Souza's, in queue SAC. */
export const OPEN = { conversationId: '1001' };

/** A message of the signed-in agent, Ana Lima. */
export function mine(fields: Partial<Message>): Message {
  return sampleMessage({ direction: 'agent', agent: 'Ana Lima', ...fields });
}

/** The chat view of a conversation whose messages are known, just opened by Ana Lima, and the dialogs over it. */
export function openChat(known: Message[], ...facts: UnknownAction[]): Rendered {
  return renderWithStore(
    <MediaContext value={mediaBelow('https://centro.exemplo:8004')}>
      <ConversationView />
      <Dialogs />
    </MediaContext>,
    {
      facts: [
        sessionRestored({ user: sampleUser({ fullName: 'Ana Lima' }) }),
        conversations.loaded({ conversations: [sampleConversation()] }),
        loaded({ ...OPEN, messages: known }),
        ...facts,
        conversations.openRequested(OPEN),
      ],
    },
  );
}

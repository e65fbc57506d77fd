import { useState, type ReactNode } from 'react';
import type { Conversation } from '../../store/conversations/types';
import { T, useText, type TextId } from '../intl';
import { EarlierConversation } from './EarlierConversation';
import './customerHistory.css';

interface Props {
  /** What the list is called. */
  label: TextId;
  conversations: readonly Conversation[];
  onChoose: (conversation: Conversation) => void;
}

/** How many are shown until the agent wants more. */
const STEP = 50;

/** A customer's conversations, the newest first, as many at a time as somebody reads. */
export function EarlierConversations({ label, conversations, onChoose }: Props): ReactNode {
  const t = useText();
  const [wanted, setWanted] = useState(STEP);
  const shown = conversations.slice(0, wanted);
  return (
    <>
      <ul role="list" className="services" aria-label={t(label)}>
        {shown.map((conversation, index) => (
          <li key={conversation.id} aria-setsize={conversations.length} aria-posinset={index + 1}>
            <button type="button" className="service" onClick={() => onChoose(conversation)}>
              <EarlierConversation conversation={conversation} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < conversations.length && (
        <button type="button" className="button services__more" onClick={() => setWanted(wanted + STEP)}>
          <T id="customer.more" />
        </button>
      )}
    </>
  );
}

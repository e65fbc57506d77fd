import { memo, type ReactNode, type Ref } from 'react';
import type { Conversation } from '../../store/conversations/types';
import { selectContactUrl } from '../../store/contacts/selectors';
import { useAppSelector } from '../../store/hooks';
import { EditContactButton } from '../contacts/EditContactButton';
import { customerName } from '../conversations/customer';
import { TypingIndicator } from '../conversations/TypingIndicator';
import { BackButton } from '../frame/BackButton';
import { T } from '../intl';
import { ConversationStatus } from './ConversationStatus';
import { CustomerPhoto } from './customer/CustomerPhoto';
import { CustomerToggle } from './customer/CustomerToggle';
import { HeaderActions } from './HeaderActions';
import { FindButton } from './search/FindButton';
import { useFacts } from './useFacts';

/** The customer's page in another system; nothing where there is none that may be followed (spec 1 §2). */
function CustomerLink({ conversationId }: { conversationId: string }): ReactNode {
  const url = useAppSelector((state) => selectContactUrl(state, conversationId));
  if (url === null) return null;
  return (
    <a className="chat-header__link" href={url} target="_blank" rel="noopener noreferrer">
      <T id="contact.openUrl" />
    </a>
  );
}

/** What there is no room for stands in the customer's panel. */
function Facts({ conversation }: { conversation: Conversation }): ReactNode {
  return (
    <dl className="chat-header__facts">
      {useFacts(conversation).map(({ label, value }) => (
        <div key={label} className="chat-header__fact">
          <dt>
            <T id={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  conversation: Conversation;
  /** Whether the conversation is the agent's to act on. */
  hasActions: boolean;
  /** Whether the customer's panel is open, and the button that opens it. */
  isPanelOpen: boolean;
  onPanel: (open: boolean) => void;
  panelButton: Ref<HTMLButtonElement>;
}

const SHOWN = [
  'id',
  'customerId',
  'fromId',
  'fromName',
  'lastAgent',
  'queue',
  'queueType',
  'readOnly',
  'startedAt',
  'status',
  'statusText',
  'subject',
] as const satisfies readonly (keyof Conversation)[];

/** Every message changes its conversation, but seldom what stands here. */
function showsTheSame(before: Props, after: Props): boolean {
  const isSame = SHOWN.every((field) => before.conversation[field] === after.conversation[field]);
  const isPanelSame = before.isPanelOpen === after.isPanelOpen && before.onPanel === after.onPanel;
  return isSame && isPanelSame && before.hasActions === after.hasActions;
}

/** Who the conversation is with, what it is about, and how it stands. */
export const ChatHeader = memo(function ChatHeader(props: Props): ReactNode {
  const { conversation, hasActions, isPanelOpen, onPanel, panelButton } = props;
  const { id } = conversation;
  const name = customerName(conversation);
  return (
    <header className="chat-header">
      <BackButton />
      <CustomerPhoto conversation={conversation} />
      <div className="chat-header__who">
        <div className="chat-header__title">
          <h2 className="chat-header__name" dir="auto">
            {name}
          </h2>
          <EditContactButton conversationId={id} />
        </div>
        <span className="chat-header__state">
          <ConversationStatus conversation={conversation} />
          <CustomerLink conversationId={id} />
          <TypingIndicator conversationId={id} instead={null} />
        </span>
      </div>
      <Facts conversation={conversation} />
      <div className="chat-header__actions">
        {hasActions && <HeaderActions conversation={conversation} />}
        <FindButton conversationId={id} />
        <CustomerToggle ref={panelButton} isOpen={isPanelOpen} onShow={onPanel} />
      </div>
    </header>
  );
}, showsTheSame);

import { memo, type ReactNode, type Ref } from 'react';
import type { Conversation } from '../../store/conversations/types';
import { selectClockOffset } from '../../store/connection/selectors';
import { selectContactUrl } from '../../store/contacts/selectors';
import { selectDeparture } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { EditContactButton } from '../contacts/EditContactButton';
import { customerName, protocolOf } from '../conversations/customer';
import { TypingIndicator } from '../conversations/TypingIndicator';
import { useConversationActions } from '../conversations/useConversationActions';
import { T, useText, type TextId } from '../intl';
import { ElapsedClock } from '../time/ElapsedClock';
import { StartTime } from '../time/TimeText';
import { useToday } from '../time/useNow';
import { millisOf } from '../time/useTimeFormat';
import { ConversationStatus } from './ConversationStatus';
import { CustomerPhoto } from './customer/CustomerPhoto';
import { CustomerToggle } from './customer/CustomerToggle';
import { FindButton } from './search/FindButton';

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

function Fact({ label, children }: { label: TextId; children: ReactNode }): ReactNode {
  return (
    <div className="chat-header__fact">
      <dt>
        <T id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ conversation }: { conversation: Conversation }): ReactNode {
  const t = useText();
  const today = useToday();
  const { id, queue, readOnly, startedAt, status, subject } = conversation;
  const hasLeft = useAppSelector((state) => selectDeparture(state, id) !== null);
  const isRunning = status !== 'finished' && !readOnly && !hasLeft;
  const offset = useAppSelector(selectClockOffset);
  const since = millisOf(startedAt);
  return (
    <dl className="chat-header__facts">
      <Fact label="chat.protocol">
        <span className="tabular">{protocolOf(id)}</span>
      </Fact>
      {queue !== '' && <Fact label="chat.queue">{queue}</Fact>}
      {since !== null && (
        <Fact label="chat.started">
          <StartTime at={startedAt} today={today} />
        </Fact>
      )}
      {since !== null && isRunning && (
        <Fact label="chat.elapsed">
          <ElapsedClock since={since - offset} label={t('chat.elapsed')} />
        </Fact>
      )}
      {subject !== null && subject !== '' && (
        <Fact label="chat.subject">
          <span dir="auto" title={subject}>
            {subject}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Buttons({ id }: { id: string }): ReactNode {
  return useConversationActions(id).map(({ key, label, icon, onChoose }) => (
    <button key={key} type="button" className="button" onClick={onChoose}>
      {icon}
      {label}
    </button>
  ));
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
        {hasActions && <Buttons id={id} />}
        <FindButton conversationId={id} />
        <CustomerToggle ref={panelButton} isOpen={isPanelOpen} onShow={onPanel} />
      </div>
    </header>
  );
}, showsTheSame);

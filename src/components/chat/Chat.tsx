import { memo, useRef, type ReactNode } from 'react';
import { EMAIL } from '../../lib/queueType';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { readRequested } from '../../store/messages/actions';
import { selectHasTimeline, selectMessagesRead, selectMessagesWhole } from '../../store/messages/selectors';
import { selectEarlierProtocols } from '../../store/timeline/selectors';
import { CustomerUrl } from '../contacts/CustomerUrl';
import { customerName } from '../conversations/customer';
import { UnreadStrip } from '../frame/UnreadStrip';
import { useAtLeast } from '../frame/useAtLeast';
import { InlineError, PaneSkeleton } from '../ui/feedback';
import { DropArea } from './attach/DropArea';
import { ChatHeader } from './ChatHeader';
import { closedBecause as closedBecauseOf } from './closedBecause';
import { Composer } from './composer/Composer';
import { CustomerPanel, usePanelPreload } from './customer/CustomerPanel';
import { useCustomerPanel } from './customer/useCustomerPanel';
import { DepartedBar } from './DepartedBar';
import { MailFooterRow } from './timeline/MailRow';
import { NothingSaid } from './timeline/NothingSaid';
import { Timeline } from './timeline/Timeline';
import './chat.css';

interface MessagesProps {
  id: string;
  /** The customer's name. */
  customer: string;
  /** Whether the conversation is the agent's to act on. */
  canAct: boolean;
}

const Messages = memo(function Messages({ id, customer, canAct }: MessagesProps): ReactNode {
  const request = useRequest();
  const { failure } = useAppSelector((state) => selectMessagesRead(state, id));
  const isWhole = useAppSelector((state) => selectMessagesWhole(state, id));
  const hasTimeline = useAppSelector((state) => selectHasTimeline(state, id));
  const hasEarlier = useAppSelector((state) => selectEarlierProtocols(state, id).length > 0);
  const retry = () => request(readRequested({ conversationId: id }));
  return (
    <>
      {failure !== null && <InlineError what="chat.readFailed" failure={failure} onRetry={retry} />}
      {hasTimeline || hasEarlier ? (
        <Timeline conversationId={id} customer={customer} isRead={isWhole} canAct={canAct} isOpen />
      ) : (
        <div className="chat__nothing">
          {isWhole && <NothingSaid conversationId={id} />}
          {!isWhole && failure === null && <PaneSkeleton rows={5} />}
        </div>
      )}
    </>
  );
});

/** One conversation: who with, what was said, and where to answer. */
export function Chat({ conversation }: { conversation: Conversation }): ReactNode {
  const { id } = conversation;
  const customer = customerName(conversation);
  const closedBecause = useAppSelector((state) => closedBecauseOf(state, conversation));
  const hasActions = closedBecause !== 'chat.readOnly';
  const { isOpen, isSheet, show } = useCustomerPanel();
  usePanelPreload();
  const hasRail = useAtLeast('rail');
  const panelButton = useRef<HTMLButtonElement>(null);
  function hidePanel(): void {
    show(false);
    panelButton.current?.focus();
  }
  return (
    <div className="chat-pane">
      <DropArea
        conversationId={id}
        label={customer}
        takesFiles={closedBecause === null}
        isMail={conversation.queueType === EMAIL}
      >
        <ChatHeader
          conversation={conversation}
          hasActions={hasActions}
          isPanelOpen={isOpen}
          onPanel={show}
          panelButton={panelButton}
        />
        {!hasRail && <UnreadStrip />}
        <DepartedBar conversationId={id} />
        <CustomerUrl conversationId={id} />
        <Messages id={id} customer={customer} canAct={hasActions} />
        {conversation.queueType === EMAIL ? (
          <MailFooterRow conversationId={id} closedBecause={closedBecause} hasActions={hasActions} />
        ) : (
          <Composer conversationId={id} closedBecause={closedBecause} hasActions={hasActions} />
        )}
      </DropArea>
      {isOpen && <CustomerPanel conversationId={id} isSheet={isSheet} onClose={hidePanel} />}
    </div>
  );
}

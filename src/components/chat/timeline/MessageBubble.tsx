import { memo, type ReactNode } from 'react';
import type { Message } from '../../../store/messages/types';
import { Icon } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { MessageText } from '../text/MessageText';
import { readableText } from '../message/readableText';
import { labelWords } from '../message/words';
import { Attachments } from './attachments/Attachments';
import { MessageMenu } from './MessageMenu';
import { MessageTime } from './MessageTime';
import { QuotedBlock } from './QuotedBlock';
import { deliveryOf, StatusIcon } from './StatusIcon';
import { Undelivered } from './Undelivered';
import { useMessageLabel } from '../message/useMessageLabel';

interface Props {
  message: Message;
  /** The first of several of one sender. */
  startsGroup: boolean;
  /** The customer's name. */
  customer: string;
  /** The agent's own name: their messages say "you". */
  me: string | null;
}

function useSender({ direction, agent }: Message, customer: string, me: string | null): string {
  const t = useText();
  if (direction === 'customer') return customer;
  if (direction === 'system') return t('chat.system');
  return agent === null || agent === me ? t('chat.you') : agent;
}

function Content({ message }: { message: Message }): ReactNode {
  if (message.status === 'deleted') {
    return (
      <span className="bubble__deleted">
        <Icon name="ban" />
        <T id="message.deleted" />
      </span>
    );
  }
  const text = readableText(message);
  return (
    <>
      <Attachments attachments={message.attachments} />
      {text !== '' && <MessageText text={text} queueType={message.queueType} />}
      <Undelivered message={message} />
    </>
  );
}

/** One message: the customer's left, agents' right, the system's in the middle. Renders again only when it changed. */
export const MessageBubble = memo(function MessageBubble(props: Props): ReactNode {
  const { message, startsGroup, customer, me } = props;
  const t = useText();
  const labelOf = useMessageLabel();
  const who = useSender(message, customer, me);
  const { direction, status } = message;
  const isDeleted = status === 'deleted';
  const label = labelOf(who, message.sentAt, labelWords(t, message));
  const isOthers = direction === 'agent' && message.agent !== null && message.agent !== me;

  return (
    <article className={`bubble bubble--${direction}`} aria-label={label} tabIndex={-1}>
      {startsGroup && isOthers && <span className="bubble__sender">{who}</span>}
      {!isDeleted && message.quoted !== null && (
        <QuotedBlock
          conversationId={message.conversationId}
          quoted={message.quoted}
          queueType={message.queueType}
        />
      )}
      <Content message={message} />
      <span className="bubble__foot">
        <MessageTime at={message.sentAt} />
        {direction === 'agent' && <StatusIcon delivery={deliveryOf(message)} text={message.statusText} />}
      </span>
      <MessageMenu message={message} me={me} />
    </article>
  );
});

import { memo, use, type ReactNode } from 'react';
import { isOwnWriting, type AgentNames } from '../../../lib/agentNames';
import { isBlank } from '../../../lib/text';
import type { Message } from '../../../store/messages/types';
import { Icon } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { MessageText } from '../text/MessageText';
import { isLargeEmoji } from '../text/largeEmoji';
import { readableText } from '../message/readableText';
import { labelWords } from '../message/words';
import { useMessageLabel } from '../message/useMessageLabel';
import { useSender } from '../message/useSender';
import { Attachments } from './attachments/Attachments';
import { messageActions } from './messageActions';
import { MessageFoot } from './MessageFoot';
import { MessageLine } from './MessageLine';
import { QuotedBlock } from './QuotedBlock';
import { deliveryOf } from './StatusIcon';
import { TimelineContext } from './timelineContext';
import { Undelivered } from './Undelivered';

interface Props {
  message: Message;
  /** The first of several of one sender. */
  startsGroup: boolean;
  /** The first of its group in its minute. */
  startsMinute: boolean;
  /** The customer's name. */
  customer: string;
  /** The agent's own names: their messages say "you". */
  me: AgentNames | null;
}

function Deleted({ foot }: { foot: ReactNode }): ReactNode {
  return (
    <span className="bubble__instead">
      <Icon name="ban" />
      <T id="message.deleted" />
      {foot}
    </span>
  );
}

interface ContentProps {
  message: Message;
  text: string;
  foot: ReactNode;
}

/** A message that shows nothing says so. */
function Words({ message: { attachments, queueType }, text, foot }: ContentProps): ReactNode {
  if (!isBlank(text)) return <MessageText text={text} queueType={queueType} end={foot} />;
  if (attachments.length > 0) return foot;
  return (
    <span className="bubble__instead">
      <T id="message.wordless" />
      {foot}
    </span>
  );
}

function Content({ message, text, foot }: ContentProps): ReactNode {
  const { attachments, conversationId, queueType, quoted } = message;
  return (
    <>
      {quoted !== null && (
        <QuotedBlock conversationId={conversationId} quoted={quoted} queueType={queueType} />
      )}
      <Attachments attachments={attachments} />
      <Words message={message} text={text} foot={foot} />
      <Undelivered message={message} />
    </>
  );
}

/** Emoji alone stand without a ground, large; not where the bubble holds anything else. */
function isEmojiAlone({ attachments, errorText, quoted }: Message, text: string): boolean {
  return attachments.length === 0 && errorText === null && quoted === null && isLargeEmoji(text);
}

/** One message: the customer's left, agents' right, the system's in the middle. Renders again only when it changed. */
export const MessageBubble = memo(function MessageBubble(props: Props): ReactNode {
  const { message, startsGroup, startsMinute, customer, me } = props;
  const t = useText();
  const labelOf = useMessageLabel();
  const who = useSender(message, customer, me);
  const { canActOn } = use(TimelineContext);
  const { direction, sentAt, status, statusText } = message;
  const isDeleted = status === 'deleted';
  const text = isDeleted ? '' : readableText(message);
  const isOthers = direction === 'agent' && !isOwnWriting(message.agent, me);
  const delivery = direction === 'agent' ? deliveryOf(message) : null;
  const foot = (
    <MessageFoot at={sentAt} startsMinute={startsMinute} delivery={delivery} statusText={statusText} />
  );

  return (
    <MessageLine
      side={direction}
      label={labelOf(who, sentAt, labelWords(t, message))}
      look={isEmojiAlone(message, text) ? 'emoji' : null}
      untoldTime={startsMinute ? null : sentAt}
      message={message}
      actions={messageActions(message, { canActOn, me })}
    >
      {startsGroup && isOthers && <span className="bubble__sender">{who}</span>}
      {isDeleted ? <Deleted foot={foot} /> : <Content message={message} text={text} foot={foot} />}
    </MessageLine>
  );
});

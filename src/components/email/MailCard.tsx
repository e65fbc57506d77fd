import { memo, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectMailMarks, type MailMark } from '../../store/messages/selectors';
import type { Message } from '../../store/messages/types';
import { previewWords } from '../chat/message/words';
import { MessageBoundary } from '../chat/timeline/MessageBoundary';
import { deliveryOf, StatusIcon } from '../chat/timeline/StatusIcon';
import { Undelivered } from '../chat/timeline/Undelivered';
import { useMessageLabel } from '../chat/message/useMessageLabel';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { dateAndTime, TimeText } from '../time/TimeText';
import type { Moment } from '../time/useTimeFormat';
import { MailAvatar } from './MailAvatar';
import { MailBegun, MailTools } from './MailActions';
import { MailBody } from './MailBody';
import { isSameSubject, personOf } from './people';
import { Recipients } from './Recipients';
import './email.css';

interface Props {
  message: Message;
  /** The subject of the mail before; undefined where none is. */
  subjectBefore: string | null | undefined;
  /** The customer's name. */
  customer: string;
  /** The agent's own name: their mails say "you". */
  me: string | null;
}

/** Longer labels are not listened to, characters. */
const LABEL = 200;

function useSender({ agent, direction, envelope }: Message, customer: string, me: string | null): string {
  const t = useText();
  if (direction === 'agent') return agent === null || agent === me ? t('chat.you') : agent;
  const name = envelope === null ? '' : personOf(envelope.from).name;
  return name === '' ? customer : name;
}

/** When a mail was sent. */
export function SentAt({ at }: { at: Moment }): ReactNode {
  return <TimeText at={at} className="mail__time tabular" write={dateAndTime} />;
}

const MARKS = { answered: 'mail.answered', forwarded: 'mail.forwarded' } as const;

/** What became of a mail: it was answered or handed on, or hands another one on itself. */
function Marks({ message }: { message: Message }): ReactNode {
  const told = useAppSelector((state) => selectMailMarks(state, message));
  const isForwarded = message.isForward === true || told.includes('forwarded');
  const marks: MailMark[] = told.includes('answered') ? ['answered'] : [];
  return (isForwarded ? [...marks, 'forwarded' as const] : marks).map((mark) => (
    <span key={mark} className="mail__mark">
      <Icon name="reply" {...(mark === 'forwarded' ? { className: 'mail__mirrored' } : {})} />
      <T id={MARKS[mark]} />
    </span>
  ));
}

function Content({ message, who }: { message: Message; who: string }): ReactNode {
  const address = message.envelope === null ? '' : personOf(message.envelope.from).address.toLowerCase();
  const isCustomers = message.direction === 'customer' && address.includes('@');
  if (message.status === 'deleted')
    return (
      <span className="bubble__deleted">
        <Icon name="ban" />
        <T id="message.deleted" />
      </span>
    );
  return (
    <>
      <MailBody message={message} who={who} sender={isCustomers ? address : null} />
      <Undelivered message={message} />
      <MailBegun message={message} />
    </>
  );
}

function Card({ message, subjectBefore, customer, me }: Props): ReactNode {
  const t = useText();
  const labelOf = useMessageLabel();
  const who = useSender(message, customer, me);
  const { direction, envelope, sentAt, status, subject } = message;
  const isDeleted = status === 'deleted';
  const text = isDeleted ? t('message.deleted') : previewWords(message);
  const label = labelOf(who, sentAt, text.slice(0, LABEL));
  const address = envelope === null ? '' : personOf(envelope.from).address;
  const agentName = direction === 'agent' ? (message.agent ?? me) : null;
  const isNamed = subject !== null && subject !== '';
  const isOther = isNamed && (subjectBefore === undefined || !isSameSubject(subject, subjectBefore));
  return (
    <article className={`mail mail--${direction}`} aria-label={label} tabIndex={-1}>
      <header className="mail__head">
        <MailAvatar who={agentName ?? who} isAgent={direction === 'agent'} seed={address} />
        <span className="mail__from">{who}</span>
        {address !== '' && address !== who && <span className="mail__address">{address}</span>}
        <Marks message={message} />
        <SentAt at={sentAt} />
        {direction === 'agent' && <StatusIcon delivery={deliveryOf(message)} text={message.statusText} />}
        {!isDeleted && <MailTools message={message} />}
      </header>
      {envelope !== null && envelope.to.length > 0 && <Recipients envelope={envelope} />}
      {isOther && <h3 className="mail__subject">{subject}</h3>}
      <Content message={message} who={who} />
    </article>
  );
}

/** One e-mail: who wrote it, when and to whom, its subject where it is another one, its body and its files. */
export const MailCard = memo(function MailCard(props: Props): ReactNode {
  return (
    <MessageBoundary shown={props.message}>
      <Card {...props} />
    </MessageBoundary>
  );
});

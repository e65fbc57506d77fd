import { memo, use, type ReactNode } from 'react';
import { isOwnWriting, type AgentNames } from '../../lib/agentNames';
import { useAppSelector } from '../../store/hooks';
import { selectMailMarks, type MailMark } from '../../store/messages/selectors';
import type { Message } from '../../store/messages/types';
import { noticeWords } from '../chat/message/words';
import { MessageBoundary } from '../chat/timeline/MessageBoundary';
import { deliveryOf, StatusIcon } from '../chat/timeline/StatusIcon';
import { TimelineContext } from '../chat/timeline/timelineContext';
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
  /** The agent's own names: their mails say "you". */
  me: AgentNames | null;
  /** It shows its first line alone. */
  isFolded: boolean;
}

function useSender({ agent, direction, envelope }: Message, customer: string, me: AgentNames | null): string {
  const t = useText();
  if (direction === 'agent') return agent === null || isOwnWriting(agent, me) ? t('chat.you') : agent;
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
      <span className="bubble__instead">
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

interface HeadProps {
  message: Message;
  who: string;
  me: AgentNames | null;
  /** What a folded mail says of its text; null where it is unfolded. */
  line: string | null;
}

/** The head of a card, which folds and unfolds it: of a folded one the whole of it does. */
function Head({ message, who, me, line }: HeadProps): ReactNode {
  const t = useText();
  const { setFolded } = use(TimelineContext);
  const { agent, attachments, direction, envelope, id, sentAt, status, statusText } = message;
  const address = envelope === null ? '' : personOf(envelope.from).address;
  const ownName = isOwnWriting(agent, me) ? me?.fullName : null;
  const agentName = direction === 'agent' ? (ownName ?? agent) : null;
  const isFolded = line !== null;
  return (
    <header className="mail__head">
      <button
        type="button"
        className="mail__toggle"
        aria-expanded={!isFolded}
        tabIndex={-1}
        onClick={() => setFolded([id], !isFolded)}
      >
        <MailAvatar who={agentName ?? who} isAgent={direction === 'agent'} seed={address} />
        <span className="mail__from">{who}</span>
        {isFolded && <span className="mail__line">{line}</span>}
      </button>
      {!isFolded && address !== '' && address !== who && <span className="mail__address">{address}</span>}
      <Marks message={message} />
      {isFolded && attachments.length > 0 && (
        <span className="mail__mark" title={t('mail.files')}>
          <Icon name="clip" label={t('mail.files')} />
          {attachments.length}
        </span>
      )}
      <SentAt at={sentAt} />
      {direction === 'agent' && <StatusIcon delivery={deliveryOf(message)} text={statusText} />}
      {!isFolded && status !== 'deleted' && <MailTools message={message} />}
    </header>
  );
}

function Card({ message, subjectBefore, customer, me, isFolded }: Props): ReactNode {
  const t = useText();
  const labelOf = useMessageLabel();
  const who = useSender(message, customer, me);
  const { direction, envelope, sentAt, subject } = message;
  const text = noticeWords(t, message);
  const label = labelOf(who, sentAt, text);
  if (isFolded)
    return (
      <article className={`mail mail--${direction} mail--folded`} aria-label={label} tabIndex={-1}>
        <Head message={message} who={who} me={me} line={text} />
        <MailBegun message={message} />
      </article>
    );
  const isNamed = subject !== null && subject !== '';
  const isOther = isNamed && (subjectBefore === undefined || !isSameSubject(subject, subjectBefore));
  return (
    <article className={`mail mail--${direction}`} aria-label={label} tabIndex={-1}>
      <Head message={message} who={who} me={me} line={null} />
      {envelope !== null && envelope.to.length > 0 && <Recipients envelope={envelope} />}
      {isOther && <h3 className="mail__subject">{subject}</h3>}
      <Content message={message} who={who} />
    </article>
  );
}

/**
 * One e-mail: who wrote it, when and to whom, its subject where it is another one, its body and its files; folded, a row
 * that draws no body.
 */
export const MailCard = memo(function MailCard(props: Props): ReactNode {
  return (
    <MessageBoundary shown={props.message}>
      <Card {...props} />
    </MessageBoundary>
  );
});

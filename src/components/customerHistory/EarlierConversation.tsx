import type { ReactNode } from 'react';
import { EMAIL } from '../../lib/queueType';
import type { Classified } from '../../store/classification/types';
import type { Conversation } from '../../store/conversations/types';
import { lastMessageWords } from '../chat/message/words';
import { ConversationStatusIcon } from '../chat/ConversationStatusIcon';
import { ChannelIcon } from '../conversations/ChannelIcon';
import { protocolOf } from '../conversations/customer';
import { useText } from '../intl';
import { dateAndTime, TimeText } from '../time/TimeText';
import { Icon } from '../ui/icons/Icon';

const WORDS_SIGNS = 120;

function classifiedWords(classified: Classified | null | undefined): string {
  const { classification = null, subclassification = null } = classified ?? {};
  return [classification, subclassification]
    .filter((word) => word !== null && word.trim() !== '')
    .join(' › ');
}

/** What it was about: how it is classified, then the subject or else what was said last. */
function About({ conversation }: { conversation: Conversation }): ReactNode {
  const t = useText();
  const { classified, lastMessage, queueType, subject } = conversation;
  const reason = classifiedWords(classified);
  const isMail = queueType === EMAIL && subject !== null && subject.trim() !== '';
  const words = isMail ? subject : lastMessageWords(t, lastMessage ?? '', queueType, WORDS_SIGNS);
  if (reason === '' && words === '') return null;
  return (
    <span className="service__line service__line--second">
      {reason !== '' && (
        <span className="service__reason">
          <Icon name="tag" label={t('classify.classification')} />
          <span className="service__reason-words" dir="auto">
            {reason}
          </span>
        </span>
      )}
      {words !== '' && (
        <span className="service__said" dir="auto">
          {words}
        </span>
      )}
    </span>
  );
}

/**
 * One conversation of a customer in two or three lines: where and when, by whom and how it stands, what it was about.
 */
export function EarlierConversation({ conversation }: { conversation: Conversation }): ReactNode {
  const { fromId, id, lastAgent, queue, queueType, startedAt, status, statusText } = conversation;
  return (
    <>
      <ChannelIcon queueType={queueType} address={fromId} className="service__channel" />
      <span className="service__words">
        <span className="service__line">
          <span className="service__queue">{queue}</span>
          <TimeText at={startedAt} write={dateAndTime} />
        </span>
        <span className="service__line service__line--second">
          <span className="tabular">{protocolOf(id)}</span>
          <span className="service__agent">{lastAgent}</span>
          <ConversationStatusIcon status={status} statusText={statusText} />
        </span>
        <About conversation={conversation} />
      </span>
    </>
  );
}

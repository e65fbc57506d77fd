import type { ReactNode } from 'react';
import { EMAIL } from '../../../lib/queueType';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector } from '../../../store/hooks';
import { selectLastSaid } from '../../../store/messages/lastSaidSelectors';
import { lastMessageWords, saidWords } from '../../chat/message/words';
import { deliveryOf, StatusIcon } from '../../chat/timeline/StatusIcon';
import { T, useText } from '../../intl';
import { TypingIndicator } from '../TypingIndicator';

const PREVIEW_SIGNS = 80;

/** What was said last, and by whom; of an e-mail what it is about first. */
export function RowPreview({ conversation }: { conversation: Conversation }): ReactNode {
  const t = useText();
  const { id, lastMessage, queueType, subject } = conversation;
  const last = useAppSelector((state) => selectLastSaid(state, id));
  const isDeleted = last?.status === 'deleted';
  const isOwn = last?.direction === 'agent' && !isDeleted;

  function words(): string {
    if (isDeleted) return t('message.deleted');
    if (last !== null) return saidWords(t, last, PREVIEW_SIGNS);
    return lastMessageWords(t, lastMessage ?? '', queueType, PREVIEW_SIGNS);
  }

  const isMail = queueType === EMAIL && subject !== null && subject.trim() !== '';
  const preview = (
    <>
      {isOwn && (
        <span className="row__own">
          <T id="conversations.you" /> <StatusIcon delivery={deliveryOf(last)} text={last.statusText} />
        </span>
      )}
      {isMail && <span className="row__subject">{subject}</span>}
      {isMail || isOwn ? ` ${words()}` : words()}
    </>
  );
  return (
    <span className="row__preview" dir="auto">
      <TypingIndicator conversationId={id} instead={preview} />
    </span>
  );
}

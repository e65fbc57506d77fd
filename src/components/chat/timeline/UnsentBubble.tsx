import { memo, type ReactNode } from 'react';
import type { OutboxItem } from '../../../store/outbox/types';
import { FailedFile, UnsentFile } from './attachments/UnsentFile';
import { useText } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';
import { MessageText } from '../text/MessageText';
import { unsentLabelWords } from '../message/words';
import { FailedItem } from './FailedItem';
import { MessageTime } from './MessageTime';
import { QuotedBlock } from './QuotedBlock';
import { StatusIcon } from './StatusIcon';

/** A message that the agent sent and no server acknowledged yet; once it failed, what to do about it. */
export const UnsentBubble = memo(function UnsentBubble({ item }: { item: OutboxItem }): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { createdAt, file, quoted, state, target, text } = item;
  const label = t('message.label', {
    who: t('chat.you'),
    time: format.time(createdAt),
    text: unsentLabelWords(item),
  });
  const isFailed = state === 'failed';
  return (
    <article className="bubble bubble--agent" aria-label={label} tabIndex={-1}>
      {quoted !== null && (
        <QuotedBlock conversationId={target.conversationId} quoted={quoted} queueType={target.queueType} />
      )}
      {file !== null && <UnsentFile item={item} file={file} />}
      {text !== '' && <MessageText text={text} queueType={target.queueType} />}
      <span className="bubble__foot">
        <MessageTime at={createdAt} />
        <StatusIcon delivery={isFailed ? 'failed' : 'pending'} />
      </span>
      {isFailed && (file === null ? <FailedItem item={item} /> : <FailedFile item={item} file={file} />)}
    </article>
  );
});

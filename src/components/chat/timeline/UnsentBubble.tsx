import { memo, type ReactNode } from 'react';
import type { OutboxItem } from '../../../store/outbox/types';
import { FailedFile, UnsentFile } from './attachments/UnsentFile';
import { useText } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';
import { isLargeEmoji } from '../text/largeEmoji';
import { MessageText } from '../text/MessageText';
import { unsentLabelWords } from '../message/words';
import { FailedItem } from './FailedItem';
import { MessageFoot } from './MessageFoot';
import { MessageLine } from './MessageLine';
import { QuotedBlock } from './QuotedBlock';

/** A message that the agent sent and no server acknowledged yet; once it failed, what to do about it. */
export const UnsentBubble = memo(function UnsentBubble({
  item,
  startsMinute,
}: {
  item: OutboxItem;
  /** The first of its group in its minute. */
  startsMinute: boolean;
}): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { createdAt, file, quoted, state, target, text } = item;
  const label = t('message.label', {
    who: t('chat.you'),
    time: format.time(createdAt),
    text: unsentLabelWords(item),
  });
  const isFailed = state === 'failed';
  const isEmojiAlone = file === null && quoted === null && !isFailed && isLargeEmoji(text);
  const foot = (
    <MessageFoot at={createdAt} startsMinute={startsMinute} delivery={isFailed ? 'failed' : 'pending'} />
  );
  return (
    <MessageLine
      side="agent"
      label={label}
      look={isEmojiAlone ? 'emoji' : null}
      untoldTime={startsMinute ? null : createdAt}
    >
      {quoted !== null && (
        <QuotedBlock conversationId={target.conversationId} quoted={quoted} queueType={target.queueType} />
      )}
      {file !== null && <UnsentFile item={item} file={file} />}
      {text === '' ? foot : <MessageText text={text} queueType={target.queueType} end={foot} />}
      {isFailed && (file === null ? <FailedItem item={item} /> : <FailedFile item={item} file={file} />)}
    </MessageLine>
  );
});

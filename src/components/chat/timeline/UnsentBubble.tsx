import { memo } from 'react';
import type { ReactNode } from 'react';
import { useRequest } from '../../../store/hooks';
import { discardRequested, editRequested, retryRequested } from '../../../store/outbox/actions';
import type { OutboxItem } from '../../../store/outbox/types';
import { useFailureText } from '../../feedback';
import { FailedFile, UnsentFile } from './attachments/UnsentFile';
import { T, useText } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';
import { MessageText } from '../text/MessageText';
import { previewOf } from '../text/tokenize';
import { MessageTime } from './MessageTime';
import { QuotedBlock } from './QuotedBlock';
import { StatusIcon } from './StatusIcon';

function Failed({ item: { clientMsgId, failure, template } }: { item: OutboxItem }): ReactNode {
  const request = useRequest();
  const failureText = useFailureText();
  return (
    <div className="bubble__failed">
      {failure !== null && <p className="bubble__error">{failureText(failure)}</p>}
      <div className="bubble__choices">
        <button type="button" className="button" onClick={() => request(retryRequested({ clientMsgId }))}>
          <T id="action.retry" />
        </button>
        {template === null && (
          <button type="button" className="button" onClick={() => request(editRequested({ clientMsgId }))}>
            <T id="message.edit" />
          </button>
        )}
        <button type="button" className="button" onClick={() => request(discardRequested({ clientMsgId }))}>
          <T id="message.discard" />
        </button>
      </div>
    </div>
  );
}

/** A message that the agent sent and no server acknowledged yet; once it failed, what to do about it. */
export const UnsentBubble = memo(function UnsentBubble({ item }: { item: OutboxItem }): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { createdAt, file, quoted, state, target, text } = item;
  const label = t('message.label', {
    who: t('chat.you'),
    time: format.time(createdAt),
    text: text === '' && file !== null ? file.name : previewOf(text, target.queueType),
  });
  const isFailed = state === 'failed';
  return (
    <article className="bubble bubble--agent" aria-label={label} tabIndex={-1}>
      {quoted !== null && <QuotedBlock conversationId={target.conversationId} quoted={quoted} />}
      {file !== null && <UnsentFile item={item} file={file} />}
      {text !== '' && <MessageText text={text} queueType={target.queueType} />}
      <span className="bubble__foot">
        <MessageTime at={createdAt} />
        <StatusIcon delivery={isFailed ? 'failed' : 'pending'} />
      </span>
      {isFailed && (file === null ? <Failed item={item} /> : <FailedFile item={item} file={file} />)}
    </article>
  );
});

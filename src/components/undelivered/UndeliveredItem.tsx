import type { ReactNode } from 'react';
import { EMAIL } from '../../lib/queueType';
import { useAppSelector, useRequest } from '../../store/hooks';
import { discardRequested, saveFileRequested, sendElsewhereRequested } from '../../store/outbox/actions';
import { createOpenRequested } from '../../store/conversations/actions';
import { selectOtherConversation } from '../../store/outbox/selectors';
import type { MailFile, OutboxFile, OutboxItem } from '../../store/outbox/types';
import { useFileProblem } from '../chat/attach/useFileProblem';
import { unsentLabelWords } from '../chat/message/words';
import { MessageText } from '../chat/text/MessageText';
import { FileWords } from '../chat/timeline/attachments/FileWords';
import { protocolOf } from '../conversations/customer';
import { T, useText } from '../intl';
import { dateAndTime, TimeText } from '../time/TimeText';
import { useCopy, useFailureText } from '../ui/feedback';
import { newConversationWith, recipientOf } from './recipient';
import '../chat/timeline/attachments/attachments.css';

function filesOf({ file, mail }: OutboxItem): readonly (OutboxFile | MailFile)[] {
  return file === null ? (mail?.files ?? []) : [file];
}

function textOf({ mail, text }: OutboxItem): string {
  return mail === null ? text : [mail.subject, mail.plainText].filter((part) => part !== '').join('\n\n');
}

function Head({ item }: { item: OutboxItem }): ReactNode {
  const t = useText();
  const to = recipientOf(item);
  const protocol = protocolOf(item.target.conversationId);
  return (
    <p className="undelivered__head">
      <span>
        {to === '' ? t('undelivered.ofNobody', { protocol }) : t('undelivered.of', { to, protocol })}
      </span>
      <TimeText at={item.createdAt} className="tabular" write={dateAndTime} />
    </p>
  );
}

function Why({ item: { failure, file } }: { item: OutboxItem }): ReactNode {
  const words = useFailureText();
  const fileWords = useFileProblem();
  if (failure === null) return null;
  return <p className="undelivered__why">{file === null ? words(failure) : fileWords(file, failure)}</p>;
}

function Choices({ item }: { item: OutboxItem }): ReactNode {
  const request = useRequest();
  const copy = useCopy();
  const { clientMsgId, file } = item;
  const elsewhere = useAppSelector((state) => selectOtherConversation(state, item));
  const begun = newConversationWith(item);
  const text = textOf(item);
  return (
    <div className="undelivered__choices">
      {elsewhere !== null && (
        <button
          type="button"
          className="button"
          onClick={() => request(sendElsewhereRequested({ clientMsgId, conversationId: elsewhere }))}
        >
          <T id="undelivered.sendIn" values={{ protocol: protocolOf(elsewhere) }} />
        </button>
      )}
      {elsewhere === null && begun !== null && (
        <button type="button" className="button" onClick={() => request(createOpenRequested(begun))}>
          <T id={`create.${begun.kind}`} />
        </button>
      )}
      {text !== '' && (
        <button type="button" className="button" onClick={() => copy(text)}>
          <T id="undelivered.copy" />
        </button>
      )}
      {file !== null && (
        <button type="button" className="button" onClick={() => request(saveFileRequested({ clientMsgId }))}>
          <T id="attach.save" />
        </button>
      )}
      <button type="button" className="button" onClick={() => request(discardRequested({ clientMsgId }))}>
        <T id="message.discard" />
      </button>
    </div>
  );
}

/** One message that was not delivered: to whom, what, why, and what may be done with it. */
export function UndeliveredItem({ item }: { item: OutboxItem }): ReactNode {
  const { mail, target } = item;
  const text = textOf(item);
  return (
    <li className="undelivered__item" aria-label={unsentLabelWords(item)}>
      <Head item={item} />
      {filesOf(item).map(({ bytes, mimeType, name, uploadId }) => (
        <p key={uploadId} className="attachment attachment--unsent">
          <FileWords fileName={name} mimeType={mimeType} bytes={bytes} />
        </p>
      ))}
      {text !== '' && (
        <div className="undelivered__text">
          <MessageText text={text} queueType={mail === null ? target.queueType : EMAIL} />
        </div>
      )}
      <Why item={item} />
      <Choices item={item} />
    </li>
  );
}

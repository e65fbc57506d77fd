import { memo, useMemo, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector } from '../../store/hooks';
import type { Message } from '../../store/messages/types';
import { fileProblem, selectFileLimits, selectUpload } from '../../store/outbox/selectors';
import type { MailFile, SentMail, OutboxItem } from '../../store/outbox/types';
import type { RootState } from '../../store/rootReducer';
import { UploadBar } from '../chat/attach/UploadBar';
import { useFileProblem } from '../chat/attach/useFileProblem';
import { previewOf } from '../chat/text/tokenize';
import { FailedItem } from '../chat/timeline/FailedItem';
import { StatusIcon } from '../chat/timeline/StatusIcon';
import { FileWords } from '../chat/timeline/attachments/FileWords';
import '../chat/timeline/attachments/attachments.css';
import { T, useText, type TextId } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import { MailAvatar } from './MailAvatar';
import { MailBody } from './MailBody';
import { SentAt } from './MailCard';
import { Recipients } from './Recipients';

const WORDS: Readonly<Record<string, TextId>> = {
  originalMissing: 'answer.originalMissing',
  originalUnreachable: 'answer.originalUnreachable',
};

/** What a mail will be at the server, as far as it is known; its files are shown apart. */
function messageOf(id: string, html: string, sentAt: string, mail: SentMail): Message {
  const { bcc, cc, from, plainText, subject, to } = mail;
  return {
    id,
    providerId: null,
    clientMsgId: id,
    conversationId: '',
    text: html,
    plainText,
    subject,
    sentAt,
    direction: 'agent',
    queue: '',
    queueType: 4,
    agent: null,
    status: 'pending',
    attachments: [],
    quoted: null,
    errorText: null,
    updatedAt: null,
    envelope: { from, to: [...to], cc: [...cc], bcc: [...bcc] },
  };
}

function MailUpload({ file, isFailed }: { file: MailFile; isFailed: boolean }): ReactNode {
  const isUnderWay = useAppSelector((state) => selectUpload(state, file.uploadId) !== undefined);
  return (
    <li className="attachment attachment--unsent">
      <FileWords fileName={file.name} mimeType={file.mimeType} bytes={file.bytes} />
      {isUnderWay && !isFailed && <UploadBar uploadId={file.uploadId} />}
    </li>
  );
}

/** Of a file that the server does not take, which one and why; undefined where the failure says it all. */
function useWhy({ failure, mail }: OutboxItem): ReactNode {
  const t = useText();
  const store = useStore<RootState>();
  const words = useFileProblem();
  if (failure === null) return undefined;
  const own = WORDS[failure.code];
  if (own !== undefined) return <T id={own} />;
  const limits = selectFileLimits(store.getState());
  const file = mail?.files.map((one) => ({ ...one, bytes: one.bytes ?? 0 }));
  const bad = file?.find((one) => fileProblem(one, limits) === failure.code);
  return bad === undefined ? undefined : t('mail.fileRefused', { name: bad.name, why: words(bad, failure) });
}

/** A mail that the agent sent and no server acknowledged yet; once it failed, what to do about it. */
export const UnsentMail = memo(function UnsentMail({
  item,
  mail,
}: {
  item: OutboxItem;
  mail: SentMail;
}): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { clientMsgId, createdAt, state, text } = item;
  const sentAt = new Date(createdAt).toISOString();
  const message = useMemo(
    () => messageOf(clientMsgId, text, sentAt, mail),
    [clientMsgId, text, sentAt, mail],
  );
  const who = t('chat.you');
  const agent = useAppSelector(selectUser)?.fullName ?? '';
  const label = t('message.label', { who, time: format.time(createdAt), text: previewOf(mail.plainText, 4) });
  const isFailed = state === 'failed';
  const why = useWhy(item);
  return (
    <article className="mail mail--agent" aria-label={label} tabIndex={-1}>
      <header className="mail__head">
        <MailAvatar who={agent} isAgent seed="" />
        <span className="mail__from">{who}</span>
        <SentAt at={sentAt} />
        <StatusIcon delivery={isFailed ? 'failed' : 'pending'} />
      </header>
      {message.envelope !== null && <Recipients envelope={message.envelope} />}
      <h3 className="mail__subject">{mail.subject}</h3>
      <MailBody message={message} who={who} sender={null} />
      {mail.files.length > 0 && (
        <ul className="mail__files" aria-label={t('mail.files')}>
          {mail.files.map((file) => (
            <MailUpload key={file.uploadId} file={file} isFailed={isFailed} />
          ))}
        </ul>
      )}
      {isFailed && <FailedItem item={item} why={why} />}
    </article>
  );
});

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { mailCloseRequested, mailDropRequested } from '../../../store/drafts/actions';
import { useRequest } from '../../../store/hooks';
import type { Message } from '../../../store/messages/types';
import type { Mail, OutboxFile } from '../../../store/outbox/types';
import { openRequested } from '../../../store/cannedReplies/actions';
import { Replies } from '../../chat/composer/replies/Replies';
import { Icon } from '../../ui/icons/Icon';
import { T, useText, type TextId } from '../../intl';
import { MailEditor } from '../editor/MailEditor';
import { MailFiles as FilesOfMail } from './MailFiles';
import { MailFoot } from './MailFoot';
import { MailHead } from './MailHead';
import { OriginalMail } from './OriginalMail';
import { alsoToAll } from './startMail';
import { useMailFiles, type MailFiles } from './useMailFiles';
import { useMailForm, type MailForm } from './useMailForm';
import { useMailSend, type MailSend } from './useMailSend';
import { isComposing } from '../../ui/isComposing';

interface Props {
  conversationId: string;
  /** The mail as it was before anything was written. */
  start: Mail;
  /** As it is now: the draft, or that start. */
  first: Mail;
  /** The mail to everybody, where the agent asks for that; it may be asked for while another one is written here. */
  toAll: Mail | null;
  /** The draft was damaged, and is what could be read of it. */
  isMended: boolean;
  /** Null where there is none, or it is not known. */
  original: Message | null;
  /** Who wrote the original. */
  who: string;
  /** Addresses that may be meant. */
  known: readonly string[];
  /** Files that it was opened with. */
  brings: readonly OutboxFile[];
  /** Why nothing can be sent now; null when it can. */
  closedBecause: TextId | null;
}

function Problems({ send, closedBecause }: { send: MailSend } & Pick<Props, 'closedBecause'>): ReactNode {
  const t = useText();
  const { forgotFile, gap, over, text } = send.problems;
  const words = [
    ...(closedBecause === null ? [] : [`${t(closedBecause)} ${t('departed.draftKept')}`]),
    ...(over === undefined ? [] : [t('chat.tooLong', { over, limit: send.limit ?? 0 })]),
    ...(gap === undefined ? [] : [t('chat.gap', { gap })]),
    ...(forgotFile === undefined ? [] : [t('answer.fileForgotten')]),
    ...(text === undefined ? [] : [`${t('chat.message')}: ${t(text)}`]),
  ];
  if (words.length === 0) return null;
  return (
    <p className="answer__problem" role="alert">
      {words.join(' ')}
    </p>
  );
}

/** Leads the agent to what is to be written first: to whom it goes, where nobody is named, else the text. */
function useFirstFocus({ editor }: MailForm, isAddressed: boolean): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const [wasAddressed] = useState(isAddressed);
  useEffect(() => {
    if (wasAddressed) editor.current?.focus();
    else element.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [editor, wasAddressed]);
  return element;
}

/** Puts what the editor was opened with beside the files that are there already. */
function useBrought({ bring }: MailFiles, brings: readonly OutboxFile[]): void {
  const take = useEffectEvent(bring);
  useEffect(() => {
    if (brings.length > 0) take(brings);
  }, [brings]);
}

/** Names whom the mail goes to as well, when the agent asks for everybody while it is written. */
function useToAll({ change, current }: MailForm, toAll: Mail | null): void {
  const add = useEffectEvent((everybody: Mail) => {
    const before = current();
    const { to, cc } = alsoToAll(before, everybody);
    if (to.length + cc.length > before.to.length + before.cc.length) change({ to, cc });
  });
  useEffect(() => {
    if (toAll !== null) add(toAll);
  }, [toAll]);
}

/** A mail as it is written: to whom, about what, the text, its files, and what it answers. Ctrl+Enter sends it. */
export function AnswerForm(props: Props): ReactNode {
  const { conversationId, start, first, original, who, known, closedBecause } = props;
  const request = useRequest();
  const t = useText();
  const form = useMailForm(conversationId, first, start);
  const { editor } = form;
  const send = useMailSend(conversationId, form, original, who);
  const isDisabled = closedBecause !== null;
  const { files, key, kind, quotes } = form.mail;
  const chosen = useMailFiles(files, (next) => form.change({ files: next }), isDisabled);
  const element = useFirstFocus(form, first.to.length > 0);
  useBrought(chosen, props.brings);
  useToAll(form, props.toAll);

  function drop(): void {
    form.letGo();
    request(mailDropRequested({ conversationId, key }));
    request(mailCloseRequested());
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { ctrlKey, currentTarget, metaKey, target } = event;
    const isSend = event.key === 'Enter' && (ctrlKey || metaKey) && !isComposing(event);
    // The canned replies stand elsewhere, and their keys are heard here all the same.
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (!isSend || !isOwn || isDisabled) return;
    event.preventDefault();
    send.send();
  }

  return (
    <form
      ref={element}
      className="answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled) send.send();
      }}
      onKeyDown={onKeyDown}
      {...chosen.handlers}
    >
      <div className="answer__body">
        <MailHead form={form} known={known} isDisabled={isDisabled} problems={send.problems} />
        <FilesOfMail
          files={files}
          isDisabled={isDisabled}
          refused={chosen.refused}
          onRemove={(uploadId) => form.change({ files: files.filter((file) => file.uploadId !== uploadId) })}
        />
        <MailEditor
          content={first.content}
          label={t('chat.message')}
          isDisabled={isDisabled}
          keeps={`${conversationId} ${key}`}
          onChange={form.write}
          handle={editor}
        />
        {original !== null && (
          <OriginalMail
            original={original}
            who={who}
            quotes={kind === 'answer' ? quotes : null}
            onQuotes={(next) => form.change({ quotes: next })}
          />
        )}
      </div>
      {props.isMended && (
        <p className="answer__problem" role="alert">
          <T id="answer.mended" />
        </p>
      )}
      <Problems send={send} closedBecause={closedBecause} />
      <MailFoot
        isDisabled={isDisabled}
        onFiles={chosen.take}
        onText={(text) => editor.current?.insertText(text)}
        onReplies={() => request(openRequested({ kind: 'replies', conversationId }))}
        onDrop={drop}
        onClose={() => request(mailCloseRequested())}
      />
      {chosen.isOver && (
        <div className="drop-hint" aria-hidden>
          <Icon name="clip" />
          <T id="answer.dropHere" />
        </div>
      )}
      <Replies
        conversationId={conversationId}
        onDone={(reply) => (reply === null ? editor.current?.focus() : editor.current?.insertText(reply))}
      />
    </form>
  );
}

import { use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { selectConversation, selectDeparture } from '../../../store/conversations/selectors';
import { selectMailDraft } from '../../../store/drafts/selectors';
import type { Writing } from '../../../store/drafts/types';
import { useAppSelector } from '../../../store/hooks';
import { selectMessage, selectMessages } from '../../../store/messages/selectors';
import type { Mail, MailKind, OutboxFile } from '../../../store/outbox/types';
import { selectQueueAddresses } from '../../../store/queues/selectors';
import type { RootState } from '../../../store/rootReducer';
import { selectMailSignature } from '../../../store/ui/selectors';
import { closedBecause as closedBecauseOf } from '../../chat/closedBecause';
import { MediaContext } from '../../chat/media';
import { customerName } from '../../conversations/customer';
import { useText, type TextId } from '../../intl';
import { personOf } from '../people';
import { AnswerForm } from './AnswerForm';
import { onceEach, peopleOf } from './recipients';
import { alsoToAll, queuesOf, startMail, withPrefill } from './startMail';
import '../../config/settings.css';
import '../../chat/attach/attach.css';
import './answer.css';

/** What the editor is called, by what is written in it. */
export const TITLES: Readonly<Record<MailKind, TextId>> = {
  first: 'mail.write',
  answer: 'answer.answerTitle',
  forward: 'mail.forward',
};

interface Begun {
  start: Mail;
  first: Mail;
  /** The draft was damaged. */
  isMended: boolean;
}

/** Makes the mail that is written as it is before anything is. */
function useStart(writing: Writing): () => Mail {
  const store = useStore<RootState>();
  const mediaUrl = use(MediaContext);
  return useCallback(() => {
    const state = store.getState();
    const { conversationId, messageId } = writing;
    const conversation = selectConversation(state, conversationId) ?? null;
    const original = messageId === null ? null : selectMessage(state, conversationId, messageId);
    const own = selectQueueAddresses(state, queuesOf({ conversation, original }));
    const signature = selectMailSignature(state);
    return startMail({ writing, conversation, original, own, signature, mediaUrl });
  }, [store, mediaUrl, writing]);
}

/** The mail before anything is written, and as it is now; made once for each mail that is opened. */
function useBegun(writing: Writing, startNow: () => Mail): Begun {
  const store = useStore<RootState>();
  const [begun] = useState(() => {
    const { conversationId, key, prefill, toAll } = writing;
    const start = startNow();
    const draft = selectMailDraft(store.getState(), conversationId, key);
    const filled = prefill === undefined ? start : withPrefill(start, prefill);
    if (draft === null) return { start, first: filled, isMended: false };
    const { savedAt: _savedAt, isMended = false, ...kept } = draft;
    return { start, first: toAll ? alsoToAll(kept, start) : kept, isMended };
  });
  return begun;
}

const NOBODY: readonly string[] = [];

const NO_FILES: readonly OutboxFile[] = [];

/** Addresses that the mails of a conversation name, the newest first, and those that it is told to be with. */
function useKnownAddresses(conversationId: string): readonly string[] {
  const messages = useAppSelector((state) => selectMessages(state, conversationId));
  const told = useAppSelector((state) => selectConversation(state, conversationId)?.addresses ?? NOBODY);
  return useMemo(
    () =>
      onceEach([
        ...messages.toReversed().flatMap(({ envelope }) => (envelope === null ? [] : peopleOf(envelope))),
        ...told,
      ]),
    [messages, told],
  );
}

/** The mail that is open in the editor, wherever that stands. */
export function MailWriting({ writing }: { writing: Writing }): ReactNode {
  const t = useText();
  const { conversationId, messageId } = writing;
  const startNow = useStart(writing);
  const { start, first, isMended } = useBegun(writing, startNow);
  const toAll = useMemo(() => (writing.toAll ? startNow() : null), [writing, startNow]);
  const known = useKnownAddresses(conversationId);
  const conversation = useAppSelector((state) => selectConversation(state, conversationId));
  const hasLeft = useAppSelector((state) => selectDeparture(state, conversationId) !== null);
  const closed = useAppSelector((state) =>
    conversation === undefined ? 'chat.readOnly' : closedBecauseOf(state, conversation),
  );
  const original = useAppSelector((state) =>
    messageId === null ? null : selectMessage(state, conversationId, messageId),
  );
  const name = original?.envelope == null ? '' : personOf(original.envelope.from).name;
  const customer = conversation === undefined ? '' : customerName(conversation);
  const isOwn = original?.direction === 'agent';
  const who = isOwn ? (original.agent ?? t('chat.you')) : name === '' ? customer : name;
  return (
    <AnswerForm
      conversationId={conversationId}
      start={start}
      first={first}
      toAll={toAll}
      isMended={isMended}
      original={original}
      who={who}
      known={known}
      brings={writing.brings ?? NO_FILES}
      closedBecause={hasLeft ? 'chat.readOnly' : closed}
    />
  );
}

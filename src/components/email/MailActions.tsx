import { use, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { mailDropRequested, mailOpenRequested } from '../../store/drafts/actions';
import { mailKey, selectMailDrafts, selectWriting } from '../../store/drafts/selectors';
import type { MailDraft } from '../../store/drafts/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import type { Message } from '../../store/messages/types';
import type { MailKind } from '../../store/outbox/types';
import type { RootState } from '../../store/rootReducer';
import { TimelineContext } from '../chat/timeline/timelineContext';
import { Icon } from '../ui/icons/Icon';
import { T } from '../intl';
import { DropDraft } from './answer/DropDraft';

/** Opens the editor about a mail; what was begun with it is gone on with. */
function useMailDoings(conversationId: string, messageId: string) {
  const store = useStore<RootState>();
  const request = useRequest();
  function open(kind: MailKind, toAll: boolean): void {
    const drafts = selectMailDrafts(store.getState(), conversationId);
    const begun = drafts.find((mail) => mail.kind === kind && mail.messageId === messageId);
    const key = begun?.key ?? mailKey(kind, messageId);
    request(mailOpenRequested({ conversationId, key, kind, messageId, toAll }));
  }
  return {
    answer: () => open('answer', false),
    answerAll: () => open('answer', true),
    forward: () => open('forward', false),
  };
}

interface AnswersProps {
  conversationId: string;
  messageId: string;
  /** Whether answering is what the screen leads to: the keyboard goes there by name. */
  isMain?: boolean;
}

/** The three ways to go on with a mail: answer it, answer everybody, hand it on. */
export function MailAnswers({ conversationId, messageId, isMain = false }: AnswersProps): ReactNode {
  const { answer, answerAll, forward } = useMailDoings(conversationId, messageId);
  const main = isMain ? { className: 'button button--primary', 'data-focus': 'composer' } : {};
  return (
    <>
      <button type="button" className="button" {...main} onClick={answer}>
        <Icon name="reply" />
        <T id="mail.answer" />
      </button>
      <button type="button" className="button" onClick={answerAll}>
        <Icon name="reply" />
        <T id="mail.answerAll" />
      </button>
      <button type="button" className="button" onClick={forward}>
        <Icon name="reply" className="mail__mirrored" />
        <T id="mail.forward" />
      </button>
    </>
  );
}

/** Says that a mail was begun and not sent, and leads back to it; nothing while it is in the editor. */
export function DraftNote({
  conversationId,
  draft,
}: {
  conversationId: string;
  draft: MailDraft;
}): ReactNode {
  const request = useRequest();
  const { key, kind, messageId } = draft;
  const isOpen = useAppSelector((state) => {
    const writing = selectWriting(state);
    return writing?.conversationId === conversationId && writing.key === key;
  });
  if (isOpen) return null;
  return (
    <div className="mail__draft" role="note">
      <Icon name="edit" />
      <span>
        <T id="mail.draftThere" />
      </span>
      <button
        type="button"
        className="button"
        onClick={() => request(mailOpenRequested({ conversationId, key, kind, messageId, toAll: false }))}
      >
        <T id="mail.draftOpen" />
      </button>
      <DropDraft onDrop={() => request(mailDropRequested({ conversationId, key }))} />
    </div>
  );
}

/** What the agent can do with one mail of theirs; nothing in what is read-only. */
export function MailActions({ message }: { message: Message }): ReactNode {
  const { conversationId, id } = message;
  const { canActOn } = use(TimelineContext);
  const drafts = useAppSelector((state) => selectMailDrafts(state, conversationId));
  if (canActOn !== conversationId) return null;
  return (
    <>
      <div className="mail__actions">
        <MailAnswers conversationId={conversationId} messageId={id} />
      </div>
      {drafts
        .filter(({ messageId }) => messageId === id)
        .map((draft) => (
          <DraftNote key={draft.key} conversationId={conversationId} draft={draft} />
        ))}
    </>
  );
}

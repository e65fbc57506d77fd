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
import { IconButton } from '../ui/IconButton';
import { T, useText } from '../intl';
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
}

/** The ways to go on with a mail: answer it, answer everybody, hand it on. */
const WAYS = [
  { way: 'answer', name: 'mail.answer', mirrored: '' },
  { way: 'answerAll', name: 'mail.answerAll', mirrored: '' },
  { way: 'forward', name: 'mail.forward', mirrored: 'mail__mirrored' },
] as const;

/** The ways to go on with the newest mail, in words: answering is what the screen leads to by keyboard. */
export function MailAnswers({ conversationId, messageId }: AnswersProps): ReactNode {
  const go = useMailDoings(conversationId, messageId);
  return WAYS.map(({ way, name, mirrored }) => (
    <button
      key={way}
      type="button"
      {...(way === 'answer'
        ? { className: 'button button--primary', 'data-focus': 'composer' }
        : { className: 'button' })}
      onClick={go[way]}
    >
      <Icon name="reply" className={mirrored} />
      <T id={name} />
    </button>
  ));
}

/** The same for any mail, as icons in the head of its card; nothing in what is read-only. */
export function MailTools({ message }: { message: Message }): ReactNode {
  const { conversationId, id } = message;
  const t = useText();
  const { canActOn } = use(TimelineContext);
  const go = useMailDoings(conversationId, id);
  if (canActOn !== conversationId) return null;
  return (
    <span className="mail__tools">
      {WAYS.map(({ way, name, mirrored }) => (
        <IconButton key={way} label={t(name)} onClick={go[way]}>
          <Icon name={way === 'answerAll' ? 'replyAll' : 'reply'} className={mirrored} />
        </IconButton>
      ))}
    </span>
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

/** What was begun about one mail; nothing in what is read-only. */
export function MailBegun({ message }: { message: Message }): ReactNode {
  const { conversationId, id } = message;
  const { canActOn } = use(TimelineContext);
  const drafts = useAppSelector((state) => selectMailDrafts(state, conversationId));
  if (canActOn !== conversationId) return null;
  return drafts
    .filter(({ messageId }) => messageId === id)
    .map((draft) => <DraftNote key={draft.key} conversationId={conversationId} draft={draft} />);
}

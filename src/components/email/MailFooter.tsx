import type { ReactNode } from 'react';
import { mailOpenRequested } from '../../store/drafts/actions';
import { mailKey, selectMailDrafts, selectWriting } from '../../store/drafts/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectLayout } from '../../store/layout/selectors';
import { selectNewestMail } from '../../store/messages/selectors';
import { ChatActions } from '../chat/composer/ChatActions';
import { Icon } from '../ui/icons/Icon';
import { T, type TextId } from '../intl';
import { MailDock } from './answer/MailDock';
import { DraftNote, MailAnswers } from './MailActions';
import { useBackToOpener } from './useBackToOpener';
import '../chat/composer/composer.css';

interface Props {
  conversationId: string;
  /** Why nothing can be written now; null when it can. */
  closedBecause: TextId | null;
  /** Whether the conversation is the agent's to act on. */
  hasActions: boolean;
}

function Write({ conversationId }: { conversationId: string }): ReactNode {
  const request = useRequest();
  const first = { key: mailKey('first', null), kind: 'first', messageId: null, toAll: false } as const;
  return (
    <button
      type="button"
      className="button button--primary"
      data-focus="composer"
      onClick={() => request(mailOpenRequested({ conversationId, ...first }))}
    >
      <Icon name="edit" />
      <T id="mail.write" />
    </button>
  );
}

/** The ways to answer an e-mail conversation: its newest mail, or nobody's yet. */
function Answers({ conversationId, closedBecause, hasActions }: Props): ReactNode {
  const newest = useAppSelector((state) => selectNewestMail(state, conversationId)?.id ?? null);
  const drafts = useAppSelector((state) => selectMailDrafts(state, conversationId));
  const first = drafts.filter(({ messageId }) => messageId === null);
  return (
    <div className="composer" data-foot>
      {closedBecause === null &&
        first.map((draft) => <DraftNote key={draft.key} conversationId={conversationId} draft={draft} />)}
      <div className="composer__line composer__line--note">
        {hasActions && <ChatActions conversationId={conversationId} />}
        {closedBecause !== null && (
          <p className="composer__hint">
            <T id={closedBecause} />
          </p>
        )}
        {closedBecause === null &&
          (newest === null ? (
            <Write conversationId={conversationId} />
          ) : (
            <MailAnswers conversationId={conversationId} messageId={newest} />
          ))}
      </div>
    </div>
  );
}

/** Where the agent answers an e-mail conversation: the editor below the thread, or what leads to it. */
export function MailFooter(props: Props): ReactNode {
  const { conversationId } = props;
  const docked = useAppSelector((state) => {
    const writing = selectWriting(state);
    const isHere = writing?.conversationId === conversationId && selectLayout(state).mailPlace !== 'popup';
    return isHere ? writing : null;
  });
  useBackToOpener(conversationId, docked !== null);
  return docked === null ? <Answers {...props} /> : <MailDock writing={docked} />;
}

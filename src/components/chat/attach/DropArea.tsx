import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { mailOpenRequested } from '../../../store/drafts/actions';
import { mailKey, selectMailDrafts } from '../../../store/drafts/selectors';
import { useRequest } from '../../../store/hooks';
import { selectNewestMail } from '../../../store/messages/selectors';
import type { RootState } from '../../../store/rootReducer';
import { useToast } from '../../ui/feedback';
import { Icon } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { useAttach } from './useAttach';
import { useChosenFile } from './useChosenFile';
import { useFileDrop } from './useFileDrop';
import { useWindowDrop } from './useWindowDrop';
import './attach.css';

interface Props {
  conversationId: string;
  /** The name of the section: who the conversation is with. */
  label: string;
  /** Whether files can be sent here. */
  takesFiles: boolean;
  /** By mail files go with an answer. */
  isMail: boolean;
  children: ReactNode;
}

/** Opens the answer to the newest mail with all of them, or the first mail of a conversation that has none. */
function useAnswerWith(conversationId: string): (files: readonly File[]) => void {
  const request = useRequest();
  const store = useStore<RootState>();
  const choose = useChosenFile();
  return (files) => {
    const state = store.getState();
    const messageId = selectNewestMail(state, conversationId)?.id ?? null;
    const kind = messageId === null ? 'first' : 'answer';
    const drafts = selectMailDrafts(state, conversationId);
    const begun = drafts.find((mail) => mail.kind === kind && mail.messageId === messageId);
    const key = begun?.key ?? mailKey(kind, messageId);
    const brings = files.map(choose);
    request(mailOpenRequested({ conversationId, key, kind, messageId, toAll: false, brings }));
  };
}

/** A conversation on which files may be pasted, and dropped: on a chat wherever the agent lets go of them. */
export function DropArea({ conversationId, label, takesFiles, isMail, children }: Props): ReactNode {
  const t = useText();
  const show = useToast();
  const attach = useAttach(conversationId);
  const answer = useAnswerWith(conversationId);
  const refuseFolder = () => show(t('attach.folder'), 'error');
  const isOverWindow = useWindowDrop(takesFiles && !isMail ? attach : null, refuseFolder);
  const { isOver, handlers } = useFileDrop(takesFiles ? (isMail ? answer : attach) : null, refuseFolder);
  const { onPaste } = handlers;
  return (
    <section className="chat" aria-label={label} {...(isMail ? handlers : { onPaste })}>
      {children}
      {(isOverWindow || (isMail && isOver)) && (
        <div className="drop-hint" aria-hidden>
          <Icon name="clip" />
          <T id="attach.dropHere" />
        </div>
      )}
    </section>
  );
}

import { shallowEqual } from 'react-redux';
import type { ReactNode } from 'react';
import { selectClassified } from '../../../store/classification/selectors';
import { selectMustClassify, selectSelectedId } from '../../../store/conversations/selectors';
import type { Conversation } from '../../../store/conversations/types';
import { selectHasDraft } from '../../../store/drafts/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectHasFailedSend } from '../../../store/messages/selectors';
import type { RootState } from '../../../store/rootReducer';
import { useText } from '../../intl';
import { Icon } from '../../ui/icons/Icon';
import { UnreadBadge } from '../UnreadBadge';

const MARKS = {
  unclassified: { icon: 'tag', words: 'conversations.mustClassify' },
  draft: { icon: 'edit', words: 'conversations.draft' },
  failed: { icon: 'alert', words: 'conversations.failedSend' },
} as const;

type Mark = keyof typeof MARKS;

const ORDER = ['unclassified', 'draft', 'failed'] as const satisfies readonly Mark[];

const NONE: readonly Mark[] = [];

/** What its queue, the agent's own words and what was sent say of a conversation; the open one shows its draft itself. */
function marksOf(state: RootState, id: string): readonly Mark[] {
  const isOwed = selectMustClassify(state, id) && selectClassified(state, id) === null;
  const hasDraft = selectHasDraft(state, id) && selectSelectedId(state) !== id;
  const hasFailed = selectHasFailedSend(state, id);
  const has: Readonly<Record<Mark, boolean>> = { unclassified: isOwed, draft: hasDraft, failed: hasFailed };
  return isOwed || hasDraft || hasFailed ? ORDER.filter((mark) => has[mark]) : NONE;
}

/** What a row has to be looked at for. Read at once: a read of its own for each mark is paid in every row at every event. */
export function RowMarks({ conversation }: { conversation: Conversation }): ReactNode {
  const t = useText();
  const { id, unread } = conversation;
  const marks = useAppSelector((state) => marksOf(state, id), shallowEqual);
  return (
    <>
      {marks.map((mark) => (
        <span key={mark} className={`row__mark row__mark--${mark}`} title={t(MARKS[mark].words)}>
          <Icon name={MARKS[mark].icon} label={t(MARKS[mark].words)} />
        </span>
      ))}
      <UnreadBadge count={unread} isSilent />
    </>
  );
}

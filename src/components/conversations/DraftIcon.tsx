import type { ReactNode } from 'react';
import { selectSelectedId } from '../../store/conversations/selectors';
import { selectHasDraft } from '../../store/drafts/selectors';
import { useAppSelector } from '../../store/hooks';
import { useText } from '../intl';
import { Icon } from '../ui/icons/Icon';

/** That the agent wrote something here and did not send it; the open conversation shows the text itself. */
export function DraftIcon({ conversationId }: { conversationId: string }): ReactNode {
  const t = useText();
  const hasDraft = useAppSelector(
    (state) => selectSelectedId(state) !== conversationId && selectHasDraft(state, conversationId),
  );
  if (!hasDraft) return null;
  return (
    <span className="draft-icon" title={t('conversations.draft')}>
      <Icon name="edit" />
      <span className="visually-hidden">{t('conversations.draft')}</span>
    </span>
  );
}

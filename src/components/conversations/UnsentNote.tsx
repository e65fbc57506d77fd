import type { ReactNode } from 'react';
import { selectHasDraft } from '../../store/drafts/selectors';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl';
import { useIsSending } from './useIsSending';

/** Says what of the agent's did not go out, before the conversation goes away: it goes alone. */
export function UnsentNote({ conversationId }: { conversationId: string }): ReactNode {
  const isSending = useIsSending(conversationId);
  const hasDraft = useAppSelector((state) => selectHasDraft(state, conversationId));
  if (!isSending && !hasDraft) return null;
  return (
    <p className="conversations__note" role="status">
      <T id={isSending ? 'conversation.stillSending' : 'conversation.hasDraft'} />
    </p>
  );
}

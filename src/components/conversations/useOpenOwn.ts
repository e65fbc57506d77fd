import { openRequested } from '../../store/conversations/actions';
import { selectKnownIds } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useGoHome } from '../calls/useGoHome';

/** Opens a conversation where it is at work, if it is the agent's; false: it is not, and stays closed. */
export function useOpenOwn(): (conversationId: string) => boolean {
  const request = useRequest();
  const goHome = useGoHome();
  const own = useAppSelector(selectKnownIds);
  return (conversationId) => {
    if (!own.includes(conversationId)) return false;
    request(openRequested({ conversationId }));
    goHome();
    return true;
  };
}

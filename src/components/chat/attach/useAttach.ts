import { filesAttachRequested } from '../../../store/drafts/actions';
import { useRequest } from '../../../store/hooks';
import { useChosenFile } from './useChosenFile';

/** Puts files, in order, beside what the agent writes in a conversation. */
export function useAttach(conversationId: string): (files: readonly File[]) => void {
  const request = useRequest();
  const choose = useChosenFile();
  return (files) => {
    if (files.length > 0) request(filesAttachRequested({ conversationId, files: files.map(choose) }));
  };
}

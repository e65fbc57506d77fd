import type { ReactNode } from 'react';
import { selectMessagesComplete } from '../../../store/messages/selectors';
import { selectEarlier } from '../../../store/timeline/selectors';
import { useAppSelector } from '../../../store/hooks';
import { InlineError, PaneSkeleton } from '../../ui/feedback';
import { T } from '../../intl';

interface Props {
  conversationId: string;
  onAsk: () => void;
}

/** Above the oldest message: what of the conversation itself is still to come, the way to earlier conversations, how their read stands, or that there are no more. */
export function EarlierHead({ conversationId, onAsk }: Props): ReactNode {
  const earlier = useAppSelector((state) => selectEarlier(state, conversationId));
  const isComplete = useAppSelector((state) => selectMessagesComplete(state, conversationId));
  if (!isComplete || earlier?.read.status === 'loading') return <PaneSkeleton rows={1} />;
  if (earlier !== null && earlier.read.failure !== null) {
    return <InlineError what="earlier.readFailed" failure={earlier.read.failure} onRetry={onAsk} />;
  }
  if (earlier?.isEnd === true)
    return <T id={earlier.protocols.length > 0 ? 'earlier.end' : 'earlier.none'} />;
  return (
    <button type="button" className="button" onClick={onAsk}>
      <T id="earlier.show" />
    </button>
  );
}

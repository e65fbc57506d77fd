import { useRef, type ReactNode } from 'react';
import type { Channel } from '../../lib/queueType';
import { useAppSelector, useRequest } from '../../store/hooks';
import { lackDismissRequested } from '../../store/queues/actions';
import { selectLacking } from '../../store/queues/selectors';
import { focusFallback } from '../ui/dialog/useFocusReturn';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';
import './queues.css';

const WORDS: Partial<Record<Channel, TextId>> = {
  email: 'queues.lacked.email',
  whatsapp: 'queues.lacked.whatsapp',
  voice: 'dial.refused.noVoiceQueue',
};

/** Says, until the agent confirms it, that what they asked for needs a queue that they are not in (spec 1 §5). */
export function QueueLacking(): ReactNode {
  const request = useRequest();
  const channel = useAppSelector(selectLacking);
  const before = useRef<Element | null>(null);
  const words = channel === null ? undefined : WORDS[channel];

  function confirm(): void {
    const goesTo = before.current?.isConnected === true ? before.current : focusFallback();
    if (goesTo instanceof HTMLElement) goesTo.focus({ preventScroll: true });
    request(lackDismissRequested());
  }

  return (
    <div className="snackbar" role="alert">
      {words !== undefined && (
        <p className="snackbar__text">
          <T id={words} />
          <button
            type="button"
            className="button"
            onFocus={({ relatedTarget }) => {
              before.current = relatedTarget;
            }}
            onClick={confirm}
          >
            <T id="action.ok" />
          </button>
        </p>
      )}
    </div>
  );
}

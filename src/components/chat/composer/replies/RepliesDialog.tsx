import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { selectConversation } from '../../../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../../../store/hooks';
import { closeRequested } from '../../../../store/cannedReplies/actions';
import { T } from '../../../intl';
import { RepliesSearch } from './RepliesSearch';
import './replies.css';

interface Props {
  isOpen: boolean;
  conversationId: string;
  /** It is gone: with the text of the reply that was chosen, or null. */
  onClosed: (text: string | null) => void;
}

/** The canned replies of a queue with a search (spec 1 §2); what is chosen goes where the caret was. */
export function RepliesDialog({ isOpen, conversationId, onClosed }: Props): ReactNode {
  const request = useRequest();
  const queue = useAppSelector((state) => selectConversation(state, conversationId)?.queue ?? '');
  const body = useRef<HTMLDivElement>(null);
  const chosen = useRef<string | null>(null);

  function leave(text: string | null): void {
    chosen.current = text;
    request(closeRequested());
  }

  return (
    <Dialog
      open={isOpen}
      title={<T id="replies.title" />}
      width="wide"
      destroyOnHidden
      // Gone at once: whoever chose a reply writes on.
      transitionName=""
      maskTransitionName=""
      onCancel={() => leave(null)}
      onOpen={() => body.current?.querySelector('input')?.focus()}
      afterClose={() => {
        onClosed(chosen.current);
        chosen.current = null;
      }}
      footer={
        <Button onClick={() => leave(null)}>
          <T id="action.close" />
        </Button>
      }
    >
      <div ref={body}>
        <RepliesSearch queue={queue} onPick={leave} />
      </div>
    </Dialog>
  );
}

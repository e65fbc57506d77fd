import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useRequest } from '../../../../store/hooks';
import { closeRequested, insertRequested } from '../../../../store/cannedReplies/actions';
import type { CannedReply } from '../../../../store/cannedReplies/types';
import { T } from '../../../intl';
import { fillText } from '../fillText';
import { useKnownValues } from '../useKnownValues';
import { RepliesSearch } from './RepliesSearch';
import './replies.css';

interface Props {
  isOpen: boolean;
  conversationId: string;
  /** It is gone: with the text of the reply that was chosen, or null. */
  onClosed: (text: string | null) => void;
}

/** The canned replies of a queue with a search (spec 1 §2); for the mail editor; what is chosen goes where the caret was. */
export function RepliesDialog({ isOpen, conversationId, onClosed }: Props): ReactNode {
  const request = useRequest();
  const valueOf = useKnownValues(conversationId);
  const body = useRef<HTMLDivElement>(null);
  const chosen = useRef<string | null>(null);

  function leave(): void {
    chosen.current = null;
    request(closeRequested());
  }

  function pick({ name, text }: CannedReply): void {
    chosen.current = fillText(text, valueOf);
    request(insertRequested({ name }));
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
      onCancel={leave}
      onOpen={() => body.current?.querySelector('input')?.focus()}
      afterClose={() => {
        onClosed(chosen.current);
        chosen.current = null;
      }}
      footer={
        <Button onClick={leave}>
          <T id="action.close" />
        </Button>
      }
    >
      <div ref={body}>
        <RepliesSearch conversationId={conversationId} onPick={pick} />
      </div>
    </Dialog>
  );
}

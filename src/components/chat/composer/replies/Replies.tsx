import { memo, type ReactNode } from 'react';
import { selectRepliesFor } from '../../../../store/cannedReplies/selectors';
import { useAppSelector } from '../../../../store/hooks';
import { DialogHost } from '../../../ui/dialog/DialogHost';
import { latePart } from '../../../intl/latePart';

const RepliesDialog = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './RepliesDialog')).RepliesDialog,
}));

interface Props {
  conversationId: string;
  /** The agent is done: with the text of a reply, or (null) without. */
  onDone: (text: string | null) => void;
}

/** The canned replies of a conversation's queue, once the agent asks for them. */
export const Replies = memo(function Replies({ conversationId, onDone }: Props): ReactNode {
  const isOpen = useAppSelector((state) => selectRepliesFor(state, 'replies') === conversationId);
  return (
    <DialogHost isOpen={isOpen}>
      {(afterClose) => (
        <RepliesDialog
          isOpen={isOpen}
          conversationId={conversationId}
          onClosed={(text) => {
            afterClose();
            onDone(text);
          }}
        />
      )}
    </DialogHost>
  );
});

import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { deleteCancelRequested, deleteConfirmRequested } from '../../../store/messages/actions';
import { selectDeletion } from '../../../store/messages/selectors';
import { Dialog } from '../../ui/dialog/Dialog';
import { useLast } from '../../ui/dialog/useLast';
import { InlineError } from '../../ui/feedback';
import { T } from '../../intl';

/** Asks before a message is deleted at the customer's; stays until the server did it, or says why it did not. */
export function DeleteDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const first = useRef<HTMLButtonElement>(null);
  const open = useAppSelector(selectDeletion);
  const deletion = useLast(open);
  const isUnderWay = open?.isUnderWay === true;
  if (deletion === null) return null;
  const { conversationId, failure, messageId } = deletion;
  const leave = () => request(deleteCancelRequested());
  return (
    <Dialog
      open={open !== null}
      title={<T id="deletion.title" />}
      keyboard={!isUnderWay}
      mask={{ closable: !isUnderWay }}
      first={first}
      afterClose={afterClose}
      onCancel={leave}
      footer={
        <div className="dialog__buttons">
          <Button ref={first} disabled={isUnderWay} onClick={leave}>
            <T id="action.no" />
          </Button>
          <Button
            type="primary"
            danger
            loading={isUnderWay}
            onClick={() => request(deleteConfirmRequested({ conversationId, messageId }))}
          >
            <T id="action.yes" />
          </Button>
        </div>
      }
    >
      <div className="dialog__text">
        <p>
          <T id="deletion.question" />
        </p>
        {failure !== null && <InlineError what="deletion.failed" failure={failure} />}
      </div>
    </Dialog>
  );
}

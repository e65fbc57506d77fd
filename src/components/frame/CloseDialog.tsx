import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { logoutRequested } from '../../store/auth/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectLeavesLater } from '../../store/queues/selectors';
import { closeCancelRequested } from '../../store/ui/actions';
import { selectClosing } from '../../store/ui/selectors';
import { T } from '../intl/T';

/** Asks before the product closes and the agent leaves every queue (spec 1 §2). */
export function CloseDialog(): ReactNode {
  const request = useRequest();
  const isOpen = useAppSelector(selectClosing);
  const isLater = useAppSelector(selectLeavesLater);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Modal
      open={isOpen}
      title={<T id="close.title" />}
      width={440}
      centered
      closable={false}
      onCancel={() => request(closeCancelRequested())}
      afterClose={() => setIsLeaving(false)}
      footer={
        <div className="dialog__buttons">
          <Button autoFocus onClick={() => request(closeCancelRequested())}>
            <T id="action.no" />
          </Button>
          <Button
            type="primary"
            loading={isLeaving}
            onClick={() => {
              setIsLeaving(true);
              request(logoutRequested());
            }}
          >
            <T id="action.yes" />
          </Button>
        </div>
      }
    >
      <div className="dialog__text">
        <p>
          <T id="close.pending" />
        </p>
        <p>
          <T id={isLater ? 'close.queuesLater' : 'close.queues'} />
        </p>
      </div>
    </Modal>
  );
}

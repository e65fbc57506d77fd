import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { failureDismissRequested } from '../../store/calls/actions';
import { selectCallFailure } from '../../store/calls/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useFocusReturn } from '../ui/dialog/useFocusReturn';
import { useLast } from '../ui/dialog/useLast';
import { T, useText } from '../intl';
import { whoOf } from './callWords';

/**
 * Says that a call never came about, and why (spec 2 §2). It comes uncalled, so its words have the focus and not
 * its button: a key meant for something else must not put it away unread.
 */
export function CallFailure(): ReactNode {
  const request = useRequest();
  const t = useText();
  const giveFocusBack = useFocusReturn();
  const open = useAppSelector(selectCallFailure);
  const failure = useLast(open);
  if (failure === null) return null;
  const { cause, name, number } = failure;
  const close = () => request(failureDismissRequested());
  return (
    <Modal
      open={open !== null}
      title={<T id={cause === 'busy' ? 'call.busy' : 'call.failed'} />}
      width={440}
      centered
      closable={false}
      onCancel={close}
      afterClose={giveFocusBack}
      footer={
        <Button type="primary" onClick={close}>
          <T id="action.close" />
        </Button>
      }
    >
      <div className="dialog__text" tabIndex={0}>
        <p className="call-failure__who" dir="auto">
          {whoOf(failure, t)}
          {name !== null && <span className="call-failure__number tabular">{number}</span>}
        </p>
        <p>
          <T id={`call.cause.${cause}`} />
        </p>
      </div>
    </Modal>
  );
}

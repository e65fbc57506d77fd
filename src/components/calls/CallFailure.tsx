import { Button } from 'antd';
import type { ReactNode } from 'react';
import { nameOf } from '../../lib/caller';
import { dialRequested, failureDismissRequested } from '../../store/calls/actions';
import { selectCallFailure, selectIsInCall } from '../../store/calls/selectors';
import { selectIsLive } from '../../store/connection/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectCanDial, selectHasDeskTelephone } from '../../store/softphone/selectors';
import { Dialog } from '../ui/dialog/Dialog';
import { useFocusReturn } from '../ui/dialog/useFocusReturn';
import { useLast } from '../ui/dialog/useLast';
import { T, useText, type TextId } from '../intl';
import { numberBeside, whoOf } from './callWords';
import { RetryWhen } from './RetryWhen';

/** Above any dialog that was there before, below the bar of a call. */
const ABOVE_DIALOGS = 1005;

type Failure = NonNullable<ReturnType<typeof selectCallFailure>>;

function titleOf({ cause, wasAnswered }: Failure): TextId {
  if (wasAnswered) return 'call.broke';
  return cause === 'busy' ? 'call.busy' : 'call.failed';
}

/** Calls the other side of a call that broke again; nothing while that cannot be done. */
function CallBack({ failure }: { failure: Failure }): ReactNode {
  const request = useRequest();
  const isRegistered = useAppSelector(selectCanDial);
  const isLive = useAppSelector(selectIsLive);
  // The centre dials for a telephone on the desk.
  const canDial = useAppSelector(selectHasDeskTelephone) ? isLive : isRegistered;
  const isInCall = useAppSelector(selectIsInCall);
  const { callBack, number } = failure;
  const name = nameOf(failure);
  if (callBack === null || !canDial || isInCall) return null;
  return (
    <Button onClick={() => request(dialRequested({ ...callBack, name, number, consultOf: null }))}>
      <T id="call.callAgain" />
    </Button>
  );
}

/**
 * Says that a call never came about or broke, and why (spec 2 §2). It comes uncalled, so its words have the focus and not
 * its button: a key meant for something else must not put it away unread.
 */
export function CallFailure(): ReactNode {
  const request = useRequest();
  const t = useText();
  const giveFocusBack = useFocusReturn();
  const open = useAppSelector(selectCallFailure);
  const failure = useLast(open);
  if (failure === null) return null;
  const { cause, retryAt } = failure;
  const beside = numberBeside(failure, t);
  const close = () => request(failureDismissRequested());
  return (
    <Dialog
      open={open !== null}
      title={<T id={titleOf(failure)} />}
      zIndex={ABOVE_DIALOGS}
      onCancel={close}
      afterClose={giveFocusBack}
      footer={
        <>
          <CallBack failure={failure} />
          <Button type="primary" onClick={close}>
            <T id="action.close" />
          </Button>
        </>
      }
    >
      <div className="dialog__text" tabIndex={0}>
        <p className="call-failure__who" dir="auto" title={whoOf(failure, t)}>
          {whoOf(failure, t)}
          {beside !== null && <span className="call-failure__number tabular">{beside}</span>}
        </p>
        <p>
          <T id={`call.cause.${cause}`} />
        </p>
        {retryAt !== undefined && (
          <p className="tabular">
            <RetryWhen at={retryAt} />
          </p>
        )}
      </div>
    </Dialog>
  );
}

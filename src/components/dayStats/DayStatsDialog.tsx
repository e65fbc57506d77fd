import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { readRequested } from '../../store/dayStats/actions';
import { selectDayStats } from '../../store/dayStats/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { overlayRequested } from '../../store/ui/actions';
import { Dialog } from '../ui/dialog/Dialog';
import { InlineError, ListSkeleton } from '../ui/feedback';
import { T } from '../intl';
import type { OverlayProps } from '../shortcuts/overlay';
import { FiguresOf } from './StatsOfDay';
import './dayStats.css';

function Body(): ReactNode {
  const request = useRequest();
  const { day, read } = useAppSelector(selectDayStats);
  useEffect(() => {
    request(readRequested());
  }, [request]);
  const retry = () => request(readRequested());
  return (
    <div className="figures">
      {read.failure !== null && (
        <InlineError what="figures.readFailed" failure={read.failure} onRetry={retry} />
      )}
      {day !== null && <FiguresOf day={day} />}
      {day === null && read.failure === null && <ListSkeleton />}
    </div>
  );
}

/** O que fiz hoje: counted from the log of this browser when it is looked at. */
export function DayStatsDialog({ isOpen, afterClose }: OverlayProps): ReactNode {
  const request = useRequest();
  const close = useRef<HTMLButtonElement>(null);
  const { status } = useAppSelector(selectDayStats).read;
  const leave = () => request(overlayRequested({ overlay: null }));
  return (
    <Dialog
      open={isOpen}
      title={<T id="figures.title" />}
      width="pictures"
      destroyOnHidden
      onCancel={leave}
      first={close}
      afterClose={afterClose}
      footer={
        <div className="dialog__buttons">
          <Button aria-busy={status === 'loading'} onClick={() => request(readRequested())}>
            <T id="figures.again" />
          </Button>
          <Button ref={close} type="primary" onClick={leave}>
            <T id="action.close" />
          </Button>
        </div>
      }
    >
      <Body />
    </Dialog>
  );
}

import { Button } from 'antd';
import { Suspense, useRef, type ReactNode } from 'react';
import { queueMark } from '../../lib/queueType';
import { selectWaitingThresholds } from '../../store/config/settingsSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectQueueBoard, type QueueWait } from '../../store/queues/boardSelectors';
import { overlayRequested } from '../../store/ui/actions';
import { selectOverlay } from '../../store/ui/selectors';
import { ChannelMarkIcon } from '../conversations/ChannelIcon';
import { waitLevel } from '../conversations/row/WaitingPill';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { useMinutesSince, useWaitWords } from '../time/useWaited';
import { Dialog } from '../ui/dialog/Dialog';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';
import './queueBoard.css';

const WaitingPicture = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './WaitingPicture')).WaitingPicture,
}));

/** A bar so long as its part of the longest one. */
function Bar({ part, look }: { part: number; look: string }): ReactNode {
  return (
    <svg
      className={`board__bar board__bar--${look}`}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={Math.max(2, part * 100)} height="8" />
    </svg>
  );
}

function Wait({ since, isFirstSight, longest }: { since: number; isFirstSight: boolean; longest: number }) {
  const minutes = useMinutesSince(since);
  const most = useMinutesSince(longest);
  const words = useWaitWords()(minutes);
  const level = waitLevel(minutes, useAppSelector(selectWaitingThresholds));
  return (
    <>
      <Bar part={most === 0 ? 0 : minutes / most} look={level} />
      <span className={`wait wait--${level} tabular`}>{words}</span>
      {isFirstSight && (
        <span className="board__note">
          <T id="board.firstSight" />
        </span>
      )}
    </>
  );
}

interface RowProps {
  wait: QueueWait;
  most: number;
  longest: number;
}

function Row({ wait: { count, isFirstSight, queue, since, type }, most, longest }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        <span className="board__queue">
          <ChannelMarkIcon mark={queueMark(type, queue)} />
          <span className="board__name">{queue}</span>
        </span>
      </th>
      <td className="tabular">
        {count !== null && count > 0 && <Bar part={count / most} look="count" />}
        <span>{count ?? <T id="board.unknown" />}</span>
      </td>
      <td>
        {since === null ? (
          <T id={count === 0 ? 'board.nobody' : 'board.unknown'} />
        ) : (
          <Wait since={since} isFirstSight={isFirstSight} longest={longest} />
        )}
      </td>
    </tr>
  );
}

function Board(): ReactNode {
  const t = useText();
  const waits = useAppSelector(selectQueueBoard);
  const most = Math.max(1, ...waits.map(({ count }) => count ?? 0));
  const longest = Math.min(...waits.map(({ since }) => since ?? Number.POSITIVE_INFINITY));
  if (waits.length === 0) {
    return (
      <p className="dialog__text">
        <T id="queues.none" />
      </p>
    );
  }
  return (
    <>
      <table className="board" aria-label={t('board.title')}>
        <thead>
          <tr>
            <th scope="col">
              <T id="chat.queue" />
            </th>
            <th scope="col">
              <T id="board.waiting" />
            </th>
            <th scope="col">
              <T id="board.longest" />
            </th>
          </tr>
        </thead>
        <tbody>
          {waits.map((wait) => (
            <Row key={wait.queue} wait={wait} most={most} longest={longest} />
          ))}
        </tbody>
      </table>
      <ErrorBoundary>
        <Suspense fallback={<div className="board__picture" />}>
          <div className="board__picture">
            <WaitingPicture />
          </div>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** How many wait in each of the agent's queues, and how long the first of them does. */
export function QueueBoard({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const isOpen = useAppSelector((state) => selectOverlay(state) === 'queueBoard');
  const close = useRef<HTMLButtonElement>(null);
  const leave = () => request(overlayRequested({ overlay: null }));
  return (
    <Dialog
      open={isOpen}
      title={<T id="board.title" />}
      width="wide"
      destroyOnHidden
      onCancel={leave}
      first={close}
      afterClose={afterClose}
      footer={
        <div className="dialog__buttons">
          <Button ref={close} type="primary" onClick={leave}>
            <T id="action.close" />
          </Button>
        </div>
      }
    >
      <Board />
    </Dialog>
  );
}

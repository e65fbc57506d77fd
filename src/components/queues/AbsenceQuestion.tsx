import { Icon } from '../ui/icons/Icon';
import { useIntl } from 'react-intl';
import { useRef, type ReactNode } from 'react';
import { MINUTE_MS } from '../../lib/time';
import { useAppSelector, useRequest } from '../../store/hooks';
import { returnRequested, stayOutRequested } from '../../store/attendance/actions';
import { selectAbsence } from '../../store/attendance/selectors';
import type { Absence } from '../../store/attendance/types';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';
import { useFocusRescue } from '../ui/dialog/useFocusRescue';
import { WarningBar } from '../ui/feedback/WarningBar';

function questionOf({ pauseReason, queues }: Absence): TextId {
  if (queues.length === 0) return 'queues.absence.pause';
  return pauseReason === null ? 'queues.absence.queues' : 'queues.absence.both';
}

function Question({ absence }: { absence: Absence }): ReactNode {
  const request = useRequest();
  const intl = useIntl();
  const { awayMs, pauseReason, queues } = absence;
  const bar = useRef<HTMLDivElement>(null);
  useFocusRescue(bar);
  const values = {
    minutes: Math.floor(awayMs / MINUTE_MS),
    count: queues.length,
    queues: intl.formatList(queues, { type: 'conjunction' }),
    reason: pauseReason ?? '',
  };
  return (
    <WarningBar ref={bar} icon={<Icon name="clock" />} words={questionOf(absence)} values={values}>
      <button type="button" className="button" onClick={() => request(stayOutRequested())}>
        <T id="action.no" />
      </button>
      <button
        type="button"
        className="button button--primary"
        onClick={() => request(returnRequested({ queues, pauseReason }))}
      >
        <T id="action.yes" />
      </button>
    </WarningBar>
  );
}

/** Asks the agent who comes back after long whether they work again; nothing begins before they say so. */
export function AbsenceQuestion(): ReactNode {
  const absence = useAppSelector(selectAbsence);
  return <div role="alert">{absence !== null && <Question absence={absence} />}</div>;
}

import type { ReactNode } from 'react';
import { selectConnection } from '../../store/connection/selectors';
import type { RootState } from '../../store/rootReducer';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl';
import { dateAndTime, TimeText } from '../time/TimeText';
import { DiagnosticsTable, type DiagnosticsColumn } from './DiagnosticsTable';

type OddEvent = RootState['connection']['anomalies'][number];

/** How the decoder names the field that an event lacked. */
const MISSING = 'missing: ';

function Reason({ reason }: OddEvent): ReactNode {
  if (reason === 'unknown') return <T id="diagnostics.reason.unknown" />;
  if (reason === 'payload: too large') return <T id="diagnostics.reason.tooLarge" />;
  if (!reason.startsWith(MISSING)) return <code>{reason}</code>;
  return <T id="diagnostics.reason.missing" values={{ field: reason.slice(MISSING.length) }} />;
}

const COLUMNS: readonly DiagnosticsColumn<OddEvent>[] = [
  { name: 'diagnostics.event', cell: ({ event }) => <code>{event}</code> },
  { name: 'diagnostics.reason', cell: (event) => <Reason {...event} /> },
  { name: 'diagnostics.time', cell: ({ at }) => <TimeText at={at} write={dateAndTime} /> },
];

const idOf = ({ event, reason }: OddEvent): string => `${event} ${reason}`;

/** Events that the console did not know or could not read. */
export function OddEventsSection(): ReactNode {
  const { anomalies } = useAppSelector(selectConnection);
  return (
    <DiagnosticsTable
      heading="diagnostics.events"
      caption="diagnostics.events.caption"
      empty="diagnostics.events.none"
      columns={COLUMNS}
      rows={anomalies}
      idOf={idOf}
    />
  );
}

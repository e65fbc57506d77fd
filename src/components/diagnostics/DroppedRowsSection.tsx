import { useMemo, type ReactNode } from 'react';
import { selectDroppedRows } from '../../store/wire/selectors';
import type { DroppedRows } from '../../store/wire/types';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl';
import { byPlace } from './byPlace';
import { DiagnosticsTable, type DiagnosticsColumn } from './DiagnosticsTable';

/** The decoder's names for what is no field: the row itself, and its size. */
function Missing({ field }: DroppedRows): ReactNode {
  if (field === 'row') return <T id="diagnostics.missing.row" />;
  if (field === 'size') return <T id="diagnostics.missing.size" />;
  return <code>{field}</code>;
}

const COLUMNS: readonly DiagnosticsColumn<DroppedRows>[] = [
  { name: 'diagnostics.source', cell: ({ source }) => <code>{source}</code> },
  { name: 'diagnostics.entity', cell: ({ entity }) => <code>{entity}</code> },
  { name: 'diagnostics.missing', cell: (rows) => <Missing {...rows} /> },
  {
    name: 'diagnostics.count',
    cell: ({ count }) => <T id="diagnostics.amount" values={{ count }} />,
    isNumber: true,
  },
];

const idOf = ({ source, entity }: DroppedRows): string => `${source} ${entity}`;

/** Rows that lacked what nothing can be done without. */
export function DroppedRowsSection(): ReactNode {
  const dropped = useAppSelector(selectDroppedRows);
  const rows = useMemo(() => [...dropped].sort(byPlace), [dropped]);
  return (
    <DiagnosticsTable
      heading="diagnostics.dropped"
      caption="diagnostics.dropped.caption"
      empty="diagnostics.dropped.none"
      columns={COLUMNS}
      rows={rows}
      idOf={idOf}
    />
  );
}

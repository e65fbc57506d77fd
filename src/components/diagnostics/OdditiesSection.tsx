import { useMemo, type ReactNode } from 'react';
import { selectWireOddities } from '../../store/wire/selectors';
import type { WireOddities, WireOddity } from '../../store/wire/types';
import { useAppSelector } from '../../store/hooks';
import { T, type TextId } from '../intl';
import { byPlace } from './byPlace';
import { DiagnosticsTable, type DiagnosticsColumn } from './DiagnosticsTable';

interface Row extends WireOddity {
  source: string;
  entity: string;
}

const KINDS: Record<WireOddity['kind'], TextId> = {
  defaulted: 'diagnostics.kind.defaulted',
  coerced: 'diagnostics.kind.coerced',
  dropped: 'diagnostics.kind.dropped',
};

const COLUMNS: readonly DiagnosticsColumn<Row>[] = [
  { name: 'diagnostics.source', cell: ({ source }) => <code>{source}</code> },
  { name: 'diagnostics.entity', cell: ({ entity }) => <code>{entity}</code> },
  { name: 'diagnostics.field', cell: ({ field }) => <code>{field}</code> },
  { name: 'diagnostics.kind', cell: ({ kind }) => <T id={KINDS[kind]} /> },
  {
    name: 'diagnostics.count',
    cell: ({ count }) => <T id="diagnostics.amount" values={{ count }} />,
    isNumber: true,
  },
];

const idOf = ({ source, entity, field, kind }: Row): string => [source, entity, field, kind].join(' ');

function rowsOf(oddities: readonly WireOddities[]): Row[] {
  const rows = oddities.flatMap(({ source, entity, fields }) =>
    fields.map((field) => ({ ...field, source, entity })),
  );
  return rows.sort(byPlace);
}

/** Fields that the server writes otherwise than the contract says. */
export function OdditiesSection(): ReactNode {
  const oddities = useAppSelector(selectWireOddities);
  const rows = useMemo(() => rowsOf(oddities), [oddities]);
  return (
    <DiagnosticsTable
      heading="diagnostics.oddities"
      caption="diagnostics.oddities.caption"
      empty="diagnostics.oddities.none"
      columns={COLUMNS}
      rows={rows}
      idOf={idOf}
    />
  );
}

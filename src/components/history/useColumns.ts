import { useMemo } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectHasTelephone } from '../../store/softphone/selectors';
import type { Column } from './column';

/** The columns for this agent: the one of call buttons only with a telephone. */
export function useColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const hasTelephone = useAppSelector(selectHasTelephone);
  return useMemo(() => columns.filter(({ key }) => hasTelephone || key !== 'call'), [columns, hasTelephone]);
}

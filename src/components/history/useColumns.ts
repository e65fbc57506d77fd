import { useMemo } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectHasVoice } from '../../store/softphone/selectors';
import type { Column } from './column';

/** The columns that there are for this agent: who has no telephone calls nobody. */
export function useColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const hasVoice = useAppSelector(selectHasVoice);
  return useMemo(() => columns.filter(({ key }) => hasVoice || key !== 'call'), [columns, hasVoice]);
}

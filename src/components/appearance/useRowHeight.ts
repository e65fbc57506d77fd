import { useAppSelector } from '../../store/hooks';
import { selectLayout } from '../../store/layout/selectors';
import type { RowName } from '../theme';
import { rowHeight } from './cssVariables';

/** The height of a row in px, as `--row-…` says in style sheets: for lists of which only a part is in the document. */
export function useRowHeight(name: RowName): number {
  const { density, textSize } = useAppSelector(selectLayout);
  return rowHeight(name, { density, textScale: textSize / 100 });
}

import { useAppSelector } from '../../store/hooks';
import { selectLayout } from '../../store/layout/selectors';
import type { RowVariant } from './ConversationRow';

const HEIGHTS = { comfortable: 64, compact: 52 } as const;

const RAIL = 56;

/** The height of a row in px: by how close the agent wants them, and never too low for their words. */
export function useRowHeight(variant: RowVariant): number {
  const { density, textSize } = useAppSelector(selectLayout);
  if (variant === 'rail') return RAIL;
  return Math.round((HEIGHTS[density] * Math.max(100, textSize)) / 100);
}

import { useMemo } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectLayout } from '../../store/layout/selectors';
import type { Look } from './cssVariables';
import { useScheme } from './useScheme';

/** How the console looks now: the scheme, and words as large as the agent wants them. */
export function useLook(): Look {
  const scheme = useScheme();
  const { textSize } = useAppSelector(selectLayout);
  return useMemo(() => ({ scheme, textScale: textSize / 100 }), [scheme, textSize]);
}

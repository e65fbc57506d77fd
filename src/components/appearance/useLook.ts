import { useMemo } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectLayout } from '../../store/layout/selectors';
import type { Look } from './cssVariables';
import { useScheme } from './useScheme';

/** How the console looks now: the scheme, and what the signed-in agent chose. */
export function useLook(): Look {
  const scheme = useScheme();
  const { density, textSize } = useAppSelector(selectLayout);
  return useMemo(() => ({ scheme, density, textScale: textSize / 100 }), [scheme, density, textSize]);
}

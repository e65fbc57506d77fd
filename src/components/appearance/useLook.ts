import { useMemo } from 'react';
import type { Look } from './cssVariables';
import { useScheme } from './useScheme';

/** How the console looks now. */
export function useLook(): Look {
  const scheme = useScheme();
  return useMemo(() => ({ scheme, textScale: 1 }), [scheme]);
}

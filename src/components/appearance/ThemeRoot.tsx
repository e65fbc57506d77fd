import { useLayoutEffect, type ReactNode } from 'react';
import { applyScheme } from './cssVariables';
import { useScheme } from './useScheme';
import './global.css';

/** Keeps the tokens on the document's root those of the scheme on screen. */
export function ThemeRoot({ children }: { children: ReactNode }): ReactNode {
  const scheme = useScheme();
  useLayoutEffect(() => applyScheme(scheme, document.documentElement), [scheme]);
  return children;
}

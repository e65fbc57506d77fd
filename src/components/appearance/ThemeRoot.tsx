import { useLayoutEffect, type ReactNode } from 'react';
import { applyLook } from './cssVariables';
import { useLook } from './useLook';
import './fonts.css';
import './global.css';
import './links.css';
import './ring.css';

/** Keeps the tokens on the document's root those of the look on screen. */
export function ThemeRoot({ children }: { children: ReactNode }): ReactNode {
  const look = useLook();
  useLayoutEffect(() => applyLook(look, document.documentElement), [look]);
  return children;
}

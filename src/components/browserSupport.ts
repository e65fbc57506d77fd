import { createContext, use } from 'react';

/** Whether this browser has what a telephone needs; told once, by the entry. */
export const BrowserSupportContext = createContext(true);

/** Whether this browser has what a telephone needs. */
export function useBrowserSupport(): boolean {
  return use(BrowserSupportContext);
}

import type { ReactNode } from 'react';

/** Everything behind the login. */
export function ConsolePage(): ReactNode {
  return <main />;
}

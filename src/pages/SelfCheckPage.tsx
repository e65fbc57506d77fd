import type { ReactNode } from 'react';
import { LostPlace } from '../components/connection/LostPlace';
import { SelfCheck } from '../components/selfCheck/SelfCheck';

/** What an agent opens before work: whether everything is ready for it. */
export function SelfCheckPage(): ReactNode {
  return (
    <main className="panes__main">
      <SelfCheck />
      <LostPlace />
    </main>
  );
}

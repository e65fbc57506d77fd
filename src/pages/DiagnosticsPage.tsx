import type { ReactNode } from 'react';
import { LostPlace } from '../components/connection/LostPlace';
import { Diagnostics } from '../components/diagnostics/Diagnostics';

/** What the console noticed of the server, for who connects or maintains a centre (contract §0). */
export function DiagnosticsPage(): ReactNode {
  return (
    <main className="panes__main">
      <Diagnostics />
      <LostPlace />
    </main>
  );
}

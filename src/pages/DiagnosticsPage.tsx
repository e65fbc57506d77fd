import type { ReactNode } from 'react';
import { LostPlace } from '../components/connection/LostPlace';
import { Diagnostics } from '../components/diagnostics/Diagnostics';
import { LateWords } from '../components/intl/LateWords';

/** What the console noticed of the server, for who connects or maintains a centre (contract §0). */
export function DiagnosticsPage(): ReactNode {
  return (
    <main className="panes__main">
      <LateWords>
        <Diagnostics />
      </LateWords>
      <LostPlace />
    </main>
  );
}

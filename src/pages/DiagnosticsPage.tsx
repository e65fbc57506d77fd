import type { ReactNode } from 'react';
import { NoticePlace } from '../components/ui/notices/NoticePlace';
import { Diagnostics } from '../components/diagnostics/Diagnostics';

/** What the console noticed of the server, for who connects or maintains a centre (contract §0). */
export function DiagnosticsPage(): ReactNode {
  return (
    <main className="panes__main">
      <Diagnostics />
      <NoticePlace />
    </main>
  );
}

import type { ReactNode } from 'react';
import { NoticePlace } from '../components/ui/notices/NoticePlace';
import { History } from '../components/history/History';
import { T } from '../components/intl';

/** The history of the agent's calls and services, on the full width (spec 1 §2). */
export function HistoryPage(): ReactNode {
  return (
    <main className="panes__main">
      <h2 className="visually-hidden">
        <T id="nav.history" />
      </h2>
      <History />
      <NoticePlace />
    </main>
  );
}

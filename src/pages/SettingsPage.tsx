import type { ReactNode } from 'react';
import { NoticePlace } from '../components/ui/notices/NoticePlace';
import { SettingsScreen } from '../components/config/page/SettingsScreen';

/** What an agent prefers, and what the console is set up with. */
export function SettingsPage(): ReactNode {
  return (
    <main className="panes__main">
      <SettingsScreen />
      <NoticePlace />
    </main>
  );
}

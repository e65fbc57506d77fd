import type { ReactNode } from 'react';
import { LostPlace } from '../components/connection/LostPlace';
import { SettingsScreen } from '../components/config/page/SettingsScreen';

/** What an agent prefers, and what the console is set up with. */
export function SettingsPage(): ReactNode {
  return (
    <main className="panes__main">
      <SettingsScreen />
      <LostPlace />
    </main>
  );
}

import type { ReactNode } from 'react';
import { NoticePlace } from '../components/ui/notices/NoticePlace';
import { SelfCheck } from '../components/selfCheck/SelfCheck';

/** What an agent opens before work: whether everything is ready for it. */
export function SelfCheckPage(): ReactNode {
  return (
    <main className="panes__main">
      <SelfCheck />
      <NoticePlace />
    </main>
  );
}

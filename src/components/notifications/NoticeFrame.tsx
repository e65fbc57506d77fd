import type { ReactNode } from 'react';
import { Notices } from '../ui/notices/NoticePlace';
import { NoticeBars } from './NoticeBars';
import { NoticeAnnouncer } from './NoticeAnnouncer';
import { UnreadHead } from './UnreadHead';

/** The page's unread mark, what notices have to tell, and what keeps them from the agent. */
export function NoticeFrame(): ReactNode {
  return (
    <>
      <UnreadHead />
      <NoticeAnnouncer />
      <Notices>
        <NoticeBars />
      </Notices>
    </>
  );
}

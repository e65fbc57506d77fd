import type { MouseEvent } from 'react';
import { useRequest } from '../../../../store/hooks';
import { fileDownloadRequested } from '../../../../store/messages/actions';

/**
 * The props of a link that saves a file. The browser would follow such a link to another origin instead; so it
 * is asked for, unless the agent wants the link itself, in a tab of its own.
 */
export function useDownload(url: string, fileName: string) {
  const request = useRequest();
  return {
    href: url,
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      request(fileDownloadRequested({ url, fileName }));
    },
  };
}

import type { MouseEvent } from 'react';
import { parseUrl } from '../../../../lib/parseUrl';
import { useRequest } from '../../../../store/hooks';
import { fileDownloadRequested } from '../../../../store/messages/actions';
import type { Attachment } from '../../../../store/messages/types';
import { isReadable } from './fileType';

/** Whether a document of this address would run its scripts with the rights of the console. */
function isOfOwnOrigin(url: string): boolean {
  const { href, origin } = window.location;
  return parseUrl(url, href)?.origin === origin;
}

/**
 * The props of a link that saves a file. The browser would follow such a link to another origin instead; so it
 * is asked for, unless the agent wants the link itself, in a tab of its own, which no file of this origin gets.
 */
export function useDownload(url: string, fileName: string) {
  const request = useRequest();
  const isOwn = isOfOwnOrigin(url);
  const save = (event: MouseEvent): void => {
    event.preventDefault();
    request(fileDownloadRequested({ url, fileName }));
  };
  return {
    href: url,
    download: isOwn ? fileName : undefined,
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
    onClick: (event: MouseEvent) => {
      if (isOwn || !(event.ctrlKey || event.metaKey || event.shiftKey)) save(event);
    },
    onAuxClick: (event: MouseEvent) => {
      if (isOwn && event.button === 1) save(event);
    },
  };
}

/** The props of a link to a document: one that a tab can show opens there, any other, and any of this origin, is saved. */
export function useDocumentLink(
  { fileName, mimeType }: Pick<Attachment, 'fileName' | 'mimeType'>,
  url: string,
) {
  const { onClick, ...link } = useDownload(url, fileName);
  return isReadable(mimeType) && link.download === undefined ? link : { ...link, onClick };
}

import type { ReactNode } from 'react';
import type { Attachment } from '../../../../store/messages/types';
import { FileWords } from './FileWords';
import { isReadable } from './fileType';
import { useDownload } from './useDownload';

/** A document: one that a tab can show opens there, any other is saved. */
export function Document({ attachment, url }: { attachment: Attachment; url: string }): ReactNode {
  const { fileName, mimeType } = attachment;
  const { onClick, ...link } = useDownload(url, fileName);
  return (
    <a className="attachment" {...link} onClick={isReadable(mimeType) ? undefined : onClick}>
      <FileWords {...attachment} />
    </a>
  );
}

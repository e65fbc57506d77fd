import { useEffect, useMemo } from 'react';
import type { OutboxFile } from '../../../store/outbox/types';
import { useHandles } from '../../handles';
import { attachmentKind } from '../timeline/attachments/fileType';

/** The address of a chosen picture in this page; null for other files, and for those that an earlier page chose. */
export function useFilePreview(file: OutboxFile): string | null {
  const handles = useHandles();
  const { uploadId } = file;
  const isPicture = attachmentKind(file) === 'picture';
  const url = useMemo(() => {
    const blob = isPicture ? handles.fileOf(uploadId) : undefined;
    return blob === undefined ? null : URL.createObjectURL(blob);
  }, [handles, uploadId, isPicture]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}

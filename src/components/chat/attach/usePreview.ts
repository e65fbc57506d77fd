import { useEffect, useMemo } from 'react';
import type { OutboxFile } from '../../../store/outbox/types';
import { useHandles } from '../../handles';
import { attachmentKind } from '../timeline/attachments/fileType';

/** The address of a chosen picture in this page; null for other files. */
export function usePreview(file: OutboxFile | null): string | null {
  const handles = useHandles();
  const url = useMemo(() => {
    const blob = file !== null && attachmentKind(file) === 'picture' ? handles.fileOf(file.uploadId) : undefined;
    return blob === undefined ? null : URL.createObjectURL(blob);
  }, [handles, file]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}

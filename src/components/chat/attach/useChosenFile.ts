import { useCallback } from 'react';
import type { OutboxFile } from '../../../store/outbox/types';
import { useHandles } from '../../handles';

/** What a file is whose type the browser does not know (spec 1 §5). */
const GENERIC_TYPE = 'application/octet-stream';

/** Deposits a file that the agent chose, and gives what may be said of it. */
export function useChosenFile(): (file: File) => OutboxFile {
  const handles = useHandles();
  return useCallback(
    (file) => ({
      uploadId: handles.deposit(file),
      name: file.name,
      mimeType: file.type === '' ? GENERIC_TYPE : file.type,
      bytes: file.size,
    }),
    [handles],
  );
}

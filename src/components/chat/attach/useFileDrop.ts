import type { ClipboardEvent, DragEvent } from 'react';
import { droppedFile, pastedFile } from './transferredFile';
import { useFilesOver, type FilesOver } from './useFilesOver';

/** What an element needs to take files that are dropped or pasted on it. */
export interface FileDrop {
  /** Files are held over it. */
  isOver: boolean;
  handlers: FilesOver['handlers'] & {
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

/** Takes the first file that is dropped or pasted; `onFile` is null where none is taken (read-only). */
export function useFileDrop(onFile: ((file: File) => void) | null, onFolder: () => void): FileDrop {
  const { isOver, concerns, end, handlers } = useFilesOver(onFile === null);
  return {
    isOver,
    handlers: {
      ...handlers,
      onDrop: (event) => {
        end();
        if (!concerns(event)) return;
        event.preventDefault();
        const file = droppedFile(event.dataTransfer);
        if (file === null) onFolder();
        else onFile?.(file);
      },
      onPaste: (event) => {
        const file = onFile === null ? null : pastedFile(event.clipboardData);
        if (file === null) return;
        event.preventDefault();
        onFile?.(file);
      },
    },
  };
}

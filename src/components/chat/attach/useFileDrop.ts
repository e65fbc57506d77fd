import type { ClipboardEvent, DragEvent } from 'react';
import { droppedFile, droppedFiles, pastedFiles } from './transferredFile';
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

/** Takes files that are dropped or pasted, the first one before the others; null where none is taken (read-only). */
export function useFileDrop(onFiles: ((files: File[]) => void) | null, onFolder: () => void): FileDrop {
  const { isOver, concerns, end, handlers } = useFilesOver(onFiles === null);
  return {
    isOver,
    handlers: {
      ...handlers,
      onDrop: (event) => {
        end();
        if (!concerns(event)) return;
        event.preventDefault();
        if (droppedFile(event.dataTransfer) === null) onFolder();
        else onFiles?.(droppedFiles(event.dataTransfer));
      },
      onPaste: (event) => {
        const files = onFiles === null ? [] : pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles?.(files);
      },
    },
  };
}

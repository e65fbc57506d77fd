import { useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import { droppedFile, hasFiles, pastedFile } from './transferredFile';

/** What an element needs to take files that are dropped or pasted on it. */
export interface FileDrop {
  /** Files are held over it. */
  isOver: boolean;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

/** Takes the first file that is dropped or pasted; `onFile` is null where none is taken (read-only). */
export function useFileDrop(onFile: ((file: File) => void) | null, onFolder: () => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  // Each element inside is entered and left as well.
  const depth = useRef(0);

  function move(by: number): void {
    depth.current = Math.max(0, depth.current + by);
    setIsOver(depth.current > 0);
  }

  const concerns = ({ dataTransfer }: DragEvent) => onFile !== null && hasFiles(dataTransfer);

  return {
    isOver: isOver && onFile !== null,
    handlers: {
      onDragEnter: (event) => {
        if (concerns(event)) move(1);
      },
      onDragLeave: (event) => {
        if (concerns(event)) move(-1);
      },
      onDragOver: (event) => {
        if (!concerns(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop: (event) => {
        move(-depth.current);
        if (onFile === null || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        const file = droppedFile(event.dataTransfer);
        if (file === null) onFolder();
        else onFile(file);
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

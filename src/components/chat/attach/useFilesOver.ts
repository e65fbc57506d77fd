import { useRef, useState, type DragEvent } from 'react';
import { hasFiles } from './transferredFile';

/** Whether files are held over an element, and what it needs to notice it. */
export interface FilesOver {
  isOver: boolean;
  /** Whether what is held or dropped are files that may be taken. */
  concerns: (event: DragEvent) => boolean;
  /** They were dropped. */
  end: () => void;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
  };
}

/** Notices files that are held over an element; where it takes none (`isOff`), nothing concerns it. */
export function useFilesOver(isOff: boolean): FilesOver {
  const [isOver, setIsOver] = useState(false);
  // Each element inside is entered and left as well.
  const depth = useRef(0);

  function move(by: number): void {
    depth.current = Math.max(0, depth.current + by);
    setIsOver(depth.current > 0);
  }

  const concerns = ({ dataTransfer }: DragEvent) => !isOff && hasFiles(dataTransfer);

  return {
    isOver: isOver && !isOff,
    concerns,
    end: () => move(-depth.current),
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
    },
  };
}

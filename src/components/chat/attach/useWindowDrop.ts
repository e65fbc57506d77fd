import { useEffect, useEffectEvent, useState } from 'react';
import { droppedFile, droppedFiles, hasFiles } from './transferredFile';

/** Where files are for what lies above the page, or for nobody. */
const ELSEWHERE = '[role="dialog"], [role="alertdialog"]';

function isElsewhere({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest(ELSEWHERE) !== null;
}

/**
 * Takes files that are dropped anywhere in the window but on a dialog; null: none are taken.
 * @returns whether files are held over the window
 */
export function useWindowDrop(onFiles: ((files: File[]) => void) | null, onFolder: () => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const isOff = onFiles === null;
  const take = useEffectEvent((transfer: DataTransfer) => {
    if (droppedFile(transfer) === null) onFolder();
    else onFiles?.(droppedFiles(transfer));
  });

  useEffect(() => {
    if (isOff) return undefined;
    const over = (event: DragEvent) => {
      if (event.dataTransfer === null || !hasFiles(event.dataTransfer)) return;
      setIsOver(!isElsewhere(event));
      if (isElsewhere(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // From one element to the next there is one; out of the window there is none.
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (event.dataTransfer === null || !hasFiles(event.dataTransfer) || isElsewhere(event)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    // Before whatever keeps files from taking the place of the page.
    const options = { capture: true };
    window.addEventListener('dragover', over, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('drop', drop, options);
    return () => {
      window.removeEventListener('dragover', over, options);
      window.removeEventListener('dragleave', leave, options);
      window.removeEventListener('drop', drop, options);
    };
  }, [isOff]);

  return isOver && !isOff;
}

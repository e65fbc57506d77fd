import { useEffect } from 'react';

/** The arrow keys do this, wherever in a dialog the focus is. */
export function useArrowKeys(isOpen: boolean, onLeft: () => void, onRight: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onLeft();
      if (key === 'ArrowRight') onRight();
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [isOpen, onLeft, onRight]);
}

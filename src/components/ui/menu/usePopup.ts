import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { placeBeside, type Alignment } from './placeBeside';

/** Puts a popup beside what opened it, and has it leave on a press elsewhere, or when the window changes its size. */
export function usePopup(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  align: Alignment,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    if (popup.current !== null && anchor.current !== null) placeBeside(popup.current, anchor.current, align);
  }, [popup, anchor, align]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const places = [popup.current, anchor.current];
      if (!places.some((place) => target instanceof Node && place?.contains(target))) onClose();
    };
    document.addEventListener('pointerdown', leave, true);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('resize', onClose);
    };
  }, [popup, anchor, onClose]);
}

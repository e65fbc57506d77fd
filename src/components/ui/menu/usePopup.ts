import { use, useEffect, useLayoutEffect, type RefObject } from 'react';
import { PopupPlaceContext } from '../popover/popupPlace';
import { keepInWindow, placeBeside, type Alignment } from './placeBeside';

/** Lists of the library's fields stand at the document's end, though they belong to a popup. */
const FIELD_LISTS = '.ant-select-dropdown';

/** What a popup does while the window, or what is in it, changes its size: it closes, or follows its anchor. */
export type OnResize = 'close' | 'follow';

/** Puts a popup beside what opened it, and has it leave on a press elsewhere, or when the window changes its size. */
export function usePopup(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  align: Alignment,
  onClose: () => void,
  onResize: OnResize = 'close',
): void {
  const within = use(PopupPlaceContext);
  useLayoutEffect(() => {
    const place = () => {
      if (popup.current === null || anchor.current === null) return;
      // A narrower window hides what opened it, or moves that into a menu.
      if (anchor.current.getClientRects().length > 0)
        placeBeside(popup.current, anchor.current, align, within);
      else keepInWindow(popup.current, within);
    };
    place();
    if (onResize === 'close' || popup.current === null) return;
    const sizes = new ResizeObserver(place);
    sizes.observe(popup.current);
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [popup, anchor, align, onResize, within]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const places = [popup.current, anchor.current];
      const isInside = places.some((place) => target instanceof Node && place?.contains(target));
      if (!isInside && !(target instanceof Element && target.closest(FIELD_LISTS) !== null)) onClose();
    };
    document.addEventListener('pointerdown', leave, true);
    if (onResize === 'close') window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('resize', onClose);
    };
  }, [popup, anchor, onClose, onResize]);
}

import { useCallback, useState } from 'react';
import { applyLook, type Look } from '../appearance/cssVariables';

const SIZE = { width: 280, height: 120 };

/** Gives the small window the style sheets of the page; its tokens follow by CSSOM. */
function copyStyles(target: Document, look: Look): void {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    target.head.append(link.cloneNode(true));
  }
  target.documentElement.lang = document.documentElement.lang;
  applyLook(look, target.documentElement);
}

/** The small always-on-top window: "minimise" in a browser (Document Picture-in-Picture). */
export interface MiniWindow {
  isSupported: boolean;
  /** The open window's document body, to draw into; null while there is none. */
  body: HTMLElement | null;
  open: () => void;
}

/** Opens and follows the small window. */
export function useMiniWindow(look: Look): MiniWindow {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { documentPictureInPicture } = window;
  const open = useCallback(() => {
    // Without a fresh click or while another page has the only such window, the browser refuses.
    documentPictureInPicture?.requestWindow(SIZE).then(
      (mini) => {
        copyStyles(mini.document, look);
        mini.addEventListener('pagehide', () => setBody(null));
        setBody(mini.document.body);
      },
      () => setBody(null),
    );
  }, [documentPictureInPicture, look]);
  return { isSupported: documentPictureInPicture !== undefined, body, open };
}

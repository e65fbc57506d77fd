import { useCallback, useState } from 'react';
import { applyScheme } from '../appearance/cssVariables';
import type { Scheme } from '../theme';

const SIZE = { width: 280, height: 120 };

/** Gives the small window the style sheets of the page; its tokens follow by CSSOM. */
function copyStyles(target: Document, scheme: Scheme): void {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    target.head.append(link.cloneNode(true));
  }
  target.documentElement.lang = document.documentElement.lang;
  applyScheme(scheme, target.documentElement);
}

/** The small always-on-top window: "minimise" in a browser (Document Picture-in-Picture). */
export interface MiniWindow {
  isSupported: boolean;
  /** The open window's document body, to draw into; null while there is none. */
  body: HTMLElement | null;
  open: () => void;
}

/** Opens and follows the small window. */
export function useMiniWindow(scheme: Scheme): MiniWindow {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { documentPictureInPicture } = window;
  const open = useCallback(() => {
    // Without a fresh click or while another page has the only such window, the browser refuses.
    documentPictureInPicture?.requestWindow(SIZE).then(
      (mini) => {
        copyStyles(mini.document, scheme);
        mini.addEventListener('pagehide', () => setBody(null));
        setBody(mini.document.body);
      },
      () => setBody(null),
    );
  }, [documentPictureInPicture, scheme]);
  return { isSupported: documentPictureInPicture !== undefined, body, open };
}

import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { applyLook, type Look } from '../appearance/cssVariables';

/** Room for a call that rings: who, both buttons, what is unread. */
const SIZE = { width: 360, height: 168 };

function isSheet(node: Node): node is HTMLLinkElement {
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet';
}

/** Gives a window the style sheets of the page, also those that come with later parts; returns how to stop that. */
function shareSheets(target: Document): () => void {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    target.head.append(link.cloneNode(true));
  }
  const watch = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const link of added.filter(isSheet)) target.head.append(link.cloneNode(true));
  });
  watch.observe(document.head, { childList: true });
  return () => watch.disconnect();
}

function name(target: Document, title: string): void {
  target.title = title;
  target.documentElement.lang = document.documentElement.lang;
}

/** The small always-on-top window: "minimise" in a browser (Document Picture-in-Picture). */
export interface MiniWindow {
  isSupported: boolean;
  /** The open window's document body, to draw into; null while there is none. */
  body: HTMLElement | null;
  open: () => void;
}

/** Opens and follows the small window, which looks as the page does and closes with it. */
export function useMiniWindow(look: Look, title: string): MiniWindow {
  const [mini, setMini] = useState<Window | null>(null);
  const { documentPictureInPicture } = window;
  const open = useCallback(() => {
    // Without a fresh click or while another page has the only such window, the browser refuses.
    documentPictureInPicture?.requestWindow(SIZE).then(setMini, () => setMini(null));
  }, [documentPictureInPicture]);

  useEffect(() => {
    if (mini === null) return;
    let isGone = false;
    const forget = () => {
      isGone = true;
      setMini(null);
    };
    mini.addEventListener('pagehide', forget);
    const endSheets = shareSheets(mini.document);
    return () => {
      endSheets();
      mini.removeEventListener('pagehide', forget);
      if (!isGone) mini.close();
    };
  }, [mini]);

  useLayoutEffect(() => {
    if (mini === null) return;
    name(mini.document, title);
    applyLook(look, mini.document.documentElement);
  }, [mini, look, title]);

  return { isSupported: documentPictureInPicture !== undefined, body: mini?.document.body ?? null, open };
}

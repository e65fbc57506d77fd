import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { forwardEvents, type FrameListeners } from './frameEvents';
import { frameSandbox } from './frameSandbox';
import { drawMail, frameSource, type DrawnMail } from './mailDocument';
import type { CleanMail } from './sanitizeMail';

/**
 * Tells how high a mail is, px, at once and whenever that changed, at most once a frame of the screen.
 * @returns how to stop
 */
function watchHeight(root: HTMLElement, tell: (height: number) => void): () => void {
  let asked = 0;
  const measure = () => {
    asked = 0;
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0) tell(height);
  };
  measure();
  const observer = new ResizeObserver(() => {
    if (asked === 0) asked = requestAnimationFrame(measure);
  });
  observer.observe(root);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(asked);
  };
}

interface Props extends FrameListeners {
  mail: CleanMail;
  quote: DocumentFragment | null;
  isQuoteShown: boolean;
  allowImages: boolean;
  /** On a dark ground. */
  isDark: boolean;
  serverOrigin: string | null;
  /** Whose mail it is, for those who cannot see it. */
  title: string;
  /** px; what was measured before, or what it is taken to be. */
  height: number;
  onHeight: (height: number) => void;
}

/**
 * A mail in a document of its own, which runs no programs, sends no forms, and fetches pictures alone: from the
 * server, and from others once the agent allowed it. The page reaches into it, it never out.
 */
export function MailFrame(props: Props): ReactNode {
  const { mail, quote, isQuoteShown, allowImages, isDark, serverOrigin, title, height } = props;
  const { onHeight, onLink, onFocus } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [doc, setDoc] = useState<Document | null>(null);
  const drawn = useRef<DrawnMail>(null);

  useLayoutEffect(() => {
    drawn.current = doc === null ? null : drawMail(doc, mail, quote);
  }, [doc, mail, quote]);

  useLayoutEffect(() => {
    if (drawn.current?.quote) drawn.current.quote.hidden = !isQuoteShown;
  }, [doc, mail, quote, isQuoteShown]);

  useLayoutEffect(() => {
    doc?.documentElement.classList.toggle('console-dark', isDark);
  }, [doc, isDark]);

  // After the quote is where it shall be: what is measured is what is seen.
  useLayoutEffect(() => {
    if (drawn.current !== null) return watchHeight(drawn.current.root, onHeight);
    return undefined;
  }, [doc, mail, quote, onHeight]);

  useEffect(() => {
    if (doc === null || frame.current === null) return;
    return forwardEvents(doc, frame.current, { onLink, onFocus });
  }, [doc, onLink, onFocus]);

  return (
    <iframe
      // The policy is read with the document: another one takes a new document.
      key={String(allowImages)}
      ref={frame}
      className="mail__frame"
      title={title}
      sandbox={frameSandbox(document)}
      referrerPolicy="no-referrer"
      srcDoc={frameSource(serverOrigin, allowImages)}
      style={{ height }}
      onLoad={(event) => setDoc(event.currentTarget.contentDocument)}
    />
  );
}

import { hasFiles } from '../chat/attach/transferredFile';

const PRESSES = ['pointerdown', 'mousedown'] as const;

const DRAGS = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;

/** Listeners for what happens in a mail's frame. */
export interface FrameListeners {
  /** A link to an address or a number was pressed. */
  onLink: (href: string) => void;
  /** Something in the mail got the focus; how far down it ends, px. */
  onFocus: (bottom: number) => void;
}

// A frame has classes of its own: `instanceof` would say no to all of its elements.
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}

/** Whether a link leads to an address or a number, where the product has dialogs of its own. */
export function isOwnLink(href: string): boolean {
  return /^(?:mailto|tel):/iu.test(href);
}

type Transfer = Pick<DragEvent, 'dataTransfer' | 'relatedTarget'> | Pick<ClipboardEvent, 'clipboardData'>;

/** Tells the page of what is carried; whether it took it. Not every browser makes such events with something in them. */
function isTaken(frame: HTMLIFrameElement, type: string, carried: Transfer): boolean {
  return !frame.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true, composed: true }), carried),
  );
}

/**
 * Lets the page hear what happens in a frame: keys, so that shortcuts work there, presses, so that menus close, the
 * wheel, and files that are dropped or pasted. Links to addresses and numbers are not followed but handed to `onLink`.
 * @returns how to stop
 */
export function forwardEvents(
  doc: Document,
  frame: HTMLIFrameElement,
  { onLink, onFocus }: FrameListeners,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onKey = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, location } = event;
    const copy = { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, location };
    const isFree = frame.dispatchEvent(
      new KeyboardEvent('keydown', { ...copy, bubbles: true, cancelable: true }),
    );
    if (!isFree) event.preventDefault();
  };
  const onWheel = ({ deltaX, deltaY, deltaMode }: WheelEvent) => {
    frame.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY, deltaMode, bubbles: true }));
  };
  const onClick = (event: MouseEvent) => {
    const link = isElement(event.target) ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!isOwnLink(href)) return;
    event.preventDefault();
    onLink(href);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    // The mail itself is seen as far as it is shown.
    if (isElement(target) && !target.matches('.console-mail')) onFocus(target.getBoundingClientRect().bottom);
  };
  const onDrag = (event: DragEvent) => {
    const { dataTransfer, relatedTarget, type } = event;
    if (dataTransfer === null || !hasFiles(dataTransfer)) return;
    // A file that nobody takes must not take the place of the mail.
    event.preventDefault();
    const isOver = isTaken(frame, type, { dataTransfer, relatedTarget });
    if (type === 'dragover' && !isOver) dataTransfer.dropEffect = 'none';
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isTaken(frame, event.type, { clipboardData: event.clipboardData })) event.preventDefault();
  };
  for (const drag of DRAGS) doc.addEventListener(drag, onDrag, { signal });
  doc.addEventListener('paste', onPaste, { signal });
  doc.addEventListener('keydown', onKey, { signal });
  doc.addEventListener('focusin', onFocusIn, { signal });
  doc.addEventListener('wheel', onWheel, { signal, passive: true });
  doc.addEventListener('click', onClick, { signal });
  doc.addEventListener('auxclick', onClick, { signal });
  for (const press of PRESSES)
    doc.addEventListener(press, () => frame.dispatchEvent(new MouseEvent(press, { bubbles: true })), {
      signal,
    });
  return () => stop.abort();
}

import { adoptStylesheet } from './adoptStylesheet';
import type { CleanMail } from './sanitizeMail';

/** What may be fetched inside the frame, beside nothing: the server's files, and other servers' once the agent allowed. */
function policy(serverOrigin: string | null, allowImages: boolean): string {
  const images = ['data:', 'blob:', serverOrigin ?? '', allowImages ? 'https:' : ''];
  return `default-src 'none'; img-src ${images.filter((source) => source !== '').join(' ')}`;
}

/**
 * The document that a mail's nodes are put into. It holds nothing of the mail itself, so nothing of it is read as
 * HTML a second time.
 */
export function frameSource(serverOrigin: string | null, allowImages: boolean): string {
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy(serverOrigin, allowImages)}">`,
    '<meta name="referrer" content="no-referrer">',
    '</head><body></body></html>',
  ].join('');
}

/**
 * A mail is drawn on white, whatever the console's theme: its colours were chosen for that. On a dark ground, which the
 * agent may choose, light and dark change places and every colour stays what it was; pictures stay as they are. What
 * has the focus shows it on any ground, whatever the mail's own sheets say.
 */
const BASE = `
html { overflow: hidden; background: #fff; color: #1f2328; color-scheme: light; scrollbar-color: #6e7781 transparent; }
body { margin: 0; font: 14px/1.5 system-ui, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere; }
.console-mail { padding: 12px 16px; overflow-x: auto; overflow-y: hidden; }
p:first-child { margin-top: 0; }
p:last-child { margin-bottom: 0; }
.console-mail img { max-width: 100%; }
.console-mail img:not([height]) { height: auto; }
.console-mail a { color: #0b57d0; }
.console-mail:focus-visible { outline: 2px solid #0b57d0 !important; outline-offset: -2px !important; }
.console-mail :focus-visible { outline: 2px solid #0b57d0 !important; outline-offset: 1px !important; box-shadow: 0 0 0 4px #fff !important; }
.console-mail blockquote { margin: 8px 0; padding-left: 12px; border-left: 3px solid #d0d7de; }
.console-mail pre { white-space: pre-wrap; }
.console-quote { margin-top: 8px; padding-left: 12px; border-left: 3px solid #d0d7de; }
.console-dark .console-mail, .console-dark .console-mail img { filter: invert(1) hue-rotate(180deg); }
html.console-dark { background: #191d25; }
.console-dark .console-mail { background: #e8e6e1; }
[hidden] { display: none !important; }
[data-left-out] { display: inline-block; background: #f6f8fa; color: #57606a; outline: 1px dashed #8c959f; outline-offset: -1px; }
[data-left-out][width="1"], [data-left-out][height="1"], [data-left-out][width="0"] { display: none !important; }
`;

function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/** As high as what is in it, whatever the mail's sheets say: else the frame would grow with itself. */
function keepLow(...elements: readonly HTMLElement[]): void {
  for (const { style } of elements) {
    style.setProperty('height', 'auto', 'important');
    style.setProperty('min-height', '0', 'important');
  }
}

/** What stands in the frame. */
export interface DrawnMail {
  /** As high as the mail is. */
  root: HTMLElement;
  /** The mail that is answered; null when nothing is folded. */
  quote: HTMLElement | null;
}

/** Puts a mail into the frame's document. Styles are set by program: the page's policy takes none from a text. */
export function drawMail(doc: Document, mail: CleanMail, quoted: DocumentFragment | null): DrawnMail {
  const root = doc.createElement('div');
  root.className = 'console-mail';
  root.dir = mail.ground.dir ?? 'auto';
  root.style.cssText = mail.ground.style;
  // The frame is a stop of the Tab key, seen or not; and a wide mail is read by the arrow keys.
  root.tabIndex = 0;
  root.append(doc.importNode(mail.body, true));
  const quote = quoted === null ? null : doc.createElement('div');
  if (quote !== null && quoted !== null) {
    quote.className = 'console-quote';
    quote.append(doc.importNode(quoted, true));
    root.append(quote);
  }
  applyStyles(root);
  adoptStylesheet(doc, BASE + mail.css);
  keepLow(doc.documentElement, doc.body, root);
  doc.body.replaceChildren(root);
  return { root, quote };
}

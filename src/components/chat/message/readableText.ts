import { EMAIL, type QueueType } from '../../../lib/queueType';
import { atMost, isBlank } from '../../../lib/text';
import type { Message } from '../../../store/messages/types';
import { withStylesAside } from '../text/stylesAside';

const BREAKS = new Set([
  'BR',
  'P',
  'DIV',
  'LI',
  'TR',
  'BLOCKQUOTE',
  'PRE',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
]);

const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TITLE', 'TEMPLATE', 'NOSCRIPT', 'NOFRAMES', 'HEAD']);

const FRAMES = /<(\/?)(?:frameset|frame|noframes)\b/giu;

/** The document that is read from lives nowhere: nothing loads, nothing runs. */
function bodyOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // A set of frames has words only for programs that show none.
  return body.localName === 'frameset' ? bodyOf(html.replace(FRAMES, '<$1span')) : body;
}

/** The words of an HTML text. */
export function wordsOfHtml(html: string): string {
  const body = bodyOf(withStylesAside(html));
  const walker = body.ownerDocument.createTreeWalker(
    body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => (UNSEEN.has(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  );
  let words = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) words += (node.nodeValue ?? '').replace(/\s+/gu, ' ');
    else if (BREAKS.has(node.nodeName)) words += '\n';
  }
  return words
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** The beginning of an e-mail is enough for a line of a list. */
const LINE_SOURCE = 2000;

/** The last words of a conversation as a list shows them: of an e-mail without its HTML. */
export function readableLine(text: string, queueType: QueueType): string {
  return queueType === EMAIL && text.includes('<') ? wordsOfHtml(atMost(text, LINE_SOURCE)) : text;
}

/**
 * The text of a message to read: that of an e-mail without its HTML, any other as it came, or its subject where it has
 * neither words nor files.
 */
export function readableText({ attachments, plainText, queueType, subject, text }: Message): string {
  if (queueType === EMAIL)
    return plainText !== null && plainText.trim() !== '' ? plainText : wordsOfHtml(text);
  return isBlank(text) && attachments.length === 0 ? (subject ?? '') : text;
}

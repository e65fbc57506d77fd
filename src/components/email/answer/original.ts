import type { Message } from '../../../store/messages/types';
import { readableText } from '../../chat/message/readableText';
import type { Files } from '../addresses';
import { isHtml } from '../plainMail';
import { escapeHtml } from '../rich/inlineHtml';
import { sanitizeMail } from '../sanitizeMail';

const QUOTE = 'margin: 8px 0 0; padding-left: 12px; border-left: 3px solid #c4cad4';

/** Whoever gets the mail cannot fetch files of this centre: pictures are named as parts of the mail that they were in. */
function asParts({ attachments }: Message): Files {
  const partOf = (path: string) => attachments.find((file) => file.path === path)?.fileName;
  return {
    attachments,
    mediaUrl: (path) => {
      const name = partOf(path);
      return name === undefined ? null : `cid:${encodeURIComponent(name)}`;
    },
    serverOrigin: null,
  };
}

function linesHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/gu, '<br>');
}

/**
 * A mail's HTML, harmless, with the styles that its elements have and the remote images: those are the customer's.
 * Its sheets stay out, they would reach the answer as well. Pictures that nobody has leave their words.
 */
function bodyHtml(message: Message): string {
  const clean = sanitizeMail(message.text, { ...asParts(message), allowImages: true });
  if (clean === null) return linesHtml(readableText(message));
  const { body } = clean;
  for (const picture of body.querySelectorAll('img[data-left-out]'))
    picture.replaceWith(picture.getAttribute('alt') ?? '');
  const holder = body.ownerDocument.createElement('div');
  holder.append(body);
  // As attributes the page's policy would not let them stand even here.
  return holder.innerHTML.replaceAll(' data-style="', ' style="');
}

function originalHtml(message: Message): string {
  return isHtml(message.text) ? bodyHtml(message) : linesHtml(message.text);
}

/** A mail as it goes along below an answer, under a line that says who wrote it; mail programs fold it. */
export function quotedHtml(message: Message, intro: string): string {
  return [
    `<div class="gmail_quote" style="margin-top: 16px"><div>${escapeHtml(intro)}</div>`,
    `<blockquote type="cite" class="gmail_quote" style="${QUOTE}">${originalHtml(message)}</blockquote></div>`,
  ].join('');
}

/** The same without any format. */
export function quotedText(message: Message, intro: string): string {
  const lines = readableText(message).split('\n');
  return [intro, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}

/** A mail that is handed on, below the lines that say what it is. */
export function forwardedHtml(message: Message, heads: readonly string[]): string {
  return `<div style="margin: 16px 0">${linesHtml(heads.join('\n'))}</div><div>${originalHtml(message)}</div>`;
}

/** The same without any format. */
export function forwardedText(message: Message, heads: readonly string[]): string {
  return `${heads.join('\n')}\n\n${readableText(message)}`;
}

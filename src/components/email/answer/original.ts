import { parseUrl } from '../../../lib/parseUrl';
import type { Message } from '../../../store/messages/types';
import { readableText } from '../../chat/message/readableText';
import type { Files } from '../addresses';
import { isHtml } from '../plainMail';
import { escapeHtml } from '../rich/inlineHtml';
import { sanitizeMail } from '../sanitizeMail';

const QUOTE = 'margin: 8px 0 0; padding-left: 12px; border-left: 3px solid #c4cad4';

/** Where the files of this centre are. */
export type Server = Pick<Files, 'mediaUrl' | 'serverOrigin'>;

/**
 * Whoever gets the mail cannot fetch files of this centre, nor shall they hear where those are: pictures are named as
 * parts of the mail that they were in.
 */
function asParts({ attachments }: Message, { mediaUrl, serverOrigin }: Server): Files {
  const addressOf = (path: string) => parseUrl(mediaUrl(path) ?? '')?.href ?? path;
  return {
    attachments,
    mediaUrl: (path) => {
      const file = attachments.find((one) => one.path !== '' && addressOf(one.path) === addressOf(path));
      return file === undefined ? null : `cid:${encodeURIComponent(file.fileName)}`;
    },
    serverOrigin,
  };
}

function linesHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/gu, '<br>');
}

/**
 * A mail's HTML, harmless, with the styles that its elements have and the remote images: those are the customer's.
 * Its sheets stay out, they would reach the answer as well. Pictures that nobody has leave their words.
 */
function bodyHtml(message: Message, server: Server): string {
  const clean = sanitizeMail(message.text, { ...asParts(message, server), allowImages: true });
  if (clean === null) return linesHtml(readableText(message));
  const { body, ground } = clean;
  for (const picture of body.querySelectorAll('img[data-left-out]'))
    picture.replaceWith(picture.getAttribute('alt') ?? '');
  const holder = body.ownerDocument.createElement('div');
  holder.append(body);
  if (ground.style !== '') holder.dataset['style'] = ground.style;
  if (ground.dir !== null) holder.dir = ground.dir;
  const html = holder.attributes.length === 0 ? holder.innerHTML : holder.outerHTML;
  // As attributes the page's policy would not let them stand even here.
  return html.replaceAll(' data-style="', ' style="');
}

function originalHtml(message: Message, server: Server): string {
  return isHtml(message.text) ? bodyHtml(message, server) : linesHtml(message.text);
}

/** A mail as it goes along below an answer, under a line that says who wrote it; mail programs fold it. */
export function quotedHtml(message: Message, intro: string, server: Server): string {
  return [
    `<div class="gmail_quote" style="margin-top: 16px"><div>${escapeHtml(intro)}</div>`,
    `<blockquote type="cite" class="gmail_quote" style="${QUOTE}">${originalHtml(message, server)}</blockquote></div>`,
  ].join('');
}

/** The same without any format. */
export function quotedText(message: Message, intro: string): string {
  const lines = readableText(message).split('\n');
  return [intro, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}

/** A mail that is handed on, below the lines that say what it is. */
export function forwardedHtml(message: Message, heads: readonly string[], server: Server): string {
  const intro = `<div style="margin: 16px 0">${linesHtml(heads.join('\n'))}</div>`;
  return `${intro}<div>${originalHtml(message, server)}</div>`;
}

/** The same without any format. */
export function forwardedText(message: Message, heads: readonly string[]): string {
  return `${heads.join('\n')}\n\n${readableText(message)}`;
}

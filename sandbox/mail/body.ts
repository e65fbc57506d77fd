import { plainText } from '../centre/mail';
import type { MailFile } from './mailFiles';
import type { ParsedMail } from './parsedMail';

/** Longer bodies are cut, and come as a file in whole, characters. */
const LONGEST = 400_000;

/** What a reader of both kinds would take for HTML. */
const MARKUP = /<\/?[a-z][a-z0-9]*(?=[\s/>])/iu;

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
}

/** Plain text in which something looks like markup, as HTML that shows it as it is. */
function asHtml(text: string): string {
  return `<div>${escaped(text.trimEnd()).replace(/\r?\n/gu, '<br>')}</div>`;
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\n[…]`;
}

/** The body of a mail as a message carries it, HTML or plain text, and the mail's files. */
export function shownBody({ html, text, files }: ParsedMail): { texto: string; files: MailFile[] } {
  if (html === null) {
    const said = shortened(text);
    return { texto: MARKUP.test(said) ? asHtml(said) : said, files };
  }
  if (html.length <= LONGEST) return { texto: html, files };
  const whole = { filename: 'mensagem.html', mimeType: 'application/octet-stream', bytes: Buffer.from(html) };
  return { texto: asHtml(shortened(text.trim() || plainText(html))), files: [...files, whole] };
}

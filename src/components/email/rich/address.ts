import { parseUrl } from '../../../lib/parseUrl';

/** Larger pictures do not go into a mail's text, in characters of their data address (about 500 kB of picture). */
export const MAX_PICTURE = 700_000;

/** Pictures that mail programs show and that carry no program. */
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[\da-z+/]+=*$/iu;

const MAIL = /^mailto:[^?\s@]+@[^?\s@]+(?:\?[^\s]*)?$/iu;
const TELEPHONE = /^tel:\+?[\d().%*#-]{3,30}$/iu;

/** An address as browsers read it: without the signs that they take out before they look, and its spaces written out. */
function bare(address: string): string {
  const text = address.replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028\u2029\ufeff]/gu, '').trim();
  return text.replace(/[ \u00a0]/gu, /^(?:data|tel):/iu.test(text) ? '' : '%20');
}

function web(text: string, schemes: readonly string[]): string | null {
  const url = parseUrl(text);
  if (url === null) return null;
  const { protocol, href, username, password } = url;
  // Names before the host make an address look like another.
  return schemes.includes(protocol) && username === '' && password === '' ? href : null;
}

/** Where a link of a mail may lead: the web, an address, a telephone number; null otherwise. */
export function linkAddress(address: string): string | null {
  const text = bare(address);
  if (MAIL.test(text) || TELEPHONE.test(text)) return text;
  return web(text, ['https:', 'http:']);
}

/** The address of a picture that a mail may show: of the web, or the picture itself; null otherwise. */
export function pictureAddress(address: string): string | null {
  const text = bare(address);
  if (/^data:/iu.test(text)) return text.length <= MAX_PICTURE && PICTURE.test(text) ? text : null;
  return web(text, ['https:']);
}

/** The address of a video that a mail may lead to; null otherwise. */
export function videoAddress(address: string): string | null {
  return web(bare(address), ['https:']);
}

const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/u;

/** What an agent typed as the address of a link, which may lack its scheme; null when it is none. */
export function typedLink(text: string): string | null {
  const typed = text.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/u.test(typed)) return linkAddress(`mailto:${typed}`);
  if (/^\+?[\d\s().-]{5,30}$/u.test(typed)) return linkAddress(`tel:${typed.replace(/\s/gu, '')}`);
  return HOST.test(typed) ? linkAddress(`https://${typed}`) : linkAddress(typed);
}

import { parseUrl } from '../../lib/parseUrl';
import type { Attachment } from '../../store/messages/types';

/** Pictures that carry no program. */
const DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/iu;

/** What an address in a mail leads to. */
export type Reached =
  /** It is at hand: in the mail itself, or a file of the message at the server (`path`). */
  | { kind: 'own'; address: string; path: string | null }
  /** On somebody else's server: whoever fetches it tells that the mail was opened. */
  | { kind: 'remote'; address: string }
  | { kind: 'nothing' };

/** Where the files of the message are. */
export interface Files {
  attachments: readonly Attachment[];
  /** The address of a file of the server by its path; null when it has none that may be followed. */
  mediaUrl: (path: string) => string | null;
  /** Scheme, host and port of the server; null when there is none. */
  serverOrigin: string | null;
}

/** An address without the signs that browsers take out before they look; spaces in it are part of it. */
export function withoutControls(address: string): string {
  return address.replace(/[\u0000-\u001f]/gu, '').trim();
}

const NOTHING: Reached = { kind: 'nothing' };

function ownFile(path: string, mediaUrl: Files['mediaUrl']): Reached {
  const address = mediaUrl(path);
  return address === null ? NOTHING : { kind: 'own', address, path };
}

/** `cid:` names a part of the mail: by the file's name, as the mail's own programs make it (`foto.png@01D9…`). */
function partOf(cid: string, { attachments, mediaUrl }: Files): Reached {
  let name = cid;
  try {
    name = decodeURIComponent(cid);
  } catch {
    // Not encoded: as it stands.
  }
  const wanted = (name.split('@')[0] ?? '').toLowerCase();
  const file = attachments.find(({ fileName }) => fileName.toLowerCase() === wanted && wanted !== '');
  return file === undefined || file.path === '' ? NOTHING : ownFile(file.path, mediaUrl);
}

/** What the address of a picture leads to. Those without a scheme are paths of the server's files, or nothing. */
export function reachOf(address: string, files: Files): Reached {
  const text = withoutControls(address);
  if (/^data:/iu.test(text)) {
    const data = text.replaceAll(' ', '');
    return DATA.test(data) ? { kind: 'own', address: data, path: null } : NOTHING;
  }
  if (/^cid:/iu.test(text)) return partOf(text.slice(4), files);
  if (/^\/(?![/\\])/u.test(text)) return ownFile(text, files.mediaUrl);
  const whole = text.startsWith('//') ? `https:${text}` : text;
  const url = /^https?:/iu.test(whole) ? parseUrl(whole) : null;
  if (url === null) return NOTHING;
  const { href, origin, pathname, search } = url;
  if (origin === files.serverOrigin) return ownFile(pathname + search, files.mediaUrl);
  // The page is a secure one: what is fetched into it is so, too.
  return { kind: 'remote', address: href.replace(/^http:/u, 'https:') };
}

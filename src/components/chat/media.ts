import { createContext, use } from 'react';
import { parseUrl } from '../../lib/parseUrl';

/** The address of a file on the customer's server; null when it has none that may be followed. */
export type MediaUrl = (path: string) => string | null;

/** How this page reaches files; given once, by App. Where nobody gives it, files have names only. */
export const MediaContext = createContext<MediaUrl>(() => null);

const SCHEME = /^[a-z][a-z\d+.-]*:/iu;

/**
 * Addresses of files below one server address: of a path with or without a slash in front, or of a full address on
 * that server (contract §0). What leads elsewhere has none.
 */
export function mediaBelow(base: string | null): MediaUrl {
  return (path) => {
    if (base === null || path === '' || path.startsWith('//')) return null;
    const isFull = /^https?:\/\//iu.test(path);
    if (!isFull && (SCHEME.test(path) || path.includes('\\'))) return null;
    const address = isFull ? path : `${base}/${path.replace(/^\//u, '')}`;
    const url = parseUrl(address);
    return url !== null && url.origin === parseUrl(base)?.origin ? address : null;
  };
}

/** Scheme, host and port of the server that files are on; null where there is none. */
export function serverOriginOf(mediaUrl: MediaUrl): string | null {
  const root = mediaUrl('/');
  return root === null ? null : new URL(root).origin;
}

/** The address of a file of a message. */
export function useMediaUrl(path: string): string | null {
  return use(MediaContext)(path);
}

import { createContext, use } from 'react';

/** The address of a file on the customer's server; null when it has none that may be followed. */
export type MediaUrl = (path: string) => string | null;

/** How this page reaches files; given once, by App. Where nobody gives it, files have names only. */
export const MediaContext = createContext<MediaUrl>(() => null);

/** Addresses of files below one server address; a path that leads elsewhere has none. */
export function mediaBelow(base: string | null): MediaUrl {
  return (path) => {
    if (base === null || !path.startsWith('/')) return null;
    const address = base + path;
    return URL.canParse(address) && new URL(address).origin === new URL(base).origin ? address : null;
  };
}

/** The address of a file of a message. */
export function useMediaUrl(path: string): string | null {
  return use(MediaContext)(path);
}

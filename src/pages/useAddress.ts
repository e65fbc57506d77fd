import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

function read(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/** Path, query and fragment of the page, for the login; the router comes with the console. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, read);
}

/** Where agents land when they were going nowhere else (spec 1 §2). */
export const HOME = '/home';

const LOGIN = '/login';

const OWN_ORIGIN = 'http://console.invalid';

function parsed(address: string): URL | null {
  try {
    return new URL(address, OWN_ORIGIN);
  } catch {
    return null;
  }
}

/** The login's address, which brings the agent back to `address` (spec 1 §2: the full original path). */
export function loginPath(address: string): string {
  return `${LOGIN}?redirect=${encodeURIComponent(address)}`;
}

/** Whether an address (path, query and fragment) is the login's. */
export function isLoginPath(address: string): boolean {
  return parsed(address)?.pathname === LOGIN;
}

/**
 * Where to go after login: the asked-for path when it is one of this console, else `/home`. Anything
 * that a browser could take for another site (`//host`, `/\host`, a scheme) is not followed.
 */
export function pathAfterLogin(asked: string | null): string {
  const url = asked === null || !asked.startsWith('/') ? null : parsed(asked);
  if (url === null) return HOME;
  const isOwn = url.origin === OWN_ORIGIN && !url.pathname.startsWith('//');
  if (!isOwn || url.pathname === '/' || url.pathname === LOGIN) return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

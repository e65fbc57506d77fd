import { useLayoutEffect, type ReactNode, useSyncExternalStore } from 'react';
import { PaneSkeleton } from '../components/ui/feedback/Skeletons';
import { selectLostFeatures } from '../store/app/selectors';
import { selectAuth } from '../store/auth/selectors';
import { useAppSelector } from '../store/hooks';
import { LoginPage } from './LoginPage';
import { isLoginPath, loginPath } from './redirect';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

function read(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/** Path, query and fragment of the page, for the login; the router comes with the console. */
function useAddress(): string {
  return useSyncExternalStore(subscribe, read);
}

/**
 * What somebody who is not signed in sees, whatever the address: the login, under its own address,
 * which keeps where the visitor was going (spec 1 §2). While a session may still be found, only the
 * login's own address shows the form; with a part of the console lost, none will be.
 */
export function LoginGate({ preload }: { preload: () => void }): ReactNode {
  const address = useAddress();
  const isWhole = useAppSelector(selectLostFeatures).length === 0;
  const isRestoring = useAppSelector(selectAuth).status === 'restoring' && isWhole;
  const isAtLogin = isLoginPath(address);
  useLayoutEffect(() => {
    if (!isRestoring && !isAtLogin) window.history.replaceState(null, '', loginPath(address));
  }, [address, isAtLogin, isRestoring]);
  return isRestoring && !isAtLogin ? <PaneSkeleton /> : <LoginPage preload={preload} />;
}

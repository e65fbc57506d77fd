import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PaneSkeleton } from '../components/feedback';
import { selectAuth } from '../store/auth/selectors';
import { useAppSelector } from '../store/hooks';
import { loginPath } from './redirect';

/** Lets signed-in agents through; sends others to the login, which brings them back (spec 1 §2). */
export function RequireSession({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search, hash } = useLocation();
  const { status } = useAppSelector(selectAuth);
  if (status === 'signedIn') return children;
  if (status === 'restoring') return <PaneSkeleton />;
  return <Navigate to={loginPath(`${pathname}${search}${hash}`)} replace />;
}

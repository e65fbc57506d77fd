import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import { PaneSkeleton } from '../components/feedback';
import { selectAuth } from '../store/auth/selectors';
import { useAppSelector } from '../store/hooks';
import { ConsolePage } from './consoleChunk';
import { LoginPage } from './LoginPage';
import { pathAfterLogin } from './redirect';
import { RequireSession } from './RequireSession';

function Login(): ReactNode {
  const [query] = useSearchParams();
  const { status } = useAppSelector(selectAuth);
  if (status !== 'signedIn') return <LoginPage />;
  return <Navigate to={pathAfterLogin(query.get('redirect'))} replace />;
}

/** The login for everybody, all else for signed-in agents. */
export function Screens(): ReactNode {
  return (
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route
        path="*"
        element={
          <RequireSession>
            <Suspense fallback={<PaneSkeleton />}>
              <ConsolePage />
            </Suspense>
          </RequireSession>
        }
      />
    </Routes>
  );
}

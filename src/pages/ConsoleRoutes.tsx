import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { ErrorBoundary, PaneSkeleton } from '../components/ui/feedback';
import { ConversationPanes } from '../components/frame/ConversationPanes';
import { usePanesElsewhere } from '../components/frame/panesShown';
import { MAIL_PATH, WHATSAPP_PATH } from '../lib/appLink';
import { BeginPage } from './BeginPage';
import { callNumber } from './callNumber';
import { HistoryPage } from './lazyHistoryPage';
import {
  CallPage,
  ContactsPage,
  DiagnosticsPage,
  MainPage,
  PhonePage,
  SelfCheckPage,
  SettingsPage,
} from './lazyPages';
import { HOME, pathAfterLogin } from './redirect';

/** A screen that comes with a chunk of its own, in the place of the panes. */
function Fetched({ children }: { children: ReactNode }): ReactNode {
  usePanesElsewhere();
  return (
    <ErrorBoundary>
      <Suspense fallback={<PaneSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Contacts(): ReactNode {
  return (
    <Fetched>
      <ContactsPage />
    </Fetched>
  );
}

function AfterLogin(): ReactNode {
  const [query] = useSearchParams();
  return <Navigate to={pathAfterLogin(query.get('redirect'))} replace />;
}

function Otherwise(): ReactNode {
  const number = callNumber(useLocation().pathname);
  if (number === null) return <Navigate to={HOME} replace />;
  return (
    <Fetched>
      <CallPage number={number} />
    </Fetched>
  );
}

/** The screen of each address behind the login (spec 1 §2, routes). */
export function ConsoleRoutes(): ReactNode {
  return (
    <Routes>
      <Route path="/login" element={<AfterLogin />} />
      <Route path="/home" element={<ConversationPanes />} />
      <Route path="/chat" element={<ConversationPanes />} />
      <Route
        path="/chat2"
        element={
          <Fetched>
            <MainPage />
          </Fetched>
        }
      />
      <Route
        path="/historico"
        element={
          <Fetched>
            <HistoryPage />
          </Fetched>
        }
      />
      <Route
        path="/diagnostico"
        element={
          <Fetched>
            <DiagnosticsPage />
          </Fetched>
        }
      />
      <Route
        path="/verificacao"
        element={
          <Fetched>
            <SelfCheckPage />
          </Fetched>
        }
      />
      <Route
        path="/configuracoes"
        element={
          <Fetched>
            <SettingsPage />
          </Fetched>
        }
      />
      <Route path={MAIL_PATH} element={<BeginPage kind="email" />} />
      <Route path={WHATSAPP_PATH} element={<BeginPage kind="whatsapp" />} />
      <Route path="/contatos" element={<Contacts />} />
      <Route path="/clientes" element={<Contacts />} />
      <Route
        path="/phone"
        element={
          <Fetched>
            <PhonePage />
          </Fetched>
        }
      />
      <Route path="*" element={<Otherwise />} />
    </Routes>
  );
}

import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { ConversationPanes } from '../components/frame/ConversationPanes';
import { LaterScreen } from './LaterScreen';
import { HOME, pathAfterLogin } from './redirect';

/** `/ligacao`, `/ligacao123` and `/ligacao/123`: the router's patterns know no half segments. */
const CALL_PATH = /^\/ligacao(\/?[^/]+)?\/?$/;

function AfterLogin(): ReactNode {
  const [query] = useSearchParams();
  return <Navigate to={pathAfterLogin(query.get('redirect'))} replace />;
}

function Otherwise(): ReactNode {
  const { pathname } = useLocation();
  return CALL_PATH.test(pathname) ? <LaterScreen section="section.call" /> : <Navigate to={HOME} replace />;
}

/** The screen of each address behind the login (spec 1 §2, routes). */
export function ConsoleRoutes(): ReactNode {
  return (
    <Routes>
      <Route path="/login" element={<AfterLogin />} />
      <Route path="/home" element={<ConversationPanes />} />
      <Route path="/chat" element={<ConversationPanes />} />
      <Route path="/chat2" element={<ConversationPanes />} />
      <Route path="/historico" element={<LaterScreen section="nav.history" />} />
      <Route path="/contatos" element={<LaterScreen section="nav.contacts" />} />
      <Route path="/clientes" element={<LaterScreen section="nav.contacts" />} />
      <Route path="/phone" element={<LaterScreen section="section.phone" />} />
      <Route path="*" element={<Otherwise />} />
    </Routes>
  );
}

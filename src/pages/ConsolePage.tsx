import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { AntdRoot } from '../components/appearance/AntdRoot';
import { ConsoleFrame } from '../components/frame/ConsoleFrame';
import { ConversationPanes } from '../components/frame/ConversationPanes';
import { LaterScreen } from './LaterScreen';
import { HOME } from './redirect';

/** `/ligacao`, `/ligacao123` and `/ligacao/123`: the router's patterns know no half segments. */
const CALL_PATH = /^\/ligacao(\/?[^/]+)?\/?$/;

function Otherwise(): ReactNode {
  const { pathname } = useLocation();
  return CALL_PATH.test(pathname) ? <LaterScreen section="section.call" /> : <Navigate to={HOME} replace />;
}

/** Everything behind the login: the frame, and the screen of the address (spec 1 §2, routes). */
export function ConsolePage(): ReactNode {
  return (
    <AntdRoot>
      <ConsoleFrame>
        <Routes>
          <Route path="/home" element={<ConversationPanes />} />
          <Route path="/chat" element={<ConversationPanes />} />
          <Route path="/chat2" element={<ConversationPanes />} />
          <Route path="/historico" element={<LaterScreen section="nav.history" />} />
          <Route path="/contatos" element={<LaterScreen section="nav.contacts" />} />
          <Route path="/clientes" element={<LaterScreen section="nav.contacts" />} />
          <Route path="/phone" element={<LaterScreen section="section.phone" />} />
          <Route path="*" element={<Otherwise />} />
        </Routes>
      </ConsoleFrame>
    </AntdRoot>
  );
}

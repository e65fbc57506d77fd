import type { ReactNode } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { AgentStatus } from '../agent/AgentStatus';
import { LazyVoiceParts } from '../calls/lazyCalls';
import { ConnectionIndicator } from '../connection/ConnectionIndicator';
import { VERSION_LABEL } from '../version';
import { MainNav } from './MainNav';
import { Toolbar } from './Toolbar';
import { WindowButtons } from './WindowButtons';
import './titleBar.css';

/** Along the top: product and version, the main entries, tools, the agent's status, the window's buttons. */
export function TitleBar(): ReactNode {
  const title = useAppSelector(selectProductTitle);
  return (
    <header className="title-bar">
      <h1 className="title-bar__product">
        {title} <span className="title-bar__version">{VERSION_LABEL}</span>
      </h1>
      <MainNav />
      <span className="title-bar__gap" />
      <ConnectionIndicator />
      <LazyVoiceParts />
      <Toolbar />
      <AgentStatus />
      <WindowButtons />
    </header>
  );
}

import type { ReactNode } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { AgentStatus } from '../agent/AgentStatus';
import { LazyVoiceParts } from '../calls/lazyCalls';
import { CallSlot } from '../calls/slot/CallSlot';
import { ConnectionIndicator } from '../connection/ConnectionIndicator';
import { VERSION_LABEL } from '../version';
import { GlobalField } from './GlobalField';
import { NewMenu } from './NewMenu';
import { WindowButtons } from './WindowButtons';
import './titleBar.css';

/** Along the top: the global field, the place of the call, what can be begun, the agent's status. */
export function TitleBar(): ReactNode {
  const title = useAppSelector(selectProductTitle);
  return (
    <header className="title-bar">
      <h1 className="visually-hidden">
        {title} {VERSION_LABEL}
      </h1>
      <GlobalField />
      <CallSlot />
      <div className="title-bar__end">
        <ConnectionIndicator />
        <LazyVoiceParts />
        <NewMenu />
        <AgentStatus />
        <WindowButtons />
      </div>
    </header>
  );
}

import { Icon } from '../ui/icons/Icon';
import { useRef, type ReactNode } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { drawerToggleRequested } from '../../store/ui/actions';
import { selectDrawerOpen } from '../../store/ui/selectors';
import { AgentStatus } from '../agent/AgentStatus';
import { LazyVoiceParts } from '../calls/lazyCalls';
import { ConnectionIndicator } from '../connection/ConnectionIndicator';
import { useText } from '../intl/useText';
import { VERSION_LABEL } from '../version';
import { DialogHost } from '../ui/dialog/DialogHost';
import { latePart } from '../intl/latePart';
import { IconButton } from '../ui/IconButton';
import { MainNav } from './MainNav';
import { Toolbar } from './Toolbar';
import { WindowButtons } from './WindowButtons';
import './titleBar.css';

const AgentDrawer = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './AgentDrawer')).AgentDrawer,
}));

/** Along the top: product and version, the main entries, tools, the agent's status, the window's buttons. */
export function TitleBar(): ReactNode {
  const t = useText();
  const request = useRequest();
  const title = useAppSelector(selectProductTitle);
  const isDrawerOpen = useAppSelector(selectDrawerOpen);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <header className="title-bar">
      <IconButton
        ref={opener}
        label={t('frame.drawer')}
        aria-expanded={isDrawerOpen}
        onClick={() => request(drawerToggleRequested())}
      >
        <Icon name="menu" />
      </IconButton>
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
      <DialogHost isOpen={isDrawerOpen}>{() => <AgentDrawer opener={opener} />}</DialogHost>
    </header>
  );
}

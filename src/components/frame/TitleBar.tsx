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
import { Icon } from '../ui/icons/Icon';
import { GlobalField } from './GlobalField';
import { NewMenu } from './NewMenu';
import { WindowButtons } from './WindowButtons';
import './titleBar.css';

const AgentDrawer = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './AgentDrawer')).AgentDrawer,
}));

/** Along the top: the global field, the place of the call, what can be begun, the agent's status. */
export function TitleBar(): ReactNode {
  const t = useText();
  const request = useRequest();
  const title = useAppSelector(selectProductTitle);
  const isDrawerOpen = useAppSelector(selectDrawerOpen);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <header className="title-bar">
      <h1 className="visually-hidden">
        {title} {VERSION_LABEL}
      </h1>
      <IconButton
        ref={opener}
        label={t('frame.drawer')}
        aria-expanded={isDrawerOpen}
        onClick={() => request(drawerToggleRequested())}
      >
        <Icon name="menu" />
      </IconButton>
      <GlobalField />
      <div className="call-slot" />
      <div className="title-bar__end">
        <ConnectionIndicator />
        <LazyVoiceParts />
        <NewMenu />
        <AgentStatus />
        <WindowButtons />
      </div>
      <DialogHost isOpen={isDrawerOpen}>{() => <AgentDrawer opener={opener} />}</DialogHost>
    </header>
  );
}

import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectSettingsLocked } from '../../store/config/selectors';
import { leaveRequested } from '../../store/conversations/actions';
import { settingsOpenRequested as devicesOpenRequested } from '../../store/devices/actions';
import { useAppSelector, useRequest, type RequestAction } from '../../store/hooks';
import { overlayRequested } from '../../store/ui/actions';
import { LanguageChoice } from '../config/LanguageChoice';
import { useOpenSettings } from '../config/useOpenSettings';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';
import { Icon, type IconName } from '../ui/icons/Icon';

interface Tool {
  name: TextId;
  icon: IconName;
  open: () => RequestAction;
}

const TOOLS: readonly Tool[] = [
  { name: 'statusMenu.day', icon: 'chart', open: () => overlayRequested({ overlay: 'dayStats' }) },
  { name: 'devices.title', icon: 'headset', open: () => devicesOpenRequested() },
  { name: 'statusMenu.shortcuts', icon: 'keyboard', open: () => overlayRequested({ overlay: 'shortcuts' }) },
];

/** What leads to a page. */
function PageTool({ name, icon, open }: Omit<Tool, 'open'> & { open: () => void }): ReactNode {
  return (
    <button type="button" className="button status-menu__tool" onClick={open}>
      <Icon name={icon} />
      <T id={name} />
    </button>
  );
}

/**
 * In the status menu: the day, the audio settings, the shortcuts, the settings, the pre-shift check and, where the settings
 * of the server are locked, the language. The menu gives way to what opens.
 */
export function StatusMenuTools({ leave }: { leave: () => void }): ReactNode {
  const request = useRequest();
  const navigate = useNavigate();
  const isLocked = useAppSelector(selectSettingsLocked);
  const openSettings = useOpenSettings();
  return (
    <div className="status-menu__tools">
      {TOOLS.map(({ name, icon, open }) => (
        <button
          key={name}
          type="button"
          className="button status-menu__tool"
          aria-haspopup="dialog"
          onClick={() => {
            leave();
            request(open());
          }}
        >
          <Icon name={icon} />
          <T id={name} />
        </button>
      ))}
      <PageTool
        name="statusMenu.preferences"
        icon="settings"
        open={() => {
          leave();
          openSettings();
        }}
      />
      <PageTool
        name="selfCheck.title"
        icon="checks"
        open={() => {
          leave();
          request(leaveRequested());
          void navigate('/verificacao');
        }}
      />
      {isLocked && <LanguageChoice />}
    </div>
  );
}

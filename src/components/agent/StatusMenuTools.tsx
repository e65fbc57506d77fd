import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectUser } from '../../store/auth/selectors';
import { selectSettingsLocked } from '../../store/config/selectors';
import { leaveRequested } from '../../store/conversations/actions';
import { settingsOpenRequested as devicesOpenRequested } from '../../store/devices/actions';
import { useAppSelector, useRequest, type RequestAction } from '../../store/hooks';
import { overlayRequested, settingsOpenRequested } from '../../store/ui/actions';
import { LanguageChoice } from '../config/LanguageChoice';
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

const SETTINGS: Tool = {
  name: 'statusMenu.preferences',
  icon: 'settings',
  open: () => settingsOpenRequested(),
};

/**
 * In the status menu: the day, the audio settings, the shortcuts, the settings or, where those are locked, the language;
 * and the pre-shift check. The menu gives way to what opens.
 */
export function StatusMenuTools({ leave }: { leave: () => void }): ReactNode {
  const request = useRequest();
  const navigate = useNavigate();
  const isLocked = useAppSelector(selectSettingsLocked);
  const canEditConfig = useAppSelector(selectUser)?.canEditConfig === true;
  return (
    <div className="status-menu__tools">
      {[...TOOLS, ...(canEditConfig ? [SETTINGS] : [])].map(({ name, icon, open }) => (
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
      <button
        type="button"
        className="button status-menu__tool"
        onClick={() => {
          leave();
          request(leaveRequested());
          void navigate('/verificacao');
        }}
      >
        <Icon name="checks" />
        <T id="selfCheck.title" />
      </button>
      {isLocked && <LanguageChoice />}
    </div>
  );
}

import type { ReactNode } from 'react';
import { settingsOpenRequested } from '../../store/devices/actions';
import { useRequest } from '../../store/hooks';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl/useText';

/** Opens the audio settings, also for agents who only record voice messages. */
export function AudioSettingsButton(): ReactNode {
  const t = useText();
  const request = useRequest();
  return (
    <IconButton label={t('devices.title')} onClick={() => request(settingsOpenRequested())}>
      <Icon name="headset" />
    </IconButton>
  );
}

import type { ReactNode } from 'react';
import { settingsOpenRequested } from '../../store/devices/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasVoice } from '../../store/softphone/selectors';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl/useText';

/** Opens the audio settings, for agents who have a telephone. */
export function AudioSettingsButton(): ReactNode {
  const t = useText();
  const request = useRequest();
  if (!useAppSelector(selectHasVoice)) return null;
  return (
    <IconButton label={t('devices.title')} onClick={() => request(settingsOpenRequested())}>
      <Icon name="headset" />
    </IconButton>
  );
}

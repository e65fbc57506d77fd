import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import type { Call } from '../../store/calls/types';
import { useText } from '../intl';
import { CallPopup } from './CallPopup';
import { LevelSlider } from './LevelSlider';
import './activeCalls.css';

/** Opens the two volumes of a call: the list has them, too, but is not always on screen. */
export function VolumeButton({ call }: { call: Call }): ReactNode {
  const t = useText();
  return (
    <CallPopup
      name={t('call.volume')}
      icon={<Icon name="speaker" />}
      hasWord={false}
      isOff={call.phase === 'ending'}
      className="volume-popup"
    >
      <LevelSlider call={call} side="speaker" />
      <LevelSlider call={call} side="microphone" />
    </CallPopup>
  );
}

import type { ReactNode } from 'react';
import type { Call } from '../../../store/calls/types';
import { settingsOpenRequested } from '../../../store/devices/actions';
import { useRequest } from '../../../store/hooks';
import { T, useText } from '../../intl';
import { Icon } from '../../ui/icons/Icon';
import { CallControls } from '../CallControls';
import { CallPopup } from '../CallPopup';
import { LevelSlider } from '../LevelSlider';
import { QualityFacts } from '../QualityIndicator';

/** Opens what a call has beside its row of buttons: volumes, quality, devices; in narrow windows other buttons, too. */
export function MoreButton({ call }: { call: Call }): ReactNode {
  const t = useText();
  const request = useRequest();
  return (
    <CallPopup
      name={t('call.more')}
      icon={<Icon name="more" />}
      short={t('call.short.more')}
      hasWord={false}
      isOff={call.phase === 'ending'}
      className="call-more"
    >
      <div className="call-more__controls">
        <CallControls call={call} hasWords />
      </div>
      <LevelSlider call={call} side="speaker" />
      <LevelSlider call={call} side="microphone" />
      <QualityFacts call={call} />
      <button type="button" className="button" onClick={() => request(settingsOpenRequested())}>
        <T id="devices.title" />
      </button>
    </CallPopup>
  );
}

import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Call } from '../../store/calls/types';
import { useText } from '../intl';
import { IconButton } from '../ui/IconButton';
import { useLevel, type Side } from './useLevel';

const NAMES = {
  speaker: { volume: 'call.speakerVolume', mute: 'call.muteSpeaker' },
  microphone: { volume: 'call.microphoneVolume', mute: 'call.muteMicrophone' },
} as const;

const SIGNS = {
  speaker: { on: <Icon name="speaker" />, off: <Icon name="speakerOff" /> },
  microphone: { on: <Icon name="mic" />, off: <Icon name="micOff" /> },
} as const;

const HIGHEST = 100;
const STEP = 5;

/** The volume of one side of a call, 0 to 100, and its mute. */
export function LevelSlider({ call, side }: { call: Call; side: Side }): ReactNode {
  const t = useText();
  const intl = useIntl();
  const { volume, isMuted, turn, toggle } = useLevel(call, side);
  const names = NAMES[side];
  const percent = intl.formatNumber(volume / HIGHEST, { style: 'percent' });
  return (
    <div className={isMuted ? 'level level--muted' : 'level'}>
      <IconButton className="level__mute" label={t(names.mute)} aria-pressed={isMuted} onClick={toggle}>
        {isMuted ? SIGNS[side].off : SIGNS[side].on}
      </IconButton>
      <input
        type="range"
        className="level__range"
        min={0}
        max={HIGHEST}
        step={STEP}
        value={volume}
        aria-label={t(names.volume)}
        aria-valuetext={percent}
        title={[t(names.volume), percent].join(': ')}
        onChange={({ target }) => turn(target.valueAsNumber)}
      />
    </div>
  );
}

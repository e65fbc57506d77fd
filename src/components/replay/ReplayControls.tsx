import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TimelineEntry } from '../../store/actionLog/types';
import { T, useText } from '../intl';
import { JumpToTime } from './time/JumpToTime';
import type { Position } from './usePosition';

const SPEEDS = [0.5, 1, 4, 16];

/** How fast it plays: one of a few, all in sight. */
function Speed({ at }: { at: Position }): ReactNode {
  const intl = useIntl();
  const name = useId();
  return (
    <fieldset className="replay__speed">
      <legend>
        <T id="replay.speed" />
      </legend>
      {SPEEDS.map((one) => {
        const words = `${intl.formatNumber(one)}×`;
        return (
          <label key={one} className={one === at.speed ? 'replay__speed--chosen' : undefined}>
            <input type="radio" name={name} checked={one === at.speed} onChange={() => at.setSpeed(one)} />
            <span>{words}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Steps and plays through a log, and goes to a time of it. */
export function ReplayControls({
  at,
  entries,
}: {
  at: Position;
  entries: readonly TimelineEntry[];
}): ReactNode {
  const t = useText();
  const { position, isPlaying, seek } = at;
  const last = entries.length;
  return (
    <div className="replay__controls" role="group" aria-label={t('replay.controls')}>
      <button type="button" className="button" disabled={position === 0} onClick={() => seek(0)}>
        <T id="replay.start" />
      </button>
      <button type="button" className="button" disabled={position === 0} onClick={() => seek(position - 1)}>
        <T id="replay.back" />
      </button>
      <button type="button" className="button button--primary" onClick={isPlaying ? at.pause : at.play}>
        <T id={isPlaying ? 'replay.pause' : 'replay.play'} />
      </button>
      <button
        type="button"
        className="button"
        disabled={position === last}
        onClick={() => seek(position + 1)}
      >
        <T id="replay.forward" />
      </button>
      <button type="button" className="button" disabled={position === last} onClick={() => seek(last)}>
        <T id="replay.end" />
      </button>
      <Speed at={at} />
      <JumpToTime entries={entries} position={position} onSeek={seek} />
      <output className="replay__place">{t('replay.positionOf', { position, last })}</output>
    </div>
  );
}

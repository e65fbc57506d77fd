import type { ReactNode } from 'react';
import { T, useText } from '../intl';
import type { Position } from './usePosition';

const SPEEDS = [0.5, 1, 4, 16];

function times(speed: number): string {
  return `${speed}×`;
}

/** Steps, plays and scrubs through a log. */
export function ReplayControls({ at, last }: { at: Position; last: number }): ReactNode {
  const t = useText();
  const { position, isPlaying, speed, seek } = at;
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
      <label className="replay__speed">
        <T id="replay.speed" />
        <select value={speed} onChange={(event) => at.setSpeed(Number(event.target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {times(one)}
            </option>
          ))}
        </select>
      </label>
      <input
        type="range"
        className="replay__scrub"
        aria-label={t('replay.position')}
        aria-valuetext={t('replay.positionOf', { position, last })}
        min={0}
        max={last}
        value={position}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <output className="replay__place">{t('replay.positionOf', { position, last })}</output>
    </div>
  );
}

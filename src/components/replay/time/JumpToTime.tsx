import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { TimelineEntry } from '../../../store/actionLog/types';
import { T, useText, type TextId } from '../../intl';
import { positionAtTime, secondsOf } from './timeOfDay';

interface Props {
  entries: readonly TimelineEntry[];
  position: number;
  onSeek: (position: number) => void;
}

/** Leads to the first action at a typed time of day, or after it. */
export function JumpToTime({ entries, position, onSeek }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<TextId | null>(null);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const seconds = secondsOf(typed);
    const found = seconds === null ? null : positionAtTime(entries, position, seconds);
    if (found !== null) onSeek(found);
    setProblem(seconds === null ? 'replay.noTime' : found === null ? 'replay.notInLog' : null);
  }

  return (
    <form className="replay__jump" onSubmit={onSubmit}>
      <label htmlFor={id}>
        <T id="replay.goToTime" />
      </label>
      <input
        id={id}
        className="replay__time-field tabular"
        placeholder={t('replay.timeShape')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}problem`}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
      />
      <button type="submit" className="button">
        <T id="replay.go" />
      </button>
      {problem !== null && (
        <span id={`${id}problem`} role="alert" className="replay__problem">
          <T id={problem} />
        </span>
      )}
    </form>
  );
}

import { useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import type { LogProblem } from '../../store/actionLog/types';
import { T, useText, type Text } from '../intl';

/** Why a file cannot be replayed, in words. */
function words(t: Text, problem: LogProblem): string {
  if (problem.kind === 'notJson') return t('replay.problem.notJson');
  if (problem.kind === 'newer') return t('replay.problem.newer', { version: problem.app });
  const { expected, received } = problem;
  const path = problem.path === '' ? '/' : problem.path;
  if (received === 'undefined') return t('replay.problem.missing', { path });
  return t('replay.problem.shape', { path, expected });
}

interface Props {
  /** A log is open already: the hint has been read. */
  isOpened: boolean;
  problem: LogProblem | null;
  onText: (text: string) => void;
}

/** Takes a log file from a dialog or dropped on it, and says why one cannot be replayed. */
export function OpenFile({ isOpened, problem, onText }: Props): ReactNode {
  const t = useText();
  const [isOver, setOver] = useState(false);
  const [name, setName] = useState<string | null>(null);

  function read(files: FileList | null): void {
    const file = files?.[0];
    if (file === undefined) return;
    setName(file.name);
    // A file that cannot be read is one without content.
    void file.text().then(onText, () => onText(''));
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    read(currentTarget.files);
    // The same file may be chosen again after it was written anew.
    currentTarget.value = '';
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer.files);
  }

  return (
    <div
      className={`replay__open${isOver ? ' replay__open--over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label className="button replay__file">
        <T id="replay.openFile" />
        <input type="file" className="replay__input" accept=".json,application/json" onChange={onChange} />
      </label>
      {name !== null && <span>{name}</span>}
      {!isOpened && (
        <p>
          <T id="replay.openHint" />
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="replay__problem">
          {words(t, problem)}
        </p>
      )}
    </div>
  );
}

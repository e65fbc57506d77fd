import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ShortcutKeys } from '../../store/ui/types';
import { T, useText } from '../intl';
import { carriesAlt, combinationOf } from './combination';
import type { Shortcut } from './registry';
import { refusalOf, type Refusal } from './refusal';

interface Props {
  shortcut: Shortcut;
  own: ShortcutKeys;
  onTake: (combination: string) => void;
  /** By key: the focus goes back. */
  onLeave: () => void;
  /** The focus went elsewhere. */
  onLost: () => void;
}

/** Keys that leave the field instead of being taken. */
const LEAVING = ['Escape', 'Tab'];

type Problem = Refusal | { kind: 'alt' };

function useProblemText(): (problem: Problem) => string {
  const t = useText();
  return (problem) =>
    problem.kind === 'taken'
      ? t('shortcuts.refused.taken', { name: t(`shortcuts.do.${problem.by.id}`) })
      : t(`shortcuts.refused.${problem.kind}`);
}

/** Takes the next keys that are pressed for a shortcut, or says why it cannot have them. */
export function KeyField({ shortcut, own, onTake, onLeave, onLost }: Props): ReactNode {
  const t = useText();
  const field = useRef<HTMLButtonElement>(null);
  const problemText = useProblemText();
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => field.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (LEAVING.includes(event.key)) {
      // The dialog stays.
      event.stopPropagation();
      event.preventDefault();
      onLeave();
      return;
    }
    const combination = combinationOf(event.nativeEvent);
    if (combination === null) {
      if (carriesAlt(event.nativeEvent)) setProblem({ kind: 'alt' });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const refusal = refusalOf(combination, shortcut, own);
    if (refusal === null) onTake(combination);
    else setProblem(refusal);
  }

  return (
    <span className="key-field" data-takes-keys>
      <button
        ref={field}
        type="button"
        className="button key-field__button"
        aria-label={t('shortcuts.press', { name: t(`shortcuts.do.${shortcut.id}`) })}
        onKeyDown={onKeyDown}
        onBlur={onLost}
      >
        <T id="shortcuts.pressNow" />
      </button>
      <span role="alert" className="key-field__problem">
        {problem !== null && problemText(problem)}
      </span>
    </span>
  );
}

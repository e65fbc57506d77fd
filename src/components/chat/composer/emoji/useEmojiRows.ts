import { useEffect, useState } from 'react';
import { selectLanguage } from '../../../../store/config/selectors';
import { useAppSelector } from '../../../../store/hooks';
import { drawnRows, samplesOf } from './emojiData';
import { loadEmojiRows, type EmojiRow } from './emojiRows';
import { emojiSupport } from './emojiSupport';

/** The emoji in the agent's language. */
export interface EmojiRead {
  /** Null until they came. */
  rows: readonly EmojiRow[] | null;
  isFailed: boolean;
  retry: () => void;
}

/** Fetches the emoji of the language on screen. */
export function useEmojiRows(): EmojiRead {
  const language = useAppSelector(selectLanguage);
  const [rows, setRows] = useState<readonly EmojiRow[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadEmojiRows(language).then(
      (loaded) => {
        if (isCurrent) setRows(drawnRows(loaded, emojiSupport(samplesOf(loaded))));
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, attempt]);
  function retry(): void {
    setFailed(false);
    setAttempt((before) => before + 1);
  }
  return { rows, isFailed, retry };
}

import type { EmojiData } from 'frimousse';
import { useEffect, useState } from 'react';
import { selectLanguage } from '../../../../store/config/selectors';
import { useAppSelector } from '../../../../store/hooks';
import { useText } from '../../../intl';
import { emojiDataOf, samplesOf } from './emojiData';
import { loadEmojiRows } from './emojiRows';
import { emojiSupport } from './emojiSupport';

/** The emoji in the agent's language. */
export interface EmojiRead {
  /** Null until they came. */
  data: EmojiData | null;
  isFailed: boolean;
  retry: () => void;
}

/** Fetches the emoji of the language on screen. */
export function useEmojiData(): EmojiRead {
  const language = useAppSelector(selectLanguage);
  const t = useText();
  const [data, setData] = useState<EmojiData | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadEmojiRows(language).then(
      (rows) => {
        if (isCurrent) setData(emojiDataOf(rows, emojiSupport(samplesOf(rows)), t));
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, t, attempt]);
  function retry(): void {
    setFailed(false);
    setAttempt((before) => before + 1);
  }
  return { data, isFailed, retry };
}

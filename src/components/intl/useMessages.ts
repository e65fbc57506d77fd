import { useEffect, useState } from 'react';
import type { Language } from '../../store/config/types';
import { loadFirstMessages, loadOtherMessages, type Messages } from './languages';

/** The words of one language. */
export interface Loaded {
  language: Language;
  messages: Messages;
  /** Those of all screens, not only of the login. */
  isWhole: boolean;
}

const RETRY_MS = 3000;

async function loadInParts(language: Language, tell: (loaded: Loaded) => void): Promise<void> {
  const first = await loadFirstMessages(language);
  tell({ language, messages: first, isWhole: false });
  const messages: Messages = Object.assign({}, first, await loadOtherMessages(language));
  tell({ language, messages, isWhole: true });
}

/** Once there are words for all screens, part of another language does not replace them. */
function better(before: Loaded | null, next: Loaded): Loaded {
  return before?.isWhole === true && !next.isWhole ? before : next;
}

/**
 * Loads the words of a language, the login's first, again every 3 s while that fails; the last ones stay
 * meanwhile.
 */
export function useMessages(language: Language): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    loadInParts(language, (next) => {
      if (isCurrent) setLoaded((before) => better(before, next));
    }).catch(() => {
      if (isCurrent) retry = setTimeout(() => setFailures((count) => count + 1), RETRY_MS);
    });
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [language, failures]);
  return loaded;
}

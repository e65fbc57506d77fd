import { useEffect, useState } from 'react';
import type { Language } from '../../store/config/types';
import { loadMessages } from './languages';
import type { Messages } from './languages';

/** The words of one language. */
export interface Loaded {
  language: Language;
  messages: Messages;
}

const RETRY_MS = 3000;

/** Loads the words of a language, again every 3 s while that fails; the last ones stay meanwhile. */
export function useMessages(language: Language): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    loadMessages(language).then(
      (messages) => {
        if (isCurrent) setLoaded({ language, messages });
      },
      () => {
        if (isCurrent) retry = setTimeout(() => setFailures((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [language, failures]);
  return loaded;
}

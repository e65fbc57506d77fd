import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '../../store/config/types';
import { IntlLanguage } from './IntlLanguage';
import { loadMessages } from './languages';
import type { Messages } from './languages';

interface Loaded {
  language: Language;
  messages: Messages;
}

const RETRY_MS = 3000;

function useLoaded(language: Language): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let current = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    loadMessages(language).then(
      (messages) => {
        if (current) setLoaded({ language, messages });
      },
      () => {
        if (current) retry = setTimeout(() => setFailures((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      current = false;
      clearTimeout(retry);
    };
  }, [language, failures]);
  return loaded;
}

/**
 * Loads the words of a language and gives them to everything inside. Nothing shows before the first
 * words are there; on a later change the old ones stay until the new have come.
 */
export function IntlRoot({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  const loaded = useLoaded(language);
  return loaded === null ? null : <IntlLanguage {...loaded}>{children}</IntlLanguage>;
}

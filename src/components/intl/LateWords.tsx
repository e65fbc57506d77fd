import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { loadLateMessages } from './lateMessages';
import type { Messages } from './languages';

const RETRY_MS = 3000;

/** The words that come on demand, of a language by its tag; null until they came, the former ones meanwhile. */
export function useLateMessages(tag: string): Messages | null {
  const [loaded, setLoaded] = useState<Messages | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    loadLateMessages(tag).then(
      (messages) => {
        if (isCurrent) setLoaded(messages);
      },
      () => {
        if (isCurrent) retry = setTimeout(() => setFailures((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [tag, failures]);
  return loaded;
}

/**
 * Gives the words that come on demand (scripts/bundle/messageParts) to everything inside, beside those that are there;
 * shows nothing before they came.
 */
export function LateWords({ children }: { children: ReactNode }): ReactNode {
  const { locale, messages } = useIntl();
  const late = useLateMessages(locale);
  const all = useMemo(() => Object.assign({}, messages, late), [messages, late]);
  if (late === null) return null;
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}

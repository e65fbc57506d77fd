import { createContext, useContext, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../../store/config/types';
import { languageTag, type Messages } from './languages';
import { useMessages } from './useMessages';

/** Whether the words of all screens are loaded; so it is where nobody loads them in parts. */
const AllWordsContext = createContext(true);

interface Props {
  language: Language;
  messages: Messages;
  children: ReactNode;
}

/** Words, numbers and dates of one language for everything inside. */
export function IntlLanguage({ language, messages, children }: Props): ReactNode {
  return (
    <IntlProvider locale={languageTag(language)} messages={messages}>
      {children}
    </IntlProvider>
  );
}

/**
 * Loads the words of a language and gives them to everything inside: the login's first, so that it does
 * not wait for those of all screens (`AllWords`). Nothing shows before the first words are there; on a later
 * change the old ones stay until the new have come.
 */
export function IntlRoot({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  const loaded = useMessages(language);
  if (loaded === null) return null;
  return (
    <AllWordsContext value={loaded.isWhole}>
      <IntlLanguage language={loaded.language} messages={loaded.messages}>
        {children}
      </IntlLanguage>
    </AllWordsContext>
  );
}

/** Shows what is inside once the words of all screens are loaded; before that only the login has its own. */
export function AllWords({
  fallback = null,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return useContext(AllWordsContext) ? children : fallback;
}

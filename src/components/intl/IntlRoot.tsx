import { createContext, useContext, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../../store/config/types';
import { languageTag, type Messages } from './languages';
import { useAllMessages, useMessages } from './useMessages';

/** Which words are loaded: those of the console or the login's alone, in what language; null: nobody loads them in parts. */
const PartsContext = createContext<{ language: Language; isWhole: boolean } | null>(null);

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
    <PartsContext value={loaded}>
      <IntlLanguage language={loaded.language} messages={loaded.messages}>
        {children}
      </IntlLanguage>
    </PartsContext>
  );
}

interface WaitProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows what is inside once the words of the console are loaded; before that only the login has its own. */
export function ConsoleWords({ fallback = null, children }: WaitProps): ReactNode {
  return useContext(PartsContext)?.isWhole === false ? fallback : children;
}

function WithAllWords({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  const loaded = useAllMessages(language);
  if (loaded === null) return null;
  return (
    <PartsContext value={null}>
      <IntlLanguage {...loaded}>{children}</IntlLanguage>
    </PartsContext>
  );
}

/** Gives all words to what is inside, which shows once they are loaded: the console itself waits for fewer. */
export function AllWords({ children }: { children: ReactNode }): ReactNode {
  const parts = useContext(PartsContext);
  if (parts === null) return children;
  return <WithAllWords language={parts.language}>{children}</WithAllWords>;
}

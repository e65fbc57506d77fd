import type { ReactNode } from 'react';
import type { Language } from '../../store/config/types';
import { IntlLanguage } from './IntlLanguage';
import { useMessages } from './useMessages';
import { AllWordsContext } from './allWords';

/**
 * Loads the words of a language and gives them to everything inside: the login's first, so that it does
 * not wait for those of all screens (`useHasAllWords`). Nothing shows before the first words are there; on
 * a later change the old ones stay until the new have come.
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

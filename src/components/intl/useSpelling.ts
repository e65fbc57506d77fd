import { useIntl } from 'react-intl';

/** What a field has in which an agent writes sentences. */
export interface Spelling {
  lang: string;
  spellCheck: true;
}

/**
 * The browser checks the spelling in the agent's language: no server says in which one a conversation is. Fields of
 * numbers, addresses and codes have none of it.
 */
export function useSpelling(): Spelling {
  const { locale } = useIntl();
  return { lang: locale, spellCheck: true };
}

import type { ReactNode } from 'react';
import type { Language } from '../../store/config/types';
import { IntlLanguage } from './IntlLanguage';
import { useMessages } from './useMessages';

/**
 * Loads the words of a language and gives them to everything inside. Nothing shows before the first
 * words are there; on a later change the old ones stay until the new have come.
 */
export function IntlRoot({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  const loaded = useMessages(language);
  return loaded === null ? null : <IntlLanguage {...loaded}>{children}</IntlLanguage>;
}

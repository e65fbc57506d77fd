import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../../store/config/types';
import { languageTag, type Messages } from './languages';

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

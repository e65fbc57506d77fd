import { createIntl } from 'react-intl';
import { LANGUAGES, languageTag } from '../../../src/components/intl/languages';
import type { TextId, TextValues } from '../../../src/components/intl';
import english from '../../../src/locales/eng_US.json' with { type: 'json' };
import portuguese from '../../../src/locales/pt_BR.json' with { type: 'json' };
import spanish from '../../../src/locales/es_cl.json' with { type: 'json' };
import type { Language } from '../../../src/store/config/types';

const MESSAGES = { pt_BR: portuguese, es_cl: spanish, eng_US: english };

export { LANGUAGES };

/** The product's texts in one language, by key: `w('login.user')`. */
export type Words = (id: TextId, values?: TextValues) => string;

/** The words that a page in this language shows. */
export function wordsOf(language: Language): Words {
  const intl = createIntl({ locale: languageTag(language), messages: MESSAGES[language] });
  return (id, values) => intl.formatMessage({ id }, values);
}

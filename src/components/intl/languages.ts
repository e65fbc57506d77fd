import type { IntlConfig } from 'react-intl';
import type { Language } from '../../store/config/types';

/** The messages of one language: plain text in tests, compiled to syntax trees by the build. */
export type Messages = NonNullable<IntlConfig['messages']>;

const TAGS: Record<Language, string> = { pt_BR: 'pt-BR', es_cl: 'es-CL', eng_US: 'en-US' };

/** The BCP 47 tag of a language: what `lang` and Intl understand. */
export function languageTag(language: Language): string {
  return TAGS[language];
}

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  pt_BR: () => import(/* webpackChunkName: "locale-pt" */ '../../locales/pt_BR.json'),
  es_cl: () => import(/* webpackChunkName: "locale-es" */ '../../locales/es_cl.json'),
  eng_US: () => import(/* webpackChunkName: "locale-en" */ '../../locales/eng_US.json'),
};

/** Loads the messages of a language; rejects when the file cannot be had. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await loaders[language]()).default;
}

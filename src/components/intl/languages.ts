import type { IntlConfig } from 'react-intl';
import type { Language } from '../../store/config/types';

/** The messages of one language: plain text in tests, compiled to syntax trees by the build. */
export type Messages = NonNullable<IntlConfig['messages']>;

const TAGS: Record<Language, string> = { pt_BR: 'pt-BR', es_cl: 'es-CL', eng_US: 'en-US' };

/** The BCP 47 tag of a language: what `lang` and Intl understand. */
export function languageTag(language: Language): string {
  return TAGS[language];
}

type Load = () => Promise<{ default: Messages }>;

/** The build cuts each locale file in parts (see scripts/bundle/messageParts). */
const firstPart: Record<Language, Load> = {
  pt_BR: () => import(/* webpackChunkName: "locale-pt" */ '../../locales/pt_BR.json?first'),
  es_cl: () => import(/* webpackChunkName: "locale-es" */ '../../locales/es_cl.json?first'),
  eng_US: () => import(/* webpackChunkName: "locale-en" */ '../../locales/eng_US.json?first'),
};

const otherPart: Record<Language, Load> = {
  pt_BR: () => import(/* webpackChunkName: "words-pt" */ '../../locales/pt_BR.json?others'),
  es_cl: () => import(/* webpackChunkName: "words-es" */ '../../locales/es_cl.json?others'),
  eng_US: () => import(/* webpackChunkName: "words-en" */ '../../locales/eng_US.json?others'),
};

/** Loads what the login and the settings say; rejects when the file cannot be had. */
export async function loadFirstMessages(language: Language): Promise<Messages> {
  return (await firstPart[language]()).default;
}

/** Loads what all other screens say; rejects when the file cannot be had. */
export async function loadOtherMessages(language: Language): Promise<Messages> {
  return (await otherPart[language]()).default;
}

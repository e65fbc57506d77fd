import type { IntlConfig } from 'react-intl';
import type { Language } from '../../store/config/types';

/** The messages of one language: plain text in tests, compiled to syntax trees by the build. */
export type Messages = NonNullable<IntlConfig['messages']>;

type Load = () => Promise<{ default: Messages }>;

/** One language of the product; the build cuts its locale file in three (scripts/bundle/messageParts). */
interface LanguageRow {
  /** BCP 47 tag: what `lang` and Intl understand. */
  tag: string;
  /** Loads what the login says; rejects when the file cannot be had. */
  first: Load;
  /** Loads what the console says besides; rejects when the file cannot be had. */
  rest: Load;
  /** Loads what is said by what opens on demand; rejects when the file cannot be had. */
  late: Load;
}

/** The languages of the product, a file each in src/locales. */
export const languages: Readonly<Record<Language, LanguageRow>> = {
  pt_BR: {
    tag: 'pt-BR',
    first: () => import(/* webpackChunkName: "locale-pt_BR" */ '../../locales/pt_BR.json?first'),
    rest: () => import(/* webpackChunkName: "words-pt_BR" */ '../../locales/pt_BR.json?rest'),
    late: () => import(/* webpackChunkName: "late-words-pt_BR" */ '../../locales/pt_BR.json?late'),
  },
  es_cl: {
    tag: 'es-CL',
    first: () => import(/* webpackChunkName: "locale-es_cl" */ '../../locales/es_cl.json?first'),
    rest: () => import(/* webpackChunkName: "words-es_cl" */ '../../locales/es_cl.json?rest'),
    late: () => import(/* webpackChunkName: "late-words-es_cl" */ '../../locales/es_cl.json?late'),
  },
  eng_US: {
    tag: 'en-US',
    first: () => import(/* webpackChunkName: "locale-eng_US" */ '../../locales/eng_US.json?first'),
    rest: () => import(/* webpackChunkName: "words-eng_US" */ '../../locales/eng_US.json?rest'),
    late: () => import(/* webpackChunkName: "late-words-eng_US" */ '../../locales/eng_US.json?late'),
  },
};

/** The languages that an agent can choose, in the order of the table. */
export const LANGUAGES: readonly Language[] = Object.keys(languages).filter((key): key is Language =>
  Object.hasOwn(languages, key),
);

/** The BCP 47 tag of a language. */
export function languageTag(language: Language): string {
  return languages[language].tag;
}

const primary = (tag: string): string => tag.toLowerCase().split('-', 1).join();

/** The first of these BCP 47 tags, whatever its region, that is a language of the product; null where none is. */
export function preferredLanguage(tags: readonly string[]): Language | null {
  const matches = tags.flatMap(
    (tag) => LANGUAGES.find((language) => primary(languageTag(language)) === primary(tag)) ?? [],
  );
  return matches[0] ?? null;
}

/** Loads all words of a language; rejects when a file cannot be had. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { first, rest, late } = languages[language];
  const [logins, others, lates] = await Promise.all([first(), rest(), late()]);
  return Object.assign({}, logins.default, others.default, lates.default);
}

import type { Language } from '../../src/store/config/types';
import { readLocale } from './localeFiles';
import { ENG_US } from './words/engUS';
import { ES_CL } from './words/esCL';
import { EXCEPTIONS, QUOTED } from './words/exceptions';
import { PT_BR } from './words/ptBR';
import { offencesOf, spokenWords, type WordRule } from './words/rule';

const RULES: Readonly<Record<Language, readonly WordRule[]>> = { pt_BR: PT_BR, es_cl: ES_CL, eng_US: ENG_US };

/** Keys of texts that a rule is against, with what it says. */
function offences(language: Language): [key: string, offence: string][] {
  return Object.entries(readLocale(language)).flatMap(([key, text]) =>
    offencesOf(text, RULES[language]).map((offence): [string, string] => [key, offence]),
  );
}

it('reads what the agent reads: every choice, no name of a value', () => {
  expect(spokenWords('{count, plural, one {# template} other {# templates}} de {template}')).toBe(
    '¤ template\n¤ templates de ¤',
  );
});

describe.each(['pt_BR', 'es_cl', 'eng_US'] as const)('the words of %s', (language) => {
  const excused = (key: string) =>
    Object.hasOwn(EXCEPTIONS[language], key) || (language === 'pt_BR' && Object.hasOwn(QUOTED, key));

  test('are none that is forbidden (test/locales/words)', () => {
    expect(offences(language).filter(([key]) => !excused(key))).toEqual([]);
  });

  test('have no exception that is not needed', () => {
    const found = new Set(offences(language).map(([key]) => key));
    expect(Object.keys(EXCEPTIONS[language]).filter((key) => !found.has(key))).toEqual([]);
  });

  describe.each(RULES[language])('$better', (rule) => {
    test.each([...rule.fires])('is said of “%s”', (text) => {
      expect(offencesOf(text, [rule])).toHaveLength(1);
    });

    test('is not said of what is right', () => {
      expect((rule.passes ?? []).flatMap((text) => offencesOf(text, [rule]))).toEqual([]);
    });
  });
});

test('what the documents quote stays to the letter', () => {
  expect(readLocale('pt_BR')).toMatchObject(QUOTED);
});

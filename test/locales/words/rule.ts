import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A way of writing that does not belong on screen, and what stands there instead. */
export interface WordRule {
  find: RegExp;
  better: string;
  /** Texts that the rule finds. */
  fires: readonly string[];
  /** Texts that are near and right. */
  passes?: readonly string[];
}

/** What stands where a message has a value: no letter, and no end of a sentence. */
const VALUE = '¤';

/** Finds any of these words as wholes, whatever their case; `words` is the inside of a regular expression. */
export function word(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');
}

/** Finds any of these words where a sentence tells somebody to do something: as its first word, or after and, or. */
export function order(verbs: string, and: string): RegExp {
  return new RegExp(`(?:^|[.:;,!?¿¡…“]\\s*|(?<!\\p{L})(?:${and})\\s+)(?:${verbs})(?![\\p{L}\\d])`, 'iu');
}

function spokenOf(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.tag:
      return spoken(element.children);
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options)
        .map(({ value }) => spoken(value))
        .join('\n');
    default:
      return VALUE;
  }
}

function spoken(elements: readonly MessageFormatElement[]): string {
  return elements.map(spokenOf).join('');
}

/** What an agent reads of an ICU message: all its choices, and no names of values. */
export function spokenWords(text: string): string {
  return spoken(parse(text));
}

/** What rules have against a message: the words as they stand there, and what is better. */
export function offencesOf(text: string, rules: readonly WordRule[]): string[] {
  const words = spokenWords(text);
  return rules.flatMap(({ find, better }) => {
    const [found] = find.exec(words) ?? [];
    return found === undefined ? [] : [`“${found.trim()}” → ${better}`];
  });
}

import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a message needs from the code, sorted: `name:kind` for each value and tag, each once. */
export function placeholders(text: string): string[] {
  return [...new Set(parse(text).flatMap(ofElement))].sort();
}

function ofElement(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`${element.value}:${TYPE[element.type]}`, ...element.children.flatMap(ofElement)];
    case TYPE.plural:
    case TYPE.select: {
      const inside = Object.values(element.options).flatMap(({ value }) => value.flatMap(ofElement));
      return [`${element.value}:${TYPE[element.type]}`, ...inside];
    }
    default:
      return [`${element.value}:${TYPE[element.type]}`];
  }
}

import { normalise } from '../../../src/components/email/rich/normalise';
import type {
  BlockType,
  InlineStyle,
  RichBlock,
  RichContent,
  RichEntity,
} from '../../../src/lib/richContent';
import type { Dice } from '../../support/random';

/** A picture of one point. */
export const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A block with this text; the rest as it is when nothing is said. */
export function blockOf(text: string, more: Partial<RichBlock> = {}): RichBlock {
  return {
    key: 'b',
    type: 'unstyled',
    text,
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
    ...more,
  };
}

/** A content of these blocks. */
export function richOf(blocks: readonly RichBlock[], entities: readonly RichEntity[] = []): RichContent {
  return { blocks, entityMap: Object.fromEntries(entities.entries()) };
}

/** A content as there is one way to write it, whatever its blocks are called. */
export function written(content: RichContent): RichContent {
  const { blocks, entityMap } = normalise(content);
  return { blocks: blocks.map((block, index) => ({ ...block, key: String(index) })), entityMap };
}

/** What is left to see of a content: type, depth, quote and text of its blocks. */
export function outline({ blocks }: RichContent): string[] {
  const short: Partial<Record<BlockType, string>> = {
    'unordered-list-item': '-',
    'ordered-list-item': '#',
    'code-block': '`',
    atomic: '@',
  };
  return blocks.map(({ type, depth, text, data }) => {
    const name = type === 'unstyled' ? '' : (short[type] ?? type.replace('header-', 'h:'));
    return `${'>'.repeat(data.quote ?? 0)}${'  '.repeat(depth)}${name}${name === '' ? '' : ' '}${text}`;
  });
}

const WORDS: readonly [string, ...string[]] = [
  ...([
    'a',
    'Olá',
    'preço & <b>',
    'ação',
    '"x"',
    'سلام',
    'שלום',
    '👩‍👩‍👧',
    'R$\u00a010',
    '1. x',
    '▶',
    '&nbsp;',
  ] as const),
];

const TYPES: readonly [BlockType, ...BlockType[]] = [
  ...([
    'unstyled',
    'unstyled',
    'header-one',
    'header-two',
    'header-three',
    'header-four',
    'header-five',
  ] as const),
  ...([
    'header-six',
    'unordered-list-item',
    'unordered-list-item',
    'ordered-list-item',
    'code-block',
  ] as const),
];

function styleOf(dice: Dice): InlineStyle {
  const hex = dice.int(0x1000000).toString(16).padStart(6, '0');
  return dice.pick<InlineStyle>([
    ...(['BOLD', 'ITALIC', 'UNDERLINE', 'STRIKETHROUGH', 'CODE', 'SUBSCRIPT', 'SUPERSCRIPT'] as const),
    ...([`COLOR:#${hex}`, `BACKGROUND:#${hex}`, `SIZE:${8 + dice.int(65)}`] as const),
    ...(['FONT:georgia', 'FONT:arial', 'FONT:times new roman'] as const),
  ]);
}

function textOf(dice: Dice): string {
  const between = () => dice.pick([' ', ' ', ' ', '', '  ', '\n', '\t', ' \n ']);
  return dice.some(6, () => dice.pick(WORDS) + between()).join('');
}

function rangeOf(dice: Dice, text: string): { offset: number; length: number } {
  const offset = dice.int(text.length);
  return { offset, length: 1 + dice.int(text.length - offset) };
}

function dataOf(dice: Dice): RichBlock['data'] {
  return {
    ...(dice.chance(0.2) ? { align: dice.pick(['left', 'right', 'center', 'justify']) } : {}),
    ...(dice.chance(0.1) ? { direction: dice.pick(['ltr', 'rtl']) } : {}),
    ...(dice.chance(0.2) ? { indent: dice.int(9) } : {}),
    ...(dice.chance(0.3) ? { quote: dice.int(4) } : {}),
  };
}

/** Some content that an agent could have written, of at most this many blocks. */
export function someContent(dice: Dice, most: number): RichContent {
  const entities: RichEntity[] = [];
  const add = (entity: RichEntity) => entities.push(entity) - 1;
  const atomic = (): RichBlock => {
    const entity: RichEntity = dice.chance(0.5)
      ? {
          type: 'IMAGE',
          mutability: 'IMMUTABLE',
          data: {
            src: dice.pick([DOT, "https://a.b/c.png?d=1&e='"]),
            alt: dice.pick(['', 'um "gato"']),
            ...(dice.chance(0.5) ? { width: 100 } : {}),
            ...(dice.chance(0.5) ? { href: 'https://a.b/' } : {}),
          },
        }
      : { type: 'VIDEO', mutability: 'IMMUTABLE', data: { href: 'https://v.b/1?a&b', title: 'Um <vídeo>' } };
    const entityRanges = [{ key: add(entity), offset: 0, length: 1 }];
    return blockOf(' ', { type: 'atomic', entityRanges, data: dataOf(dice) });
  };
  const textual = (): RichBlock => {
    const text = textOf(dice);
    const href = dice.pick(['https://a.b/?q="1"&c', 'mailto:a@b.co', 'tel:+5511999']);
    const isLinked = text !== '' && dice.chance(0.3);
    const key = isLinked ? add({ type: 'LINK', mutability: 'MUTABLE', data: { href } }) : 0;
    return blockOf(text, {
      type: dice.pick(TYPES),
      depth: dice.int(5),
      data: dataOf(dice),
      inlineStyleRanges:
        text === '' ? [] : dice.some(4, () => ({ ...rangeOf(dice, text), style: styleOf(dice) })),
      entityRanges: isLinked ? [{ ...rangeOf(dice, text), key }] : [],
    });
  };
  const blocks = [textual(), ...dice.some(most - 1, () => (dice.chance(0.1) ? atomic() : textual()))];
  return richOf(blocks, entities);
}

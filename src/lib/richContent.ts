/** What a block of a rich text is. Quotes are no type of their own: lists and headings can be quoted, too. */
export type BlockType =
  | 'unstyled'
  | `header-${'one' | 'two' | 'three' | 'four' | 'five' | 'six'}`
  | `${'unordered' | 'ordered'}-list-item`
  | 'code-block'
  /** A picture or a video: its text is one space, which the entity covers. */
  | 'atomic';

/** Styles that a piece of text has or has not. */
export type PlainStyle =
  | 'BOLD'
  | 'ITALIC'
  | 'UNDERLINE'
  | 'STRIKETHROUGH'
  | 'CODE'
  | 'SUBSCRIPT'
  | 'SUPERSCRIPT';

/** Styles with a value: `#rrggbb`, px, a family's name in lower case. */
export type ValueStyle = `COLOR:${string}` | `BACKGROUND:${string}` | `SIZE:${number}` | `FONT:${string}`;

/** How a piece of text looks. */
export type InlineStyle = PlainStyle | ValueStyle;

/** A piece of a block's text, in UTF-16 units. */
interface Range {
  offset: number;
  length: number;
}

/** A piece of text with a style. */
export interface StyleRange extends Range {
  style: InlineStyle;
}

/** A piece of text that an entity of the content covers. */
export interface EntityRange extends Range {
  key: number;
}

/** To which side lines are set; without it to the side where they begin. */
export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** Which way a block's text runs; without it as its first letter does. */
export type Direction = 'ltr' | 'rtl';

/** What a block has beside its text. */
export interface BlockData {
  align?: Alignment;
  direction?: Direction;
  /** Steps from the edge; lists are indented by their depth. */
  indent?: number;
  /** How many quotes it stands in. */
  quote?: number;
}

/** A paragraph, heading, list item, line of code, picture or video. */
export interface RichBlock {
  /** Unique within the content. */
  key: string;
  type: BlockType;
  text: string;
  /** Of a list item, 0 for the outermost. */
  depth: number;
  inlineStyleRanges: readonly StyleRange[];
  entityRanges: readonly EntityRange[];
  data: BlockData;
}

/** What text or an atomic block stands for. */
export type RichEntity =
  | { type: 'LINK'; mutability: 'MUTABLE'; data: { href: string } }
  | {
      type: 'IMAGE';
      mutability: 'IMMUTABLE';
      /** `src` is an https or data address; `width` is in px; `href` is where a click on it leads. */
      data: { src: string; alt: string; width?: number; href?: string };
    }
  | { type: 'VIDEO'; mutability: 'IMMUTABLE'; data: { href: string; title: string } };

/** What an agent writes in an e-mail, as plain JSON in the shape that draft-js calls raw. */
export interface RichContent {
  blocks: readonly RichBlock[];
  /** By the `key` of the ranges. */
  entityMap: Readonly<Record<string, RichEntity>>;
}

/** One empty paragraph. */
export const emptyRichContent: RichContent = {
  blocks: [
    {
      key: 'first',
      type: 'unstyled',
      text: '',
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
      data: {},
    },
  ],
  entityMap: {},
};

/** Paragraphs of plain text: one for each line, after an empty one in which is written. */
export function endingWith(lines: string): RichContent {
  const [first] = emptyRichContent.blocks;
  if (first === undefined || lines.trim() === '') return emptyRichContent;
  const below = ['', ...lines.trimEnd().split('\n')];
  const blocks = below.map((text, index) => ({ ...first, key: `end${index}`, text }));
  return { ...emptyRichContent, blocks: [first, ...blocks] };
}

/** The same content with lines of plain text in the place of its first paragraph, where one begins to write. */
export function withFirstLines(content: RichContent, lines: string): RichContent {
  const [first, ...rest] = content.blocks;
  if (first === undefined || lines === '') return content;
  const above = lines.split('\n').map((text, index) => ({ ...first, key: `begin${index}`, text }));
  return { ...content, blocks: [...above, ...rest] };
}

/** What is to be read or seen in it, block by block, whatever it would look like. */
function saidIn({ blocks }: RichContent): string {
  const said = blocks.filter(({ type, text }) => type === 'atomic' || text.trim() !== '');
  return JSON.stringify(said.map(({ type, text }) => (type === 'atomic' ? null : text.trim())));
}

/** Whether no more is to be read or seen in a content than in the one that it was begun with. */
export function saysSame(content: RichContent, begun: RichContent): boolean {
  return saidIn(content) === saidIn(begun);
}

/** Whether there is nothing to be read or seen in it, whatever it would look like. */
export function isBlank({ blocks }: RichContent): boolean {
  return blocks.every(({ type, text }) => type !== 'atomic' && text.trim() === '');
}

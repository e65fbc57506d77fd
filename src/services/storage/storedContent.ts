import * as v from 'valibot';
import type { RichContent } from '../../lib/richContent';

const place = { offset: v.number(), length: v.number() };

const TYPES =
  /^(?:unstyled|header-(?:one|two|three|four|five|six)|(?:un)?ordered-list-item|code-block|atomic)$/;

const parts = v.object({
  blocks: v.array(
    v.object({
      key: v.string(),
      type: v.pipe(v.string(), v.regex(TYPES)),
      text: v.string(),
      depth: v.number(),
      inlineStyleRanges: v.array(v.object({ ...place, style: v.string() })),
      entityRanges: v.array(v.object({ ...place, key: v.number() })),
      data: v.object({}),
    }),
  ),
  entityMap: v.record(v.string(), v.object({ type: v.string(), data: v.object({}) })),
});

/** Whether it is what the editor takes without a fault: every piece that stands for something has what it stands for. */
function isContent(content: unknown): content is RichContent {
  if (!v.is(parts, content)) return false;
  const { blocks, entityMap } = content;
  return blocks.every(({ entityRanges }) => entityRanges.every(({ key }) => Object.hasOwn(entityMap, key)));
}

/** What an agent wrote; what its styles and addresses are is looked at by the editor, and by what makes HTML of it. */
export const storedContent = v.custom<RichContent>(isContent);

const lines = v.object({ blocks: v.array(v.unknown()) });

const line = v.object({ text: v.string() });

/** The lines of a content that is none any more, as far as they can be read. */
export function linesOf(content: unknown): string[] {
  if (!v.is(lines, content)) return [];
  return content.blocks.flatMap((block) => (v.is(line, block) ? [block.text] : []));
}

/** Lines as a content of paragraphs. */
export function contentOf(texts: readonly string[]): RichContent {
  const blocks = texts.map((text, index) => ({
    key: `line${index}`,
    type: 'unstyled' as const,
    text,
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
  }));
  return { blocks, entityMap: {} };
}

import { AtomicBlockUtils, EditorState, Modifier } from 'draft-js';
import type { RichBlock, RichContent, RichEntity } from '../../../../lib/richContent';
import { toDraft } from '../convert';
import { dataOf, firstBlock, withBlocks, type Edit } from './blocks';
import { besideAtomic } from './lineEdits';

/** A line that text can be written before or after, where pictures stand at an end. */
const EDGE: RichBlock = {
  key: 'edge',
  type: 'unstyled',
  text: '',
  depth: 0,
  data: {},
  inlineStyleRanges: [],
  entityRanges: [],
};

function withEdges({ blocks, entityMap }: RichContent): RichContent {
  const start = blocks[0]?.type === 'atomic' ? [EDGE] : [];
  const end = blocks.at(-1)?.type === 'atomic' ? [{ ...EDGE, key: 'end' }] : [];
  return { blocks: [...start, ...blocks, ...end], entityMap };
}

/** Puts a content where the caret is, in place of what is selected. One paragraph becomes part of that at the caret. */
export function insertContent(inserted: RichContent): Edit {
  return (begin) => {
    const state = besideAtomic(begin);
    const fragment = toDraft(withEdges(inserted));
    const [first, ...others] = fragment.getBlocksAsArray();
    const target = firstBlock(state);
    if (first === undefined || target.getType() === 'atomic') return state;
    const content = state.getCurrentContent();
    const isInto = target.getLength() > 0 && (others.length === 0 || first.getType() === 'unstyled');
    const shape = isInto ? target : first;
    const shaped = { type: shape.getType(), depth: shape.getDepth(), data: dataOf(shape) };
    // The library takes some of it from the one block and some from the other.
    const prepared = target.getLength() > 0 ? content : withBlocks(content, [target], () => shaped);
    const whole = isInto ? withBlocks(fragment, [first], () => shaped) : fragment;
    const next = Modifier.replaceWithFragment(prepared, state.getSelection(), whole.getBlockMap());
    return EditorState.push(state, next, 'insert-fragment');
  };
}

/** A plain text as blocks like the one at the caret. */
function linesOf(text: string, state: EditorState): RichContent {
  const block = firstBlock(state);
  const lines = text
    .replace(/\r\n?/gu, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f]/gu, '')
    .split('\n');
  const type = block.getType() === 'code-block' ? 'code-block' : 'unstyled';
  const blocks = lines.map(
    (line, index) => ({ ...EDGE, key: `l${index}`, type, text: line, data: dataOf(block) }) as const,
  );
  return { blocks, entityMap: {} };
}

/** Writes a text at the caret as if it were typed; its lines become blocks. */
export function insertPlain(text: string): Edit {
  return (begin) => {
    if (text === '') return begin;
    const state = besideAtomic(begin);
    if (/[\r\n]/u.test(text)) return insertContent(linesOf(text, state))(state);
    const styles = state.getCurrentInlineStyle();
    const content = Modifier.replaceText(state.getCurrentContent(), state.getSelection(), text, styles);
    return EditorState.push(state, content, 'insert-characters');
  };
}

/** Puts a picture or a video below what stands at the caret. */
export function insertEntity({ type, mutability, data }: RichEntity): Edit {
  return (begin) => {
    const state = besideAtomic(begin);
    const content = state.getCurrentContent().createEntity(type, mutability, data);
    const key = content.getLastCreatedEntityKey();
    return AtomicBlockUtils.insertAtomicBlock(EditorState.set(state, { currentContent: content }), key, ' ');
  };
}

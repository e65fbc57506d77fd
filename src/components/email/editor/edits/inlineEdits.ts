import { EditorState, Modifier, RichUtils, SelectionState } from 'draft-js';
import type { PlainStyle } from '../../../../lib/richContent';
import { valueOf, type ValueKind } from '../../rich/formats';
import { entityOf } from '../convert';
import { selectedBlocks, type Edit } from './blocks';

/** Text stands above the line or below it, not both. */
const OPPOSITE: Partial<Record<PlainStyle, PlainStyle>> = {
  SUBSCRIPT: 'SUPERSCRIPT',
  SUPERSCRIPT: 'SUBSCRIPT',
};

/** Every style that some of the selected text has. */
function stylesInside(state: EditorState): Set<string> {
  const selection = state.getSelection();
  const styles = new Set<string>();
  for (const block of selectedBlocks(state)) {
    const from = block.getKey() === selection.getStartKey() ? selection.getStartOffset() : 0;
    const to = block.getKey() === selection.getEndKey() ? selection.getEndOffset() : block.getLength();
    for (let at = from; at < to; at += 1)
      block.getInlineStyleAt(at).forEach((style = '') => styles.add(style));
  }
  return styles;
}

/** Takes styles off what is selected, or off what is typed next. */
function without(state: EditorState, isTaken: (style: string) => boolean): EditorState {
  const selection = state.getSelection();
  if (selection.isCollapsed()) {
    const styles = state.getCurrentInlineStyle().filterNot((style = '') => isTaken(style));
    return EditorState.setInlineStyleOverride(state, styles.toOrderedSet());
  }
  let content = state.getCurrentContent();
  for (const style of [...stylesInside(state)].filter(isTaken))
    content = Modifier.removeInlineStyle(content, selection, style);
  return EditorState.push(state, content, 'change-inline-style');
}

/** Gives what is selected, or what is typed next, a style, or takes it off. */
export function toggleStyle(style: PlainStyle): Edit {
  return (state) => {
    const opposite = OPPOSITE[style];
    const hasOpposite = opposite !== undefined && state.getCurrentInlineStyle().has(opposite);
    const before = hasOpposite ? RichUtils.toggleInlineStyle(state, opposite) : state;
    return RichUtils.toggleInlineStyle(before, style);
  };
}

/** Gives what is selected, or what is typed next, a value such as a colour; null takes it off. */
export function setValue(kind: ValueKind, value: string | null): Edit {
  return (state) => {
    const bare = without(state, (style) => valueOf(style, kind) !== null);
    if (value === null) return bare;
    const style = `${kind}:${value}`;
    if (bare.getSelection().isCollapsed())
      return EditorState.setInlineStyleOverride(bare, bare.getCurrentInlineStyle().add(style));
    const content = Modifier.applyInlineStyle(bare.getCurrentContent(), bare.getSelection(), style);
    return EditorState.push(bare, content, 'change-inline-style');
  };
}

/** Takes all styles off what is selected. */
export const clearStyles: Edit = (state) => without(state, () => true);

/** The link at the caret or at the beginning of what is selected. */
export interface LinkAt {
  href: string;
  /** What it covers. */
  selection: SelectionState;
}

/** The link that the caret is in, or null. */
export function linkAt(state: EditorState): LinkAt | null {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  const at = Math.max(0, selection.getStartOffset() - (selection.isCollapsed() ? 1 : 0));
  const key = block.getEntityAt(at);
  // The types say that there always is one.
  const entity = typeof key === 'string' ? content.getEntity(key) : null;
  const link = entity === null ? null : entityOf(entity.getType(), entity.getData());
  if (link?.type !== 'LINK') return null;
  let covered = SelectionState.createEmpty(block.getKey());
  block.findEntityRanges(
    (character) => character.getEntity() === key,
    (from, to) => {
      if (from <= at && at < to) covered = covered.merge({ anchorOffset: from, focusOffset: to });
    },
  );
  return { href: link.data.href, selection: covered };
}

/** Makes a link of what is selected, of the link at the caret, or of a new text. */
export function setLink(href: string, text: string): Edit {
  return (state) => {
    const content = state.getCurrentContent().createEntity('LINK', 'MUTABLE', { href });
    const key = content.getLastCreatedEntityKey();
    const target = state.getSelection().isCollapsed() ? linkAt(state)?.selection : state.getSelection();
    if (target !== undefined)
      return EditorState.push(state, Modifier.applyEntity(content, target, key), 'apply-entity');
    const styles = state.getCurrentInlineStyle();
    const written = Modifier.insertText(content, state.getSelection(), text, styles, key);
    return EditorState.push(state, written, 'insert-characters');
  };
}

/** Makes plain text of the link at the caret. */
export const removeLink: Edit = (state) => {
  const link = linkAt(state);
  if (link === null) return state;
  return EditorState.push(
    state,
    Modifier.applyEntity(state.getCurrentContent(), link.selection, null),
    'apply-entity',
  );
};

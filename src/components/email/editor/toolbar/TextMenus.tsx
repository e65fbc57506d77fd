import type { ReactNode } from 'react';
import type { BlockType } from '../../../../lib/richContent';
import { useText } from '../../../intl';
import { BASE, FONTS, HEADINGS, SIZES, valueOf, type ValueKind } from '../../rich/formats';
import { toggleType } from '../edits/blockEdits';
import { firstBlock } from '../edits/blocks';
import { setValue } from '../edits/inlineEdits';
import { ChoiceMenu } from './ChoiceMenu';
import { useToolbox } from './context';
import { ToolIcon } from './ToolIcon';

const LEVELS: readonly BlockType[] = HEADINGS.map(([type]) => type);

/** The value that what is selected has of a kind; null when it has none. */
export function useValue(kind: ValueKind): string | null {
  const { state } = useToolbox();
  const styles = state.getCurrentInlineStyle().toArray();
  return styles.map((style) => valueOf(style, kind)).findLast((value) => value !== null) ?? null;
}

/** Plain paragraphs and headings. */
export function ParagraphMenu(): ReactNode {
  const t = useText();
  const { state, run } = useToolbox();
  const type = firstBlock(state).getType();
  const chosen = LEVELS.find((level) => level === type);
  const headings = LEVELS.map((level, index) => ({
    key: level,
    label: t('editor.heading', { level: index + 1 }),
  }));
  const choices = [{ key: 'unstyled', label: t('editor.paragraph') }, ...headings];
  return (
    <ChoiceMenu
      name="editor.paragraphs"
      choices={choices}
      chosen={chosen ?? 'unstyled'}
      isNamed
      onChoose={(key) => {
        const level = LEVELS.find((one) => one === key) ?? 'unstyled';
        if (level !== type) run(toggleType(level));
      }}
    >
      <span className="tool__text tool__text--paragraph">
        {choices.find(({ key }) => key === (chosen ?? 'unstyled'))?.label}
      </span>
      <ToolIcon name="open" className="icon tool__open" />
    </ChoiceMenu>
  );
}

/** The families that mail programs have. */
export function FontMenu(): ReactNode {
  const { run } = useToolbox();
  const chosen = useValue('FONT') ?? BASE.font;
  const choices = Object.entries(FONTS).map(([key, { name, stack }]) => ({
    key,
    label: name,
    style: { fontFamily: stack },
  }));
  return (
    <ChoiceMenu
      name="editor.font"
      choices={choices}
      chosen={chosen}
      isNamed
      onChoose={(key) => run(setValue('FONT', key === BASE.font ? null : key))}
    >
      <span className="tool__text tool__text--font">{FONTS[chosen]?.name}</span>
      <ToolIcon name="open" className="icon tool__open" />
    </ChoiceMenu>
  );
}

/** Sizes of text. */
export function SizeMenu(): ReactNode {
  const t = useText();
  const { run } = useToolbox();
  const chosen = useValue('SIZE') ?? String(BASE.size);
  const sizes = SIZES.map(String);
  const all = sizes.includes(chosen)
    ? sizes
    : [...sizes, chosen].sort((one, other) => Number(one) - Number(other));
  return (
    <ChoiceMenu
      name="editor.size"
      choices={all.map((key) => ({ key, label: t('editor.pixels', { size: key }) }))}
      chosen={chosen}
      isNamed
      onChoose={(key) => run(setValue('SIZE', key === String(BASE.size) ? null : key))}
    >
      <span className="tool__text tabular">{chosen}</span>
      <ToolIcon name="open" className="icon tool__open" />
    </ChoiceMenu>
  );
}

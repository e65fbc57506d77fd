import type { ReactNode } from 'react';
import type { Alignment } from '../../../../lib/richContent';
import { useText, type TextId } from '../../../intl';
import { alignTo } from '../edits/blockEdits';
import { dataOf, firstBlock } from '../edits/blocks';
import { setValue } from '../edits/inlineEdits';
import { naturalDirection } from '../../rich/direction';
import { ChoiceMenu } from './ChoiceMenu';
import { useToolbox } from './context';
import { useValue } from './TextMenus';
import { ToolIcon } from './ToolIcon';

type Colour = readonly [name: TextId, ofText: string, behind: string];

/** Colours that are seen on white as text, and behind black text. */
const COLOURS: readonly Colour[] = [
  ['editor.black', '#000000', '#000000'],
  ['editor.grey', '#5f6b7a', '#d8dde5'],
  ['editor.white', '#ffffff', '#ffffff'],
  ['editor.red', '#c5221f', '#fad2cf'],
  ['editor.orange', '#b95000', '#fde0c4'],
  ['editor.yellow', '#8a6d00', '#fff3a3'],
  ['editor.green', '#1c7440', '#cdeed7'],
  ['editor.turquoise', '#00707a', '#c4ebee'],
  ['editor.blue', '#1a56c4', '#d0e0fb'],
  ['editor.purple', '#6f3cc0', '#e3d5fa'],
  ['editor.pink', '#b5307f', '#fad3e8'],
  ['editor.brown', '#7a4a2b', '#ecdccf'],
];

const NONE = 'none';

/** The colour of text, or of what is behind it. */
export function ColourMenu({ kind }: { kind: 'COLOR' | 'BACKGROUND' }): ReactNode {
  const t = useText();
  const { run } = useToolbox();
  const value = useValue(kind);
  const isText = kind === 'COLOR';
  const swatch = (colour: string) => <span className="tool__swatch" style={{ backgroundColor: colour }} />;
  const choices = COLOURS.map(([name, ofText, behind]) => {
    const colour = isText ? ofText : behind;
    return { key: colour, label: t(name), icon: swatch(colour) };
  });
  const none = {
    key: NONE,
    label: t('editor.noColour'),
    icon: <span className="tool__swatch tool__swatch--none" />,
  };
  return (
    <ChoiceMenu
      name={isText ? 'editor.colour' : 'editor.background'}
      choices={[none, ...choices]}
      chosen={value ?? NONE}
      columns={7}
      onChoose={(key) => run(setValue(kind, key === NONE ? null : key))}
    >
      <ToolIcon name={isText ? 'colour' : 'background'} />
      <span className="tool__colour" style={{ backgroundColor: value ?? 'transparent' }} />
    </ChoiceMenu>
  );
}

const SIDES: readonly Alignment[] = ['left', 'center', 'right', 'justify'];

/** To which side lines are set. */
export function AlignMenu(): ReactNode {
  const t = useText();
  const { state, run } = useToolbox();
  const block = firstBlock(state);
  const { align, direction } = dataOf(block);
  const start = (direction ?? naturalDirection(block.getText())) === 'rtl' ? 'right' : 'left';
  const chosen = align ?? start;
  return (
    <ChoiceMenu
      name="editor.align"
      choices={SIDES.map((side) => ({
        key: side,
        label: t(`editor.${side}`),
        icon: <ToolIcon name={side} />,
      }))}
      chosen={chosen}
      onChoose={(key) => {
        const side = SIDES.find((one) => one === key) ?? start;
        run(alignTo(side === start ? null : side));
      }}
    >
      <ToolIcon name={chosen} />
    </ChoiceMenu>
  );
}

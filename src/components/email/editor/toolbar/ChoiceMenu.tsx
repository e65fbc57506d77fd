import { useCallback, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useText, type TextId } from '../../../intl';
import { moveFocus, rovingKeys } from '../../../ui/roving';
import { Popup } from './Popup';
import { ToolButton } from './ToolButton';

/** One of several things that text can be. */
export interface Choice {
  key: string;
  label: string;
  /** What stands beside the label, or in its place. */
  icon?: ReactNode;
  style?: CSSProperties;
}

interface Props {
  name: TextId;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (key: string) => void;
  /** What the button shows. */
  children: ReactNode;
  /** Whether the button names what is chosen. */
  isNamed?: boolean;
  /** Choices that are shown without words, this many in a row. */
  columns?: number;
}

/** A tool that offers one of several things. */
export function ChoiceMenu(props: Props): ReactNode {
  const { name, choices, chosen, onChoose, children, isNamed = false, columns = 1 } = props;
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const value = isNamed ? choices.find(({ key }) => key === chosen)?.label : undefined;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const keys = rovingKeys({ axis: 'vertical', columns, wraps: true });
    const to = moveFocus(event, '[role="menuitemradio"]', keys, { preventScroll: true });
    if (to !== null || event.key !== 'Tab') return;
    event.preventDefault();
    close();
    button.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <ToolButton
        ref={button}
        name={name}
        isOpen={isOpen}
        opens="menu"
        {...(value === undefined ? {} : { value })}
        onPress={() => setIsOpen((before) => !before)}
      >
        {children}
      </ToolButton>
      {isOpen && (
        <Popup
          role="menu"
          label={t(name)}
          className={columns > 1 ? 'tool-popup--swatches' : 'tool-popup--menu'}
          anchor={button}
          onClose={close}
          onKeyDown={onKeyDown}
        >
          {choices.map(({ key, label, icon, style }) => (
            <button
              key={key}
              type="button"
              role="menuitemradio"
              tabIndex={-1}
              className="tool-choice"
              aria-checked={key === chosen}
              aria-label={label}
              {...(columns > 1 ? { title: label } : {})}
              onClick={() => {
                close();
                onChoose(key);
              }}
            >
              {icon}
              {columns === 1 && <span style={style}>{label}</span>}
            </button>
          ))}
        </Popup>
      )}
    </>
  );
}

import type { ReactNode, Ref } from 'react';
import { useText, type TextId } from '../../../intl';
import { useToolbox } from './context';

interface Props {
  name: TextId;
  children: ReactNode;
  /** Whether it is switched on, where it is a switch. */
  isPressed?: boolean;
  isOff?: boolean;
  keys?: string | undefined;
  /** What it opens, if anything, and whether that is open. */
  opens?: 'menu' | 'dialog';
  isOpen?: boolean;
  /** The id of what it shows while that is shown. */
  controls?: string | undefined;
  /** What is chosen in what it opens: part of its name. */
  value?: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the toolbar. Pressing it leaves the selection in the text as it is. */
export function ToolButton(props: Props): ReactNode {
  const {
    name,
    children,
    isPressed,
    isOff = false,
    keys,
    opens,
    isOpen,
    controls,
    value,
    onPress,
    ref,
  } = props;
  const t = useText();
  const { isDisabled, current } = useToolbox();
  const label = value === undefined ? t(name) : `${t(name)}: ${value}`;
  const shown =
    keys === undefined ? label : `${label} (${keys.replace('Control', 'Ctrl').replace('Backslash', '\\')})`;
  const isUseless = isOff || isDisabled;
  return (
    <button
      ref={ref}
      type="button"
      data-tool={name}
      className={value === undefined ? 'tool' : 'tool tool--wide'}
      tabIndex={current === name ? 0 : -1}
      aria-label={label}
      title={shown}
      aria-pressed={isPressed}
      aria-disabled={isUseless || undefined}
      aria-haspopup={opens}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-keyshortcuts={keys}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isUseless) onPress();
      }}
    >
      {children}
    </button>
  );
}

import { useCallback, useRef, useState, type ReactNode } from 'react';
import { T, useText, type TextId } from '../../../intl';
import { Popup } from './Popup';
import { ToolButton } from './ToolButton';
import { ToolIcon, type ToolIconName } from './ToolIcon';
import { isComposing } from '../../../ui/isComposing';

interface Props {
  name: TextId;
  icon: ToolIconName;
  isPressed?: boolean;
  /** Makes what stands in the popup, anew each time that it opens. */
  children: (close: () => void) => ReactNode;
}

/** A tool that asks for something in a small form. */
export function FormTool({ name, icon, isPressed, children }: Props): ReactNode {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <ToolButton
        ref={button}
        name={name}
        isOpen={isOpen}
        {...(isPressed === undefined ? {} : { isPressed })}
        opens="dialog"
        onPress={() => setIsOpen((before) => !before)}
      >
        <ToolIcon name={icon} />
      </ToolButton>
      {isOpen && (
        <Popup role="dialog" label={t(name)} className="tool-popup--form" anchor={button} onClose={close}>
          {children(close)}
        </Popup>
      )}
    </>
  );
}

interface FieldProps {
  label: TextId;
  value: string;
  onType: (value: string) => void;
  /** What is wrong with it. */
  error?: TextId | null;
  keys?: 'url' | 'text';
}

/** A field of such a form. */
export function FormField({ label, value, onType, error = null, keys = 'text' }: FieldProps): ReactNode {
  return (
    <label className="tool-form__field">
      <T id={label} />
      <input
        className="tool-form__input"
        inputMode={keys}
        autoComplete="off"
        spellCheck={keys === 'text'}
        aria-invalid={error !== null}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      {error !== null && (
        <span className="tool-form__error" role="alert">
          <T id={error} />
        </span>
      )}
    </label>
  );
}

interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
  /** What stands before the button that is pressed by Enter. */
  before?: ReactNode;
  submit: TextId;
}

/**
 * The form itself: Enter takes what was typed. It is no element `form`, as the editor stands in one, which would be sent.
 */
export function ToolForm({ onSubmit, children, before, submit }: FormProps): ReactNode {
  return (
    <div
      className="tool-form"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (!isComposing(event)) onSubmit();
      }}
    >
      {children}
      <div className="tool-form__buttons">
        {before}
        <button type="button" className="button button--primary" onClick={onSubmit}>
          <T id={submit} />
        </button>
      </div>
    </div>
  );
}

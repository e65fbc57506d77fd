import { Icon } from '../icons/Icon';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { T, useText, type TextId } from '../../intl';
import { IconButton } from '../IconButton';
import { readDay, writtenDay } from './days';
import './dateField.css';

interface Props {
  label: TextId;
  /** `YYYY-MM-DD`. */
  value: string;
  /** The last day that may be chosen. */
  last: string;
  onChoose: (day: string) => void;
}

/** The browser's own calendar, which a button opens: it is for the pointer, the keyboard has the text field. */
function Calendar({ label, value, last, onChoose }: Props): ReactNode {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="date-field__calendar">
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        max={last}
        value={value}
        onChange={({ target }) => {
          if (target.value !== '' && target.value <= last) onChoose(target.value);
        }}
      />
      <IconButton
        tabIndex={-1}
        label={t('history.calendar', { field: t(label) })}
        onClick={() => input.current?.showPicker()}
      >
        <Icon name="agenda" />
      </IconButton>
    </span>
  );
}

/** A day, typed as the language on screen writes days, or chosen; what is none gives way to the day before. */
export function DateField(props: Props): ReactNode {
  const { label, value, last, onChoose } = props;
  const id = useId();
  const t = useText();
  const { locale } = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : readDay(typed, locale, last);

  function settle(): void {
    setTyped(null);
    if (read !== null && read !== value) onChoose(read);
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Enter') settle();
    if (key === 'Escape') setTyped(null);
  }

  return (
    <span className="date-field">
      <label htmlFor={id}>
        <T id={label} />
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        className="date-field__input tabular"
        placeholder={t('history.dayHint')}
        maxLength={10}
        autoComplete="off"
        aria-invalid={read === null}
        value={typed ?? writtenDay(value, locale)}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={settle}
      />
      <Calendar {...props} />
    </span>
  );
}

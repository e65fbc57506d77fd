import { Button, Input } from 'antd';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { T, useText, type TextId } from '../intl';
import { isFilled } from './useContactForm';

/** A name and what goes with it. */
export interface NamedEntry {
  name: string;
  value: string;
}

interface Props {
  legend: TextId;
  /** What the second of the two is called, with its place in the list. */
  valueLabel: TextId;
  addLabel: TextId;
  entries: readonly NamedEntry[];
  /** The agent may only look at them. */
  isFixed: boolean;
  /** What is empty says so. */
  showsMissing: boolean;
  onChange: (entries: NamedEntry[]) => void;
}

interface CellProps {
  label: string;
  value: string;
  isFixed: boolean;
  isMissing: boolean;
  onChange: (text: string) => void;
}

function Cell({ label, value, isFixed, isMissing, onChange }: CellProps): ReactNode {
  const id = useId();
  return (
    <span className="entries__cell">
      <Input
        aria-label={label}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? id : undefined}
        status={isMissing ? 'error' : ''}
        placeholder={label}
        autoComplete="off"
        disabled={isFixed}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isMissing && (
        <span id={id} className="entries__missing">
          <T id="field.required" />
        </span>
      )}
    </span>
  );
}

/** Additional fields or numbers of a contact, each a name and a value, that can be added and removed. */
export function EntryList(props: Props): ReactNode {
  const { legend, valueLabel, addLabel, entries, isFixed, showsMissing, onChange } = props;
  const t = useText();
  const list = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);
  const put = (place: number, part: Partial<NamedEntry>) =>
    onChange(entries.map((entry, at) => (at === place ? { ...entry, ...part } : entry)));

  function add(): void {
    isAdded.current = true;
    onChange([...entries, { name: '', value: '' }]);
  }

  // Not a frame later: what is typed until then would go nowhere.
  useLayoutEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.querySelector<HTMLInputElement>('.entries__row:last-of-type input')?.focus();
  }, [entries.length]);

  function remove(place: number): void {
    onChange(entries.filter((_, at) => at !== place));
    list.current?.querySelector<HTMLButtonElement>('.entries__add')?.focus();
  }

  if (isFixed && entries.length === 0) return null;
  return (
    <fieldset ref={list} className="entries">
      <legend className="field__label">
        <T id={legend} />
      </legend>
      {entries.map((entry, at) => {
        const place = at + 1;
        const cell = (label: string, text: string, part: (next: string) => Partial<NamedEntry>) => (
          <Cell
            label={label}
            value={text}
            isFixed={isFixed}
            isMissing={showsMissing && !isFilled(text)}
            onChange={(next) => put(at, part(next))}
          />
        );
        return (
          <div key={at} className="entries__row">
            {cell(t('contact.nthName', { place }), entry.name, (name) => ({ name }))}
            {cell(t(valueLabel, { place }), entry.value, (value) => ({ value }))}
            {!isFixed && (
              <IconButton label={t('contact.remove', { place })} onClick={() => remove(at)}>
                <Icon name="cross" />
              </IconButton>
            )}
          </div>
        );
      })}
      {!isFixed && (
        <Button className="entries__add" onClick={add}>
          <T id={addLabel} />
        </Button>
      )}
    </fieldset>
  );
}

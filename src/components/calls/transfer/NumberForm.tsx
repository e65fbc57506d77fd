import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Field } from '../../config/Field';
import { cleanNumber } from '../../../lib/cleanNumber';
import { T, type TextId } from '../../intl';

interface Props {
  /** What is done with the number; the name of the whole. */
  heading: TextId;
  label: TextId;
  button: TextId;
  isOff: boolean;
  number: string;
  onChange: (number: string) => void;
  onSubmit: (number: string) => void;
}

/** One number and what to do with it; an empty one is told at the first try. */
export function NumberForm({ heading, label, button, isOff, number, onChange, onSubmit }: Props): ReactNode {
  const id = useId();
  const [wasTried, setWasTried] = useState(false);
  const cleaned = cleanNumber(number);
  const isMissing = wasTried && cleaned === '';

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (cleaned !== '' && !isOff) onSubmit(cleaned);
  }

  return (
    <form className="transfer__part" aria-labelledby={`${id}heading`} noValidate onSubmit={submit}>
      <h3 id={`${id}heading`} className="transfer__heading">
        <T id={heading} />
      </h3>
      <Field id={`${id}number`} label={label} isRequired error={isMissing ? 'field.required' : undefined}>
        {(ids) => (
          <div className="transfer__line">
            <input
              {...ids}
              className="transfer__input"
              type="tel"
              autoComplete="off"
              value={number}
              onChange={({ target }) => onChange(target.value)}
            />
            <button type="submit" className="button" aria-disabled={isOff}>
              <T id={button} />
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}

import { Input } from 'antd';
import { useId, type ClipboardEvent, type ReactNode } from 'react';
import { Field } from '../config/Field';
import type { SearchingField } from '../contacts/useContactSearch';
import { cleanNumber } from '../../lib/cleanNumber';
import { Select } from '../ui/select/Select';
import type { DialForm } from './useDialForm';
import '../config/settings.css';

function pasteCleaned(event: ClipboardEvent<HTMLInputElement>, change: (number: string) => void): void {
  const field = event.currentTarget;
  event.preventDefault();
  const pasted = cleanNumber(event.clipboardData.getData('text'));
  field.setRangeText(pasted, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  change(field.value);
}

/** What else a number field does where it finds somebody by what is typed. */
export interface NumberSearch {
  placeholder: string;
  field: SearchingField;
  onType: () => void;
}

interface NumberProps {
  form: DialForm;
  autoFocus?: boolean;
  search?: NumberSearch;
  /** What stands beside the number. */
  children?: ReactNode;
}

/** The number to dial. A pasted one loses what stands between its digits. */
export function NumberField({ form, autoFocus = false, search, children }: NumberProps): ReactNode {
  const id = useId();
  const { number, isMissing } = form;
  const finds = search === undefined ? {} : { placeholder: search.placeholder, ...search.field };
  const change = (next: string) => {
    form.change(next);
    search?.onType();
  };
  return (
    <Field id={id} label="dial.number" isRequired error={isMissing ? 'field.required' : undefined}>
      {(ids) => (
        <div className="dial__number">
          <Input
            {...ids}
            {...finds}
            className="tabular"
            status={isMissing ? 'error' : ''}
            inputMode="tel"
            autoComplete="off"
            spellCheck={false}
            autoFocus={autoFocus}
            value={number}
            onChange={({ target }) => change(target.value)}
            onPaste={(event) => pasteCleaned(event, change)}
          />
          {children}
        </div>
      )}
    </Field>
  );
}

/** The voice queue that the call is placed for. */
export function QueueField({ form }: { form: DialForm }): ReactNode {
  const id = useId();
  return (
    <Field id={id} label="dial.queue">
      {(ids) => (
        <Select
          {...ids}
          value={form.queue}
          options={form.queues.map((queue) => ({ value: queue, label: queue }))}
          onChange={form.choose}
        />
      )}
    </Field>
  );
}

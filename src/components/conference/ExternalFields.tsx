import { useId, type ReactNode } from 'react';
import { Field } from '../config/Field';
import { cleanNumber } from '../../lib/cleanNumber';
import type { AddForm } from './useAddForm';

/** Name and number of somebody outside; both are required (spec 2 §5). */
export function ExternalFields({ form }: { form: AddForm }): ReactNode {
  const id = useId();
  const { name, number, wasTried, changeName, changeNumber } = form;
  const isNameMissing = wasTried && name.trim() === '';
  const isNumberMissing = wasTried && cleanNumber(number) === '';
  return (
    <>
      <Field
        id={`${id}name`}
        label="conference.name"
        isRequired
        error={isNameMissing ? 'field.required' : undefined}
      >
        {(ids) => (
          <input
            {...ids}
            className="add-participant__input"
            autoComplete="off"
            value={name}
            onChange={({ target }) => changeName(target.value)}
          />
        )}
      </Field>
      <Field
        id={`${id}number`}
        label="conference.phone"
        isRequired
        error={isNumberMissing ? 'field.required' : undefined}
      >
        {(ids) => (
          <input
            {...ids}
            className="add-participant__input tabular"
            type="tel"
            autoComplete="off"
            value={number}
            onChange={({ target }) => changeNumber(target.value)}
          />
        )}
      </Field>
    </>
  );
}

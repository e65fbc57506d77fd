import { Input, type InputRef } from 'antd';
import { useId, type ReactNode, type Ref } from 'react';
import { fieldErrorOf, type Failure } from '../../lib/failure';
import { selectUser } from '../../store/auth/selectors';
import type { Contact, ContactForm } from '../../store/contacts/types';
import { useAppSelector } from '../../store/hooks';
import { Field } from '../config/Field';
import { T, useText, type TextId } from '../intl';
import { EntryList } from './EntryList';
import { GroupField } from './GroupField';
import { formOf, isFilled, type ContactFormState } from './useContactForm';
import '../config/settings.css';

type Words = 'name' | 'number' | 'email' | 'url';

const LABELS: Record<Words, TextId> = {
  name: 'contact.name',
  number: 'contact.number',
  email: 'contact.email',
  url: 'contact.url',
};

/** What the fields are called where the server refuses one (contract §6). */
const WIRE_NAMES: Record<Words, string> = { name: 'nome', number: 'numero', email: 'email', url: 'url' };

interface Props {
  form: ContactFormState;
  contact: Contact;
  /** The contact as it was before somebody else saved it. */
  overtaken: Contact | null;
  /** Why the server did not save it. */
  failure: Failure | null;
  /** The field that has the focus when the dialog opens. */
  first: Ref<InputRef>;
}

/** What somebody else put where the agent has put something too. */
function Theirs({
  field,
  form,
  contact,
  overtaken,
}: Omit<Props, 'first' | 'failure'> & { field: Words }): ReactNode {
  const t = useText();
  const theirs = formOf(contact)[field];
  const isTheirs = overtaken !== null && theirs !== formOf(overtaken)[field];
  if (!isTheirs || form.edits[field] === undefined || form.values[field] === theirs) return null;
  return (
    <p className="field__hint" role="note">
      <T id="contact.theirs" values={{ value: theirs === '' ? t('contact.nothing') : theirs }} />
    </p>
  );
}

function entries(form: ContactForm) {
  return form.numbers.map(({ name, number }) => ({ name, value: number }));
}

/** The fields of the edit dialog, as far as the agent may change them (spec 1 §5). */
export function EditContactFields(props: Props): ReactNode {
  const { failure, form, first } = props;
  const { values, change, wasTried } = form;
  const id = useId();
  const user = useAppSelector(selectUser);
  const isFixed = user?.canEditContact !== true;

  function text(field: Words, isOff: boolean): ReactNode {
    const isMissing = field === 'name' && !isFilled(values.name);
    const refusal = fieldErrorOf(failure, WIRE_NAMES[field]);
    return (
      <div>
        <Field
          id={`${id}${field}`}
          label={LABELS[field]}
          isRequired={field === 'name'}
          error={isMissing ? 'field.required' : undefined}
          refusal={refusal}
        >
          {(ids) => (
            <Input
              {...ids}
              ref={field === 'name' ? first : null}
              status={isMissing || refusal !== undefined ? 'error' : ''}
              autoComplete="off"
              spellCheck={false}
              disabled={isOff}
              value={values[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          )}
        </Field>
        <Theirs {...props} field={field} />
      </div>
    );
  }

  return (
    <div className="edit-contact__fields">
      {text('name', false)}
      {text('number', isFixed)}
      {text('email', isFixed)}
      {text('url', isFixed)}
      {user?.canEditContactGroup === true && (
        <GroupField
          groupId={values.groupId}
          refusal={fieldErrorOf(failure, 'idGrupo')}
          onChange={(groupId) => change({ groupId })}
        />
      )}
      <EntryList
        legend="contact.fields"
        valueLabel="contact.nthValue"
        addLabel="contact.addField"
        entries={values.fields}
        isFixed={isFixed}
        showsMissing={wasTried && !isFixed}
        onChange={(fields) => change({ fields })}
      />
      <EntryList
        legend="contact.numbers"
        valueLabel="contact.nthNumber"
        addLabel="contact.addNumber"
        entries={entries(values)}
        isFixed={false}
        showsMissing={wasTried}
        onChange={(next) => change({ numbers: next.map(({ name, value }) => ({ name, number: value })) })}
      />
    </div>
  );
}

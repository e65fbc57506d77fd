import { useState } from 'react';
import * as v from 'valibot';
import type { Contact, ContactForm } from '../../store/contacts/types';
import { keptForm, useKeptValues, type KeptValues } from '../ui/dialog/keptForms';

const NONE: Partial<ContactForm> = {};

/** What is changed of contacts and not saved, by contact. */
export const EDITS = keptForm<Partial<ContactForm>>(
  'contact',
  v.object({
    name: v.exactOptional(v.string()),
    number: v.exactOptional(v.string()),
    email: v.exactOptional(v.string()),
    url: v.exactOptional(v.string()),
    groupId: v.exactOptional(v.nullable(v.string())),
    fields: v.exactOptional(v.array(v.object({ name: v.string(), value: v.string() }))),
    numbers: v.exactOptional(v.array(v.object({ name: v.string(), number: v.string() }))),
  }),
);

/** What the edit dialog holds: the contact as it is, and over it what the agent changed. */
export interface ContactFormState {
  values: ContactForm;
  /** Fields that the agent changed. */
  edits: Partial<ContactForm>;
  /** Whether it says something else than the contact. */
  isChanged: boolean;
  /** The agent pressed Salvar: what is missing says so. */
  wasTried: boolean;
  change(part: Partial<ContactForm>): void;
  /** Whether nothing is missing; from now on what is says so. */
  try(): boolean;
  kept: KeptValues<Partial<ContactForm>>;
  /** Back to the contact as it is. */
  reset(): void;
}

/** A contact as the form shows it. */
export function formOf({ name, number, email, url, groupId, fields, numbers }: Contact): ContactForm {
  return { name, number: number ?? '', email: email ?? '', url: url ?? '', groupId, fields, numbers };
}

/** Whether a text has something in it. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/**
 * Whether everything is there: each additional field and number has a name and a value (spec 1 §5). What the agent may
 * not change does not keep them from saving the rest.
 */
function isComplete({ name, fields, numbers }: ContactForm, mayEdit: boolean): boolean {
  const pairs = [
    ...(mayEdit ? fields : []).map((field) => [field.name, field.value]),
    ...numbers.map((one) => [one.name, one.number]),
  ];
  return isFilled(name) && pairs.every((pair) => pair.every(isFilled));
}

/** The edits of a contact. They stay when the contact changes below them, since somebody else may save it meanwhile. */
export function useContactForm(contact: Contact, mayEdit: boolean): ContactFormState {
  const kept = useKeptValues<Partial<ContactForm>>(EDITS, contact.id, NONE);
  const { values: edits, set: setEdits } = kept;
  const [wasTried, setWasTried] = useState(false);
  const before = formOf(contact);
  const values = { ...before, ...edits };
  return {
    values,
    edits,
    isChanged: JSON.stringify(values) !== JSON.stringify(before),
    wasTried,
    change: (part) => setEdits((before) => ({ ...before, ...part })),
    try: () => {
      setWasTried(true);
      return isComplete(values, mayEdit);
    },
    kept,
    reset: kept.reset,
  };
}

import { createContext, use, useEffect, useState, type ReactNode, type SetStateAction } from 'react';

/** How to forget each form that was left before it was saved, by the key of the form and its subject. */
export type FormStore = Map<string, () => void>;

const FormStoreContext = createContext<FormStore | null>(null);

/** Keeps what was typed into forms for as long as the agent is signed in; on a page of its own, nothing outlives a form. */
export function KeptForms({ children }: { children: ReactNode }): ReactNode {
  const [store] = useState<FormStore>(() => new Map());
  return <FormStoreContext value={store}>{children}</FormStoreContext>;
}

/** The store of the agent's kept forms; null outside of `KeptForms`. */
export function useFormStore(): FormStore | null {
  return use(FormStoreContext);
}

/** A kind of form whose values are kept. */
export interface KeptForm<Values> {
  /** Names the values that belong to `subject`: a conversation, a contact, a number. */
  keyOf(subject: string): string;
  read(store: FormStore | null, subject: string): Values | null;
  keep(store: FormStore | null, subject: string, values: Values): void;
}

/** Declares a kind of form, once for all that are opened of it. */
export function keptForm<Values>(name: string): KeptForm<Values> {
  const valuesOf = new WeakMap<FormStore, Map<string, Values>>();
  const keyOf = (subject: string) => `${name} ${subject}`;
  return {
    keyOf,
    read: (store, subject) => (store === null ? null : (valuesOf.get(store)?.get(subject) ?? null)),
    keep(store, subject, values) {
      if (store === null) return;
      const kept = valuesOf.get(store) ?? new Map<string, Values>();
      valuesOf.set(store, kept.set(subject, values));
      store.set(keyOf(subject), () => kept.delete(subject));
    },
  };
}

/** Forgets what is kept under a key. */
export function forget(store: FormStore | null, key: string): void {
  store?.get(key)?.();
  store?.delete(key);
}

/** The values of one form, as they are and as they began. */
export interface KeptValues<Values> {
  values: Values;
  set: (next: SetStateAction<Values>) => void;
  /** They were typed before, and the form was left then. */
  wasKept: boolean;
  /** Back to how the form begins. */
  reset: () => void;
}

/**
 * Holds the values of a form, to be had again if the agent leaves it before saving. They are plain data; those that say
 * the same as `initial` are not worth keeping. Without a `subject` none are kept.
 */
export function useKeptValues<Values>(
  form: KeptForm<Values>,
  subject: string | null,
  initial: Values,
): KeptValues<Values> {
  const store = useFormStore();
  const [first] = useState(initial);
  const [kept, setKept] = useState(() => (subject === null ? null : form.read(store, subject)));
  const [values, set] = useState(kept ?? first);
  useEffect(() => {
    if (subject === null) return;
    if (JSON.stringify(values) === JSON.stringify(first)) forget(store, form.keyOf(subject));
    else form.keep(store, subject, values);
  }, [form, store, subject, first, values]);
  return {
    values,
    set,
    wasKept: kept !== null,
    reset() {
      // At once: a form that is saved may be gone before its effects run.
      if (subject !== null) forget(store, form.keyOf(subject));
      set(first);
      setKept(null);
    },
  };
}

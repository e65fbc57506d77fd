import { createContext, use, useEffect, useState, type ReactNode, type SetStateAction } from 'react';

/** What can be forgotten of the forms that were left before they were saved, by form and whom it is about. */
export type Shelf = Map<string, () => void>;

const ShelfContext = createContext<Shelf | null>(null);

/** Keeps what was typed into forms for as long as the agent is signed in; on a page of its own, nothing outlives a form. */
export function KeptForms({ children }: { children: ReactNode }): ReactNode {
  const [shelf] = useState<Shelf>(() => new Map());
  return <ShelfContext value={shelf}>{children}</ShelfContext>;
}

/** The agent's shelf; null outside of `KeptForms`. */
export function useShelf(): Shelf | null {
  return use(ShelfContext);
}

/** A kind of form whose values are kept. */
export interface KeptForm<Values> {
  /** Names the values that belong to `subject`: a conversation, a contact, a number. */
  keyOf(subject: string): string;
  read(shelf: Shelf | null, subject: string): Values | null;
  keep(shelf: Shelf | null, subject: string, values: Values): void;
}

/** Declares a kind of form, once for all that are opened of it. */
export function keptForm<Values>(name: string): KeptForm<Values> {
  const shelves = new WeakMap<Shelf, Map<string, Values>>();
  const keyOf = (subject: string) => `${name} ${subject}`;
  return {
    keyOf,
    read: (shelf, subject) => (shelf === null ? null : (shelves.get(shelf)?.get(subject) ?? null)),
    keep(shelf, subject, values) {
      if (shelf === null) return;
      const kept = shelves.get(shelf) ?? new Map<string, Values>();
      shelves.set(shelf, kept.set(subject, values));
      shelf.set(keyOf(subject), () => kept.delete(subject));
    },
  };
}

/** Forgets what is kept under a key. */
export function forget(shelf: Shelf | null, key: string): void {
  shelf?.get(key)?.();
  shelf?.delete(key);
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
  const shelf = useShelf();
  const [first] = useState(initial);
  const [kept, setKept] = useState(() => (subject === null ? null : form.read(shelf, subject)));
  const [values, set] = useState(kept ?? first);
  useEffect(() => {
    if (subject === null) return;
    if (JSON.stringify(values) === JSON.stringify(first)) forget(shelf, form.keyOf(subject));
    else form.keep(shelf, subject, values);
  }, [form, shelf, subject, first, values]);
  return {
    values,
    set,
    wasKept: kept !== null,
    reset() {
      // At once: a form that is saved may be gone before its effects run.
      if (subject !== null) forget(shelf, form.keyOf(subject));
      set(first);
      setKept(null);
    },
  };
}

import { useCallback, useEffect, useMemo, useRef, useState, type SetStateAction } from 'react';
import { useStore } from 'react-redux';
import * as v from 'valibot';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { forgetRequested, keepRequested } from '../../../store/keptForms/actions';
import { formKey } from '../../../lib/formKeys';
import { selectKeptValues } from '../../../store/keptForms/selectors';
import type { RootState } from '../../../store/rootReducer';
import { useAtRest, type AtRest } from '../useAtRest';

/** Forms on the page, by key: what was typed into them a moment ago is not in the store yet. */
const openForms = new Map<string, Pick<AtRest<unknown>, 'keep' | 'drop'>>();

/** What the frame of a form does with its values. */
export interface KeptFormHands {
  /** Keeps what is typed by now; whether there is anything to keep. */
  keep: (key: string) => boolean;
  forget: (key: string) => void;
}

/** How the values under a key are kept at once, or not any more. */
export function useKeptFormHands(): KeptFormHands {
  const request = useRequest();
  const store = useStore<RootState>();
  return useMemo(
    () => ({
      keep(key) {
        openForms.get(key)?.keep();
        return selectKeptValues(store.getState(), key) !== null;
      },
      forget(key) {
        openForms.get(key)?.drop();
        if (selectKeptValues(store.getState(), key) !== null) request(forgetRequested({ key }));
      },
    }),
    [request, store],
  );
}

/** A kind of form whose values are kept. */
export interface KeptForm<Values> {
  /** Names the values that belong to `subject`: a conversation, a contact, a number. */
  keyOf: (subject: string) => string;
  /** Its values from JSON; null where there are none, or those of a version that had other fields. */
  read: (json: string | null) => Values | null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Declares a kind of form, once for all that are opened of it.
 * @param schema its values: plain data
 */
export function keptForm<Values>(name: string, schema: v.GenericSchema<unknown, Values>): KeptForm<Values> {
  return {
    keyOf: (subject) => formKey(name, subject),
    read(json) {
      if (json === null) return null;
      const read = v.safeParse(schema, parsed(json));
      return read.success ? read.output : null;
    },
  };
}

/** What is kept of a form that may be somewhere else, or nowhere on the screen; null: nothing. */
export function useKept<Values>(form: KeptForm<Values>, subject: string | null): Values | null {
  const json = useAppSelector((state) =>
    subject === null ? null : selectKeptValues(state, form.keyOf(subject)),
  );
  return useMemo(() => form.read(json), [form, json]);
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

function isChange<Values>(next: SetStateAction<Values>): next is (before: Values) => Values {
  return typeof next === 'function';
}

/**
 * Holds the values of a form, to be had again if the agent leaves it, or the page goes, before saving. They are plain
 * data; those that say the same as `initial` are not worth keeping. Without a `subject` none are kept.
 */
export function useKeptValues<Values>(
  form: KeptForm<Values>,
  subject: string | null,
  initial: Values,
): KeptValues<Values> {
  const request = useRequest();
  const { forget } = useKeptFormHands();
  const key = subject === null ? null : form.keyOf(subject);
  const [first] = useState(initial);
  const kept = useKept(form, subject);
  /** As the agent changed them; null until then: those of an earlier page may come later than the form. */
  const [own, setOwn] = useState<{ values: Values; wasKept: boolean } | null>(null);
  const latest = useRef<{ values: Values } | null>(null);

  const onKeep = useCallback(
    (values: Values) => {
      if (key === null) return;
      const json = JSON.stringify(values);
      if (json === JSON.stringify(first)) forget(key);
      else request(keepRequested({ key, values: json }));
    },
    [key, first, forget, request],
  );
  const { write, keep, drop } = useAtRest(onKeep);
  useEffect(() => {
    if (key === null) return undefined;
    const hands = { keep, drop };
    openForms.set(key, hands);
    return () => {
      if (openForms.get(key) === hands) openForms.delete(key);
    };
  }, [key, keep, drop]);

  return {
    values: own === null ? (kept ?? first) : own.values,
    set(next) {
      const before = latest.current === null ? (kept ?? first) : latest.current.values;
      const values = isChange(next) ? next(before) : next;
      latest.current = { values };
      setOwn((former) => ({ values, wasKept: former === null ? kept !== null : former.wasKept }));
      write(values);
    },
    wasKept: own === null ? kept !== null : own.wasKept,
    reset() {
      // At once: a form that is saved may be gone before it is drawn again.
      drop();
      if (key !== null) forget(key);
      latest.current = null;
      setOwn(null);
    },
  };
}

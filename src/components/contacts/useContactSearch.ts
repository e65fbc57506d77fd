import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { ReadState } from '../../lib/failure';
import { listOpenRequested } from '../../store/contacts/actions';
import type { ContactRow } from '../../store/contacts/types';
import { selectContactsRead } from '../../store/contacts/listSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';
import { isComposing } from '../ui/isComposing';

/** Rest after typing before contacts are looked for, ms. */
const DEBOUNCE_MS = 200;

/** From so many letters or digits on there are few enough to choose from. */
const LETTERS_FROM = 2;
const DIGITS_FROM = 3;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether a text is a name and no number. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** What to look for; '' where it is too short. */
function wantedIn(typed: string): string {
  const text = typed.trim();
  const letters = text.replace(/\P{L}/gu, '').length;
  const digits = text.replace(/\D/g, '').length;
  return letters >= LETTERS_FROM || (letters === 0 && digits >= DIGITS_FROM) ? text : '';
}

/** A text once it was left alone for a moment; an empty one at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // What comes next is another search: nobody of this one is in its list.
  if (text === '' && rested !== '') setRested('');
  return text === '' ? '' : rested;
}

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}

/** What a field says of the list below it, and which keys lead through that. */
export interface SearchingField {
  'aria-autocomplete': 'list';
  'aria-haspopup': 'listbox';
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Contacts that are found by what is typed where one of them may be meant. */
export interface ContactSearch<T extends ContactRow> {
  /** The list is called by it, and its options by it and their index. */
  listId: string;
  isOpen: boolean;
  found: readonly T[];
  read: ReadState;
  /** What was looked for; '' while nothing is. */
  text: string;
  /** What Enter chooses: -1 where that is what was typed. */
  active: number;
  typed: () => void;
  close: () => void;
  field: SearchingField;
}

interface Sought<T> {
  /** What is typed. */
  text: string;
  /** Whom a text finds. */
  select: (state: RootState, text: string) => readonly T[];
  /** It may also be the name of somebody new: Enter leaves it as it is, and it is not said that nobody has it. */
  mayBeNew?: boolean;
  onChoose: (contact: T) => void;
}

/**
 * Looks for contacts while the agent types. Of a name Enter chooses the first one unless another is chosen, or it may be
 * new; digits stay as they are unless a contact is chosen.
 */
export function useContactSearch<T extends ContactRow>(sought: Sought<T>): ContactSearch<T> {
  const { select, mayBeNew = false, onChoose } = sought;
  const request = useRequest();
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = isWanted ? wantedIn(sought.text) : '';
  const text = useRested(wanted);
  const found = useAppSelector((state) => select(state, text));
  const read = useAppSelector(selectContactsRead);
  const ofName = isName(text);
  const place = found.findIndex(({ id }) => id === chosen);
  const active = place === -1 && ofName && !mayBeNew && found.length > 0 ? 0 : place;
  // Nobody is told that a number is in no list of contacts.
  const isOpen = text !== '' && (found.length > 0 || (ofName && !mayBeNew));
  const isAwaited = text !== wanted || (found.length === 0 && read.status === 'loading');
  const isUnderWay = !mayBeNew && isName(wanted) && isAwaited;
  useEffect(() => {
    if (text !== '') request(listOpenRequested());
  }, [text, request]);

  function close(): void {
    setWanted(false);
    setChosen(null);
  }

  function move(by: number): void {
    const next = active === -1 && by < 0 ? found.length - 1 : (active + by + found.length) % found.length;
    setChosen(found[next]?.id ?? null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const by = STEPS[event.key];
    const contact = found[active];
    if (by !== undefined && found.length > 0) move(by);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && contact !== undefined) onChoose(contact);
    // A name is not dialled while it may still be found.
    else if (event.key !== 'Enter' || !isUnderWay) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    listId,
    isOpen,
    found,
    read,
    text,
    active,
    typed: () => {
      setWanted(true);
      setChosen(null);
    },
    close,
    field: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen && found.length > 0 ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown,
    },
  };
}

import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { ReadState } from '../../lib/failure';
import { listOpenRequested } from '../../store/contacts/actions';
import { selectCallableContacts, type CallableContact } from '../../store/contacts/dialSelectors';
import { selectContactsRead } from '../../store/contacts/listSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { isComposing } from '../chat/composer/isComposing';

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
  return text === '' ? '' : rested;
}

/** Contacts that are found by what is typed where a number is dialled. */
export interface ContactSearch {
  /** The list is called by it, and its options by it and their index. */
  listId: string;
  isOpen: boolean;
  found: readonly CallableContact[];
  read: ReadState;
  /** What was looked for; '' while nothing is. */
  text: string;
  /** What Enter calls: -1 where that is what was typed. */
  active: number;
  typed: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Looks for contacts while the agent types. Of a name Enter calls the first one unless another is chosen; digits are
 * dialled as they are unless a contact is chosen.
 */
export function useContactSearch(number: string, onCall: (contact: CallableContact) => void): ContactSearch {
  const request = useRequest();
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = isWanted ? wantedIn(number) : '';
  const text = useRested(wanted);
  const found = useAppSelector((state) => selectCallableContacts(state, text));
  const read = useAppSelector(selectContactsRead);
  const ofName = isName(text);
  const place = found.findIndex(({ id }) => id === chosen);
  const active = place === -1 && ofName && found.length > 0 ? 0 : place;
  // Nobody is told that a number is in no list of contacts.
  const isOpen = text !== '' && (found.length > 0 || ofName);
  const isUnderWay = isName(wanted) && (text !== wanted || (found.length === 0 && read.status === 'loading'));
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
    else if (event.key === 'Enter' && contact !== undefined) onCall(contact);
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
    onKeyDown,
  };
}

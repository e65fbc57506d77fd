import { useEffect, useEffectEvent, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { isSameAddress, onceEach, parseAddresses } from './recipients';
import { isComposing } from '../../ui/isComposing';

/** More are not shown at once. */
const MOST = 6;

const SEPARATORS = [',', ';'];

/** A field of addresses: what is chosen already, what is being typed, and what may be meant. */
export interface AddressBox {
  typed: string;
  /** Known addresses that the typed text may be the beginning of. */
  offered: readonly string[];
  /** The one that Enter takes; -1 while none is chosen. */
  active: number;
  type: (text: string) => void;
  /** What is typed becomes addresses. */
  commit: () => void;
  pick: (address: string) => void;
  remove: (address: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function matching(known: readonly string[], chosen: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  return onceEach(known, chosen)
    .filter((address) => address.toLowerCase().includes(wanted))
    .slice(0, MOST);
}

/**
 * Keeps a list of addresses. A comma, a semicolon, Enter or leaving the field ends one, and so does the end of the field
 * or of the page; Backspace in an empty field takes the last one out; arrow keys choose among those that are offered.
 */
export function useAddressBox(
  addresses: readonly string[],
  known: readonly string[],
  onChange: (addresses: readonly string[]) => void,
): AddressBox {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const offered = matching(known, addresses, typed);

  function type(text: string): void {
    setTyped(text);
    setActive(-1);
  }

  function add(more: readonly string[]): void {
    type('');
    const next = onceEach([...addresses, ...more]);
    if (next.length > addresses.length) onChange(next);
  }

  function commit(): void {
    if (typed !== '') add(parseAddresses(typed));
  }

  const commitLast = useEffectEvent(commit);
  useEffect(() => {
    const whenGone = () => commitLast();
    // Before the mail is kept for the last time.
    window.addEventListener('pagehide', whenGone, { capture: true });
    return () => {
      window.removeEventListener('pagehide', whenGone, { capture: true });
      whenGone();
    };
  }, []);

  function remove(address: string): void {
    onChange(addresses.filter((one) => !isSameAddress(one, address)));
  }

  function finish(event: KeyboardEvent): void {
    const isEnter = event.key === 'Enter';
    if (!isEnter && !SEPARATORS.includes(event.key)) return;
    event.preventDefault();
    const chosen = isEnter ? offered[active] : undefined;
    if (chosen === undefined) commit();
    else add([chosen]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    // What sends the mail or leaves the editor takes along what is typed.
    if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))) {
      commit();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && offered.length > 0) {
      event.preventDefault();
      setActive((before) => Math.min(Math.max(-1, before + step), offered.length - 1));
    } else if (event.key === 'Backspace' && typed === '') {
      const last = addresses.at(-1);
      if (last !== undefined) remove(last);
    } else finish(event);
  }

  return {
    typed,
    offered,
    active,
    type,
    commit,
    remove,
    onKeyDown,
    pick: (address) => add([address]),
    onPaste: (event) => {
      const pasted = event.clipboardData.getData('text/plain');
      const found = parseAddresses(pasted);
      // One address, or a part of one, is text like any other.
      if (found.length < 2) return;
      event.preventDefault();
      add([...parseAddresses(typed), ...found]);
    },
  };
}

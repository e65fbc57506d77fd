import { useState } from 'react';
import { roomExtension, roomNumber } from '../../lib/rooms';
import { selectUser } from '../../store/auth/selectors';
import { dialRequested } from '../../store/calls/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectVoiceQueues } from '../../store/queues/selectors';
import { cleanNumber } from '../../lib/cleanNumber';

/** Whom a form starts with. Name and contact belong to that number: another one is dialled without them. */
export interface Callee {
  number: string;
  name: string | null;
  contactId: string | null;
}

/** Nobody in particular. */
export const NOBODY: Callee = { number: '', name: null, contactId: null };

/** A number and a queue to dial, and whether the form says that the number is missing. */
export interface DialForm {
  number: string;
  isMissing: boolean;
  /** The agent's voice queues; the first one is taken unless another is chosen. */
  queues: readonly string[];
  queue: string | null;
  /** The agent dialled from this form. */
  wasDialled: boolean;
  change: (number: string) => void;
  press: (digit: string) => void;
  erase: () => void;
  choose: (queue: string) => void;
  /** Asks for the call; false when there is no number yet. */
  dial: () => boolean;
  /** Goes into the conference room with the number, or the agent's own where there is none. */
  meet: () => void;
}

/** Holds what the agent types into a dial pad or dialog; the number is required (spec 2 §5). */
export function useDialForm(callee: Callee): DialForm {
  const request = useRequest();
  const user = useAppSelector(selectUser);
  const own = user?.extensionNumber ?? user?.extension ?? '';
  const queues = useAppSelector(selectVoiceQueues).map(({ queue }) => queue);
  const [number, setNumber] = useState(callee.number);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const [wasDialled, setWasDialled] = useState(false);
  const queue = chosen !== null && queues.includes(chosen) ? chosen : (queues[0] ?? null);
  const cleaned = cleanNumber(number);

  function dial(): boolean {
    setWasTried(true);
    if (cleaned === '') return false;
    setWasDialled(true);
    const isCallee = cleaned === cleanNumber(callee.number);
    const { name, contactId } = isCallee ? callee : NOBODY;
    request(dialRequested({ number: cleaned, name, contactId, queue, consultOf: null }));
    return true;
  }

  function meet(): void {
    setWasDialled(true);
    const room = roomNumber(cleaned).replace(/\D/g, '') || own.replace(/\D/g, '');
    const to = { number: roomExtension(room), name: null, contactId: null };
    request(dialRequested({ ...to, queue, consultOf: null }));
  }

  return {
    number,
    isMissing: wasTried && cleaned === '',
    queues,
    queue,
    wasDialled,
    change: setNumber,
    press: (digit) => setNumber((before) => before + digit),
    erase: () => setNumber((before) => before.slice(0, -1)),
    choose: setChosen,
    dial,
    meet,
  };
}

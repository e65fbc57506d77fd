import { useState } from 'react';
import * as v from 'valibot';
import { roomExtension, roomNumber } from '../../lib/rooms';
import { selectUser } from '../../store/auth/selectors';
import { dialRequested } from '../../store/calls/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { keptForm, useKeptFormHands, useKeptValues, type KeptValues } from '../ui/dialog/keptForms';
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

interface Dialled {
  number: string;
  /** The chosen one. */
  queue: string | null;
}

/** What is filled in to dial, by where that is and the number that it began with. */
export const DIALLED = keptForm<Dialled>(
  'dial',
  v.object({ number: v.string(), queue: v.nullable(v.string()) }),
);

/** A number and a queue to dial, and whether the form says that the number is missing. */
export interface DialForm {
  number: string;
  isMissing: boolean;
  /** The agent's voice queues; the first one is taken unless another is chosen. */
  queues: readonly string[];
  queue: string | null;
  /** The agent dialled from this form. */
  wasDialled: boolean;
  kept: KeptValues<Dialled>;
  change: (number: string) => void;
  press: (digit: string) => void;
  erase: () => void;
  choose: (queue: string) => void;
  /** Asks for the call; false when there is no number yet. */
  dial: () => boolean;
  /** Asks for a call to somebody whose number need not be typed. */
  call: (callee: Callee) => void;
  /** Goes into the conference room with the number, or the agent's own where there is none. */
  meet: () => void;
}

/**
 * Holds what the agent types into a dial pad, or into a dialog, until it is dialled or, in the dialog, closed; the number
 * is required (spec 2 §5).
 */
export function useDialForm(callee: Callee, place: 'dialog' | 'pad'): DialForm {
  const request = useRequest();
  const user = useAppSelector(selectUser);
  const own = user?.extensionNumber ?? user?.extension ?? '';
  const queues = useAppSelector(selectVoiceQueues).map(({ queue }) => queue);
  const subject = place === 'pad' ? `pad ${callee.number}` : callee.number;
  const { forget } = useKeptFormHands();
  const kept = useKeptValues<Dialled>(DIALLED, subject, { number: callee.number, queue: null });
  const { number, queue: chosen } = kept.values;
  const put = (of: (number: string) => string) =>
    kept.set((before) => ({ ...before, number: of(before.number) }));
  const [wasTried, setWasTried] = useState(false);
  const [wasDialled, setWasDialled] = useState(false);
  const queue = chosen !== null && queues.includes(chosen) ? chosen : (queues[0] ?? null);
  const cleaned = cleanNumber(number);

  /** The pad shows on what was dialled, as nobody closes it, and begins empty the next time. */
  function dialled(): void {
    setWasDialled(true);
    if (place !== 'pad') return;
    put((same) => same);
    forget(DIALLED.keyOf(subject));
  }

  function dial(): boolean {
    setWasTried(true);
    if (cleaned === '') return false;
    dialled();
    const isCallee = cleaned === cleanNumber(callee.number);
    const { name, contactId } = isCallee ? callee : NOBODY;
    request(dialRequested({ number: cleaned, name, contactId, queue, consultOf: null }));
    return true;
  }

  function callTo(whom: Callee): void {
    put(() => whom.number);
    dialled();
    request(dialRequested({ ...whom, number: cleanNumber(whom.number), queue, consultOf: null }));
  }

  function meet(): void {
    dialled();
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
    kept,
    change: (next) => put(() => next),
    press: (digit) => put((before) => before + digit),
    erase: () => put((before) => before.slice(0, -1)),
    choose: (next) => kept.set((before) => ({ ...before, queue: next })),
    dial,
    call: callTo,
    meet,
  };
}

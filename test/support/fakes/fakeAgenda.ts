import type { AgendaServices } from '../../../src/services/agenda/agendaServices';
import { ServiceError } from '../../../src/services/serviceError';
import type { MissedCall } from '../../../src/store/calls/types';
import type { CallNotes } from '../../../src/store/callNotes/types';
import type { KeptForm } from '../../../src/store/keptForms/types';
import type { PrivateNote } from '../../../src/store/privateNotes/types';
import type { ScheduledCall } from '../../../src/store/schedule/types';

/** Agenda, notes and missed calls on a disk in memory, and what other tabs of the browser say. */
export interface FakeAgenda extends AgendaServices {
  /** By id, of the one agent that there is. */
  events: Map<string, ScheduledCall>;
  notes: Map<string, CallNotes>;
  missed: Map<string, MissedCall>;
  /** By conversation. */
  privately: Map<string, PrivateNote>;
  /** By key. */
  forms: Map<string, KeptForm>;
  /** Every write and removal, in order: `put p1`, `remove p1`, `claim p1`. */
  writes: string[];
  /** True: this browser forbids storage, and every call rejects. */
  forbidden: boolean;
  /** How often the other tabs were told. */
  told: number;
  /** Another tab changed the disk. */
  changeElsewhere(change: () => void): void;
}

/** Makes one with nothing on disk. */
export function createFakeAgenda(): FakeAgenda {
  const listeners = new Set<() => void>();

  async function on<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (fake.forbidden) throw new ServiceError('storage');
    return work();
  }

  const note = (what: string) => void fake.writes.push(what);

  const fake: FakeAgenda = {
    events: new Map(),
    notes: new Map(),
    missed: new Map(),
    privately: new Map(),
    forms: new Map(),
    writes: [],
    forbidden: false,
    told: 0,
    changeElsewhere(change) {
      change();
      for (const listener of [...listeners]) listener();
    },
    otherTabs: {
      notify: () => void (fake.told += 1),
      subscribe(_agent, listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    schedule: {
      all: () => on(() => structuredClone([...fake.events.values()])),
      put: (_agent, event) =>
        on(() => (note(`put ${event.id}`), void fake.events.set(event.id, { ...event }))),
      remove: (_agent, id) => on(() => (note(`remove ${id}`), void fake.events.delete(id))),
      claim: (_agent, event, at, wasWritten) =>
        on(() => {
          note(`claim ${event.id}`);
          const kept = fake.events.get(event.id) ?? null;
          const isMine = kept === null ? !wasWritten : kept.changedAt === event.changedAt;
          if (!isMine) return { isMine, event: structuredClone(kept) };
          const marked = { ...event, remindedAt: at, changedAt: at };
          fake.events.set(event.id, { ...marked });
          return { isMine, event: marked };
        }),
    },
    callNotes: {
      all: () => on(() => structuredClone([...fake.notes.values()])),
      put: (_agent, notes) =>
        on(() => (note(`put ${notes.callId}`), void fake.notes.set(notes.callId, notes))),
      remove: (_agent, callId) => on(() => (note(`remove ${callId}`), void fake.notes.delete(callId))),
    },
    privateNotes: {
      all: () => on(() => structuredClone([...fake.privately.values()])),
      put: (_agent, one) =>
        on(() => (note(`put ${one.conversationId}`), void fake.privately.set(one.conversationId, one))),
      remove: (_agent, id) => on(() => (note(`remove ${id}`), void fake.privately.delete(id))),
    },
    keptForms: {
      all: () => on(() => structuredClone([...fake.forms.values()])),
      put: (_agent, form) => on(() => (note(`put ${form.key}`), void fake.forms.set(form.key, form))),
      remove: (_agent, key) => on(() => (note(`remove ${key}`), void fake.forms.delete(key))),
    },
    missedCalls: {
      all: () => on(() => structuredClone([...fake.missed.values()])),
      put: (_agent, missed) => on(() => (note(`put ${missed.id}`), void fake.missed.set(missed.id, missed))),
      remove: (_agent, id) => on(() => (note(`remove ${id}`), void fake.missed.delete(id))),
    },
  };
  return fake;
}

import { searchKey } from '../../../lib/text';
import type { TimelineEntry } from '../../../store/actionLog/types';
import { subjectsOf, type Subject, type Subjects } from './subjects';

/** What is looked for in a log; an empty text asks for nothing. */
export interface LogFilter {
  /** Stands anywhere in the type or the payload. */
  text: string;
  /** A type, or all types of a domain: `calls/`. */
  kind: string;
  conversation: string;
  call: string;
}

/** Every action. */
export const EVERYTHING: LogFilter = { text: '', kind: '', conversation: '', call: '' };

/** Something that can be chosen, with how many actions it is met in. */
export interface Facet {
  value: string;
  count: number;
}

/** A log made ready to be looked through. */
export interface LogIndex {
  entries: readonly TimelineEntry[];
  /** What each action is about, in the order of the entries. */
  subjects: readonly Subjects[];
  /** Domains (`calls/`), each before its types. */
  kinds: readonly Facet[];
  conversations: readonly Facet[];
  calls: readonly Facet[];
  /** The type and payload of the action at an index, as they are searched. */
  textOf(index: number): string;
}

function counted(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The domain of a type, with its slash. */
export function domainOf(type: string): string {
  return type.slice(0, type.indexOf('/') + 1);
}

function facets(counts: Map<string, number>): Facet[] {
  return Array.from(counts, ([value, count]) => ({ value, count })).sort((a, b) =>
    a.value < b.value ? -1 : 1,
  );
}

function idFacets(subjects: readonly Subjects[], subject: Subject): Facet[] {
  const counts = counted(subjects.flatMap((one) => one[subject]));
  // In the order in which they are first met: as the agent met them.
  return Array.from(counts, ([value, count]) => ({ value, count }));
}

/** Makes a log ready to be looked through; texts are made when they are first asked for. */
export function indexOf(entries: readonly TimelineEntry[]): LogIndex {
  const subjects = entries.map(({ action }) => subjectsOf(action));
  const types = entries.map(({ action }) => action.type);
  const texts: string[] = [];
  return {
    entries,
    subjects,
    kinds: facets(counted([...types, ...types.map(domainOf).filter((domain) => domain !== '')])),
    conversations: idFacets(subjects, 'conversation'),
    calls: idFacets(subjects, 'call'),
    textOf: (index) => {
      const known = texts[index];
      if (known !== undefined) return known;
      const action = entries[index]?.action;
      const text = searchKey(`${action?.type ?? ''} ${JSON.stringify([action?.payload])}`);
      texts[index] = text;
      return text;
    },
  };
}

function isOfKind(type: string, kind: string): boolean {
  return kind.endsWith('/') ? type.startsWith(kind) : kind === '' || type === kind;
}

function isAbout(ids: readonly string[] | undefined, id: string): boolean {
  return id === '' || ids?.includes(id) === true;
}

/** The actions that a filter lets through, in order. */
export function filtered(log: LogIndex, filter: LogFilter): readonly TimelineEntry[] {
  const { kind, conversation, call } = filter;
  const text = searchKey(filter.text.trim());
  if (text === '' && kind === '' && conversation === '' && call === '') return log.entries;
  return log.entries.filter(
    ({ action }, index) =>
      isOfKind(action.type, kind) &&
      isAbout(log.subjects[index]?.conversation, conversation) &&
      isAbout(log.subjects[index]?.call, call) &&
      (text === '' || log.textOf(index).includes(text)),
  );
}

/** How many of these entries, which are in order, stand at a position or before it. */
export function countUpTo(entries: readonly TimelineEntry[], position: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.position ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a step of so many leads from a position among the entries that are shown; the ends hold. */
export function stepAmong(entries: readonly TimelineEntry[], position: number, step: number): number {
  const upTo = countUpTo(entries, position);
  const isOn = entries[upTo - 1]?.position === position;
  // Between two of them a step back leads to the one before.
  const from = step < 0 && !isOn ? upTo : upTo - 1;
  const to = Math.max(0, Math.min(entries.length - 1, from + step));
  return entries[to]?.position ?? position;
}

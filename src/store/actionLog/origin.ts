import type { StampedAction } from '../stamp';
import { rules } from './redaction';
import { isRecord } from '../../lib/records';
import { isDomain } from './stateOf';
import type { Doubt, LogFidelity, Translation } from './types';

/** Keys that are ids rather than names of fields. */
const ID = /\d/;

function partsOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((item: unknown) => ['*', item] as const);
  return isRecord(value) ? Object.entries(value) : [];
}

function isComparable(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) return Array.isArray(after) && before.length === after.length;
  return isRecord(before) && isRecord(after);
}

function collect(before: unknown, after: unknown, path: readonly string[], into: Set<string>): void {
  if (before === after) return;
  if (!isComparable(before, after)) {
    into.add(`~ ${path.join('.')}`);
    return;
  }
  const [old, now] = [partsOf(before), partsOf(after)];
  const isList = Array.isArray(before);
  for (const [index, [key, part]] of now.entries()) {
    const place = [...path, ID.test(key) ? '*' : key];
    const known = isList ? old[index] : old.find(([one]) => one === key);
    if (known === undefined) into.add(`+ ${place.join('.')}`);
    else collect(known[1], part, place, into);
  }
  if (isList) return;
  const kept = new Set(now.map(([key]) => key));
  for (const [key] of old) if (!kept.has(key)) into.add(`- ${[...path, key].join('.')}`);
}

/** What differs: `+` a field that was added, `-` one that was taken away, `~` one that changed. */
export function changesBetween(before: unknown, after: unknown): readonly string[] {
  const changes = new Set<string>();
  collect(before, after, [], changes);
  return [...changes];
}

/** What a translation did to an action; null where it left it as it was. */
export function translatedAction(
  position: number,
  recorded: StampedAction,
  present: StampedAction,
): Translation | null {
  if (recorded === present) return null;
  const renamed = recorded.type === present.type ? [] : [`→ ${present.type}`];
  const changes = [...renamed, ...changesBetween(recorded.payload, present.payload)];
  return changes.length === 0 ? null : { position, type: recorded.type, changes };
}

/** What a translation did to the snapshot after so many actions; null where it left it as it was. */
export function translatedSnapshot(
  position: number,
  recorded: unknown,
  present: unknown,
): Translation | null {
  const changes = changesBetween(recorded, present);
  return changes.length === 0 ? null : { position, type: '', changes };
}

function counted(kind: 'unknownType' | 'unknownDomain', names: readonly string[]): Doubt[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ kind, name, count }));
}

/** What of a log, in the present schema, this version does not know. */
export function unknownIn(
  actions: readonly StampedAction[],
  domains: readonly (readonly string[])[],
): readonly Doubt[] {
  const types = actions.map(({ type }) => type).filter((type) => !Object.hasOwn(rules, type));
  const names = domains.flat().filter((name) => !isDomain(name));
  return [...counted('unknownType', types), ...counted('unknownDomain', names)];
}

/** How well a log can be read that was translated so and is doubted for these reasons. */
export function fidelityOf(translations: readonly Translation[], doubts: readonly Doubt[]): LogFidelity {
  if (doubts.length > 0) return 'inexact';
  return translations.length > 0 ? 'translated' : 'exact';
}

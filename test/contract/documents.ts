import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A part of a document. */
export type Part = Record<string, unknown>;

/** The text of a checked-in file, by its path from the project’s root. */
export function checkedIn(path: string): string {
  return readFileSync(path, 'utf8');
}

/** A checked-in document. */
export function documentAt(path: string): Part {
  return parse(checkedIn(path)) as Part;
}

export const OPENAPI = 'docs/contract/openapi.yaml';
export const ASYNCAPI = 'docs/contract/asyncapi.yaml';

/** What a reference of a document leads to; undefined: nothing. */
export function resolve(document: Part, reference: string): unknown {
  const names = reference.replace('#/', '').split('/');
  return names.reduce<unknown>(
    (part, name) => (part as Part | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}

/** Every object in a document. */
export function objectsIn(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Part, ...inner];
}

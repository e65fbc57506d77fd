import { entryOf } from '../../lib/records';
import type { RootState } from '../rootReducer';
import type { Extension, Presence } from './types';

const NONE: readonly Extension[] = [];

/** What another extension does; null: the exchange does not tell. */
export function selectPresence({ presence }: RootState, extension: string): Presence | null {
  return entryOf(presence.byExtension, extension) ?? null;
}

/** The extensions of the centre; none while they are not read. */
export function selectExtensions({ presence }: RootState): readonly Extension[] {
  return presence.extensions ?? NONE;
}

import { entryOf } from '../../lib/records';
import type { RootState } from '../rootReducer';
import type { Presence } from './types';

/** What another extension does; null: the exchange does not tell. */
export function selectPresence({ presence }: RootState, extension: string): Presence | null {
  return entryOf(presence.byExtension, extension) ?? null;
}

import { entryOf } from '../../lib/records';
import type { RootState } from '../rootReducer';
import type { KeptFormsState } from './state';
import type { KeptForm } from './types';

/** Forms that were not saved, by key. */
export function selectKeptForms({ keptForms }: RootState): Readonly<Record<string, KeptForm>> {
  return keptForms.byKey;
}

/** What was typed into a form and not saved, as JSON; null: nothing. */
export function selectKeptValues({ keptForms }: RootState, key: string): string | null {
  return entryOf(keptForms.byKey, key)?.values ?? null;
}

/** The form that was left while it was being saved and was not, the last such one; null: none. */
export function selectUnsaved({ keptForms }: RootState): NonNullable<KeptFormsState['unsaved']> | null {
  return keptForms.unsaved ?? null;
}

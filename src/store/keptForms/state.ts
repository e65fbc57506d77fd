import type { Failure } from '../../lib/failure';
import type { KeptForm } from './types';

/** Forms that were not saved. */
export interface KeptFormsState {
  byKey: Readonly<Record<string, KeptForm>>;
  /** The last one that was left while it was being saved, and was not. */
  unsaved?: { key: string; failure: Failure };
}

/** Before anything was typed. */
export const initialState: KeptFormsState = { byKey: {} };

import type { KeptForm } from './types';

/** Forms that were not saved. */
export interface KeptFormsState {
  byKey: Readonly<Record<string, KeptForm>>;
}

/** Before anything was typed. */
export const initialState: KeptFormsState = { byKey: {} };

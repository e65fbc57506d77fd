import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { KeptForm } from './types';

/** Typing rested, or the agent left a form: keep its values. */
export const keepRequested = request('keptForms/keepRequested')<Omit<KeptForm, 'changedAt'>>();
/** A form was saved, or begun anew: what was typed into it is kept no more. */
export const forgetRequested = request('keptForms/forgetRequested')<{ key: string }>();
/** A form that the agent left while it was being saved was not saved after all: it is kept. */
export const savingFailed = fact('keptForms/savingFailed')<Failure & { key: string }>();
/** Forms of an earlier page came from disk. */
export const restored = fact('keptForms/restored')<{ forms: KeptForm[] }>();
/** The browser could not keep a form, or (null) read them: they do not outlive a reload. */
export const keepingFailed = fact('keptForms/keepingFailed')<Failure & { key: string | null }>();

import { entryOf } from '../../lib/records';
import type { Writing } from './types';

/** The editors of mails that are open. */
export interface OpenEditors {
  /** The mail in the editor; null while it is closed. */
  writing: Writing | null;
  /** Mails whose editor is open in other conversations, to be gone on with there; absent: none ever was. */
  aside?: Readonly<Record<string, Writing>>;
}

function withoutAside<S extends OpenEditors>(state: S, conversationId: string): S {
  const { aside } = state;
  if (aside === undefined || entryOf(aside, conversationId) === undefined) return state;
  const { [conversationId]: _gone, ...others } = aside;
  return { ...state, aside: others };
}

/** The editors that are open in a conversation, also while another one is on screen. */
export function editorsIn({ aside = {}, writing }: OpenEditors, conversationId: string): Writing[] {
  const all = [writing, entryOf(aside, conversationId)];
  return all.flatMap((one) => (one?.conversationId === conversationId ? [one] : []));
}

/** A mail in the editor. One that was open in another conversation waits there. */
export function opened<S extends OpenEditors>(state: S, writing: Writing): S {
  const { writing: former } = state;
  const next = withoutAside({ ...state, writing }, writing.conversationId);
  if (former === null || former.conversationId === writing.conversationId) return next;
  return { ...next, aside: { ...next.aside, [former.conversationId]: former } };
}

/** The editor as the agent left it in a conversation that is on screen again. */
export function backIn<S extends OpenEditors>(state: S, conversationId: string): S {
  const waiting = entryOf(state.aside ?? {}, conversationId);
  return waiting === undefined ? state : opened(state, waiting);
}

/** Closed for one conversation, or (with a key) for one of its mails. */
export function closed<S extends OpenEditors>(state: S, conversationId: string, key?: string): S {
  const isMeant = (one: Writing | null | undefined) =>
    one?.conversationId === conversationId && (key === undefined || one.key === key);
  const next = isMeant(entryOf(state.aside ?? {}, conversationId))
    ? withoutAside(state, conversationId)
    : state;
  return isMeant(next.writing) ? { ...next, writing: null } : next;
}

/** Whom and which files it was opened with is in its draft from now on: opened anew it brings them no second time. */
export function begun<S extends OpenEditors>(state: S, conversationId: string, key: string): S {
  const { writing } = state;
  if (writing?.conversationId !== conversationId || writing.key !== key) return state;
  if (!writing.toAll && writing.brings === undefined && writing.prefill === undefined) return state;
  const { brings: _taken, prefill: _said, ...rest } = writing;
  return { ...state, writing: { ...rest, toAll: false } };
}

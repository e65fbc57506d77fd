import type { Presence } from '../../../store/presence/types';

/** The dialogs of an extension by id, each with its state (RFC 4235 §3.7). */
export type DialogStates = ReadonlyMap<string, string>;

/** More than any extension has to say. */
const MOST_CHARACTERS = 64_000;

const RINGING = new Set(['trying', 'proceeding', 'early']);

function childrenOf(parent: Element, name: string): Element[] {
  return [...parent.children].filter(({ localName }) => localName === name);
}

/** The root of a document without a type of its own, whose entities could be anything. */
function rootOf(body: string): Element | null {
  if (body.length > MOST_CHARACTERS || /<!(?:DOCTYPE|ENTITY)/i.test(body)) return null;
  const { documentElement } = new DOMParser().parseFromString(body.trim(), 'application/xml');
  return documentElement.localName === 'dialog-info' ? documentElement : null;
}

/**
 * What an extension does after this document: a partial one changes the dialogs it names, any other replaces all.
 * Null when it cannot be read; then nothing is known to have changed. Its version is not looked at: notifications
 * come in order, and some exchanges number all of them 0.
 */
export function readDialogInfo(body: string, before: DialogStates): DialogStates | null {
  const root = rootOf(body);
  if (root === null) return null;
  const states = new Map(root.getAttribute('state') === 'partial' ? before : []);
  childrenOf(root, 'dialog').forEach((dialog, index) => {
    const state = childrenOf(dialog, 'state')[0]?.textContent.trim().toLowerCase() ?? '';
    states.set(dialog.getAttribute('id') ?? String(index), state);
  });
  return states;
}

/** What these dialogs come to: one that is confirmed outweighs one that rings (spec 2 §4). */
export function presenceOf(states: DialogStates): Presence {
  const all = [...states.values()];
  if (all.includes('confirmed')) return 'busy';
  return all.some((state) => RINGING.has(state)) ? 'ringing' : 'available';
}

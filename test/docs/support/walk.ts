import type { UnknownAction } from '@reduxjs/toolkit';

/** A slice of the state as a diagram sees it. */
export interface Walked<S> {
  reduce(state: S | undefined, action: UnknownAction): S;
  /** The state's name in the diagram. */
  nameOf(state: S): string;
  /** Whatever else decides where an action leads; states that agree in it and in the name are one. */
  detailOf?(state: S): string;
}

/** An action as diagrams write it: without its domain where that is the diagram's own. */
function labelOf(type: string, domain: string): string {
  return type.startsWith(`${domain}/`) ? type.slice(domain.length + 1) : type;
}

/**
 * Tries every action in every state that can be reached from the beginning.
 * @returns the steps that change the state's name, as `from --> to: label`
 */
export function stepsOf<S>(slice: Walked<S>, domain: string, actions: readonly UnknownAction[]): Set<string> {
  const steps = new Set<string>();
  const seen = new Set<string>();
  const open: S[] = [];

  function visit(state: S): void {
    const key = `${slice.nameOf(state)} ${slice.detailOf?.(state) ?? ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    open.push(state);
  }

  visit(slice.reduce(undefined, { type: '@@test/init' }));
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const from = slice.nameOf(state);
    for (const action of actions) {
      const next = slice.reduce(state, action);
      const to = slice.nameOf(next);
      if (to !== from) steps.add(`${from} --> ${to}: ${labelOf(action.type, domain)}`);
      visit(next);
    }
  }
  return steps;
}

import type { LiveCall } from './board';

const WEIGHT: Record<LiveCall['state'], number> = { trying: 0, early: 1, confirmed: 2 };

/** What dialog-info tells of an extension: its weightiest call, or none. */
export interface ExtensionState {
  state: LiveCall['state'] | 'terminated';
  direction: LiveCall['direction'] | null;
  id: string;
}

/** The state of an extension with these calls. */
export function stateOf(extension: string, calls: readonly LiveCall[]): ExtensionState {
  const [call] = [...calls].sort((a, b) => WEIGHT[b.state] - WEIGHT[a.state]);
  if (!call) return { state: 'terminated', direction: null, id: extension };
  return { state: call.state, direction: call.direction, id: call.uniqueid };
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** The document of RFC 4235 for an extension. */
export function dialogInfo(
  entity: string,
  version: number,
  { state, direction, id }: ExtensionState,
): string {
  const way = direction === null ? '' : ` direction="${direction}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<dialog-info xmlns="urn:ietf:params:xml:ns:dialog-info" version="${version}" state="full" entity="${escaped(entity)}">`,
    `<dialog id="${escaped(id)}"${way}><state>${state}</state></dialog>`,
    '</dialog-info>',
    '',
  ].join('\r\n');
}

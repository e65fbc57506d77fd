import type { Board } from './board';
import type { AgentLeg } from './legs/leg';

/** A dialog as a Replaces header names it (RFC 3891): `to` is the tag of whoever gets the header. */
export interface DialogName {
  callId: string;
  toTag: string;
  fromTag: string;
  earlyOnly: boolean;
}

/** Reads the value of a Replaces header; undefined when it is none. */
export function readReplaces(value: string): DialogName | undefined {
  const [callId = '', ...parameters] = value.split(';').map((part) => part.trim());
  const of = (name: string): string | undefined =>
    parameters.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const toTag = of('to-tag');
  const fromTag = of('from-tag');
  if (callId === '' || toTag === undefined || fromTag === undefined) return undefined;
  return { callId, toTag, fromTag, earlyOnly: parameters.includes('early-only') };
}

/** The established leg that a dialog's name means, from the exchange's view. */
export function legOf(board: Board, name: DialogName): AgentLeg | undefined {
  const legs = board.all().map((call) => call.leg);
  const found = legs.find(
    (leg) =>
      leg?.session.callId === name.callId &&
      leg.session.localTag === name.toTag &&
      leg.session.remoteTag === name.fromTag,
  );
  return found ?? undefined;
}

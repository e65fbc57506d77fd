/** Headers with which an exchange and the console tell each other about a call, by what they tell (spec 2 §3). */
export const SIP_HEADER = {
  /** The centre's own id of the call. */
  uniqueId: 'X-Uniqueid',
  /** The queue: told by the exchange for an incoming call, by the console for one that it places. */
  queue: 'X-Fila',
  /** The contact, where the centre knows it. */
  contact: 'X-Cliente',
  /** The number of the conference room that the call leads to. */
  room: 'X-Sala',
  /** The extension of that room. */
  roomExtension: 'X-Conferencia',
  /** Who is in the room already: with 1, 2, … at the end. */
  roomUserName: 'X-Nome',
  roomUserNumber: 'X-Numero',
  /** Asterisk's way to tell the Q.850 cause in a BYE; others use Reason (RFC 3326). */
  hangupCause: 'X-Asterisk-HangupCauseCode',
} as const;

/** Whether two names mean the same header: they know no case (RFC 3261 §7.3.1). */
export function isSameHeader(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Headers of a call, or what the centre tells of them. */
export type SipHeaders = Readonly<Record<string, string | null>>;

/** The value of a header without the space around it; null where there is none, or an empty one. */
export function headerValue(headers: SipHeaders, name: string): string | null {
  const found = Object.entries(headers).find(([own]) => isSameHeader(own, name));
  const value = found?.[1]?.trim() ?? '';
  return value === '' ? null : value;
}

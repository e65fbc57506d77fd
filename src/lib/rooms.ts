import { headerValue, SIP_HEADER, type SipHeaders } from './sipHeaders';

/** What the extensions of conference rooms begin with (spec 2 §4). */
const PREFIX = '*70';

/** What is dialled to go into a conference room. */
export function roomExtension(room: string): string {
  return PREFIX + room;
}

/** The number of the room that an extension leads to; what does not begin as one is taken for the number itself. */
export function roomNumber(extension: string): string {
  return extension.startsWith(PREFIX) ? extension.slice(PREFIX.length) : extension;
}

/** The number of the room that a call leads to, from its headers: either of them may carry either form. */
export function roomOfHeaders(headers: SipHeaders): string | null {
  const extension = headerValue(headers, SIP_HEADER.room) ?? headerValue(headers, SIP_HEADER.roomExtension);
  return extension === null ? null : roomNumber(extension);
}

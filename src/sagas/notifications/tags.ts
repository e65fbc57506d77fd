/** The tag of what came while the console was cut off. */
export const SUMMARY = 'summary';

/** The tag of a telephone that is out. */
export const PHONE_OUT = 'phoneOut';

/** The tag of a telephone that is back. */
export const PHONE_BACK = 'phoneBack';

const CALL = 'call:';

const MISSED = 'missed:';

const REMINDER = 'reminder:';

/** One notice for each conversation: a newer one takes its place. */
export function conversationTag(conversationId: string): string {
  return `conversation:${conversationId}`;
}

/** The tag of an incoming call. */
export function callTag(callId: string): string {
  return CALL + callId;
}

/** The call of a tag; null for that of anything else. */
export function callOfTag(tag: string): string | null {
  return tag.startsWith(CALL) ? tag.slice(CALL.length) : null;
}

/** The tag of a call that was missed. */
export function missedTag(callId: string): string {
  return MISSED + callId;
}

/** The missed call of a tag; null for that of anything else. */
export function missedOfTag(tag: string): string | null {
  return tag.startsWith(MISSED) ? tag.slice(MISSED.length) : null;
}

/** The tag of a reminder of the agenda. */
export function reminderTag(id: string): string {
  return REMINDER + id;
}

/** The entry of the agenda of a tag; null for that of anything else. */
export function reminderOfTag(tag: string): string | null {
  return tag.startsWith(REMINDER) ? tag.slice(REMINDER.length) : null;
}

/** The tag of what was not delivered in a conversation. */
export function failureTag(conversationId: string): string {
  return `failure:${conversationId}`;
}

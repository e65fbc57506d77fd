/** The centre's own id of a call, as the exchange puts it into an INVITE. */
export const UNIQUE_ID_HEADER = 'X-Uniqueid';

/** The queue of a call: told by the exchange for an incoming one, by the console for one it places. */
export const QUEUE_HEADER = 'X-Fila';

/** The contact of a call, where the centre knows it. */
export const CONTACT_HEADER = 'X-Cliente';

/** Asterisk's way to tell the Q.850 cause in a BYE; others use Reason (RFC 3326). */
export const HANGUP_CAUSE_HEADER = 'X-Asterisk-HangupCauseCode';

/** What every exchange of the contract listens to: SIP over WebSocket (RFC 7118) on this path. */
export const SIP_PATH = '/ws';

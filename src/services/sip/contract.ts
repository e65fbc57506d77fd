/** What every exchange of the contract listens to: SIP over WebSocket (RFC 7118) on this path. */
export const SIP_PATH = '/ws';

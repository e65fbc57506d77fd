import type { Session } from 'sip.js';

/**
 * Sends one key (0-9, A-D, *, #) to the other side: as telephone-event where it was negotiated, else as SIP INFO,
 * and says which. Keys pressed faster than tones last are queued. Rejects `notEstablished`, `invalidTarget` (no such
 * key), `negotiationFailed` (the INFO was refused; `message` is the status).
 */
export function sendDigit(session: Session, pc: RTCPeerConnection, digit: string): Promise<'rtp' | 'info'> {
  return Promise.reject(new Error(`${session.id} ${pc.connectionState} ${digit}`));
}

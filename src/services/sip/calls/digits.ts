import { SessionState } from 'sip.js';
import type { Session } from 'sip.js';
import type { IncomingResponse } from 'sip.js/lib/core';
import { ServiceError } from '../../serviceError';
import { catchUpCall } from '../sequence';

/** How long a key sounds, and the least silence before the next. */
const TONE_MS = 160;
const GAP_MS = 70;

const KEY = /^[0-9A-D*#]$/;

const TELEPHONE_EVENT = /^a=rtpmap:\d+ telephone-event\//im;

/** What sends tones within the sound (RFC 4733), where both sides agreed on it; not every browser knows by itself. */
function toneSender(pc: RTCPeerConnection): RTCDTMFSender | null {
  const descriptions = [pc.currentLocalDescription, pc.currentRemoteDescription];
  if (!descriptions.every((description) => TELEPHONE_EVENT.test(description?.sdp ?? ''))) return null;
  const senders = pc.getSenders().map(({ dtmf }) => dtmf);
  return senders.find((dtmf) => dtmf !== null && (!('canInsertDTMF' in dtmf) || dtmf.canInsertDTMF)) ?? null;
}

function playTone(dtmf: RTCDTMFSender, key: string): boolean {
  try {
    // What is given replaces what waits.
    dtmf.insertDTMF(`${dtmf.toneBuffer}${key}`, TONE_MS, GAP_MS);
    return true;
  } catch {
    return false;
  }
}

function sendInfo(session: Session, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const content = `Signal=${key}\r\nDuration=${TONE_MS}\r\n`;
    const body = { contentDisposition: 'render', contentType: 'application/dtmf-relay', content };
    const onAccept = (): void => {
      catchUpCall(session, sent);
      resolve();
    };
    const onReject = ({ message }: IncomingResponse): void => {
      catchUpCall(session, sent);
      reject(new ServiceError('negotiationFailed', String(message.statusCode ?? '')));
    };
    const requestDelegate = { onAccept, onRedirect: onReject, onReject };
    const sent = session.info({ requestOptions: { body }, requestDelegate });
    sent.catch(() => reject(new ServiceError('notEstablished')));
  });
}

/**
 * Sends one key (0-9, A-D, *, #) to the other side: as telephone-event where it was negotiated, else as SIP INFO,
 * and says which. Keys pressed faster than tones last are queued. Rejects `invalidTarget` (no such key),
 * `notEstablished`, `negotiationFailed` (the INFO was refused; `message` is the status).
 */
export async function sendDigit(
  session: Session,
  pc: RTCPeerConnection,
  digit: string,
): Promise<'rtp' | 'info'> {
  const key = digit.toUpperCase();
  if (!KEY.test(key)) throw new ServiceError('invalidTarget');
  const dtmf = toneSender(pc);
  if (dtmf !== null && playTone(dtmf, key)) return 'rtp';
  if (session.state !== SessionState.Established) throw new ServiceError('notEstablished');
  await sendInfo(session, key);
  return 'info';
}

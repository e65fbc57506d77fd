import { SessionState, type Session } from 'sip.js';
import {
  NonInviteClientTransaction,
  UserAgentClient,
  type Body,
  type IncomingResponse,
  type SessionDialog,
} from 'sip.js/lib/core';
import { ServiceError } from '../../serviceError';
import { advanceCallCSeq, advanceCSeq } from '../sequence';

/** How long a key sounds, and the least silence before the next. */
const TONE_MS = 160;
const GAP_MS = 70;

const KEY = /^[0-9A-D*#]$/;

/** The sound of a call begins a moment after its answer: a key waits so long for it, and looks so often. */
const SOUND_WAIT_MS = 2_000;
const LOOK_MS = 50;

const TELEPHONE_EVENT = /^a=rtpmap:\d+ telephone-event\//im;

/** Calls whose sound a key waited for in vain: the keys after it go at once. */
const soundless = new WeakSet<RTCPeerConnection>();

/** Whether both sides agreed on tones within the sound (RFC 4733). */
function agreeOnTones(pc: RTCPeerConnection): boolean {
  // Before the answer what was agreed on is provisional.
  const descriptions = [
    pc.currentLocalDescription ?? pc.localDescription,
    pc.currentRemoteDescription ?? pc.remoteDescription,
  ];
  return descriptions.every((description) => TELEPHONE_EVENT.test(description?.sdp ?? ''));
}

/** Whether sound goes out, now or in a moment: it does not on hold by the other side, nor over a lost connection. */
function isSending(pc: RTCPeerConnection): boolean {
  if (pc.connectionState === 'failed' || pc.connectionState === 'closed') return false;
  return pc
    .getTransceivers()
    .some(({ currentDirection }) => currentDirection === 'sendrecv' || currentDirection === 'sendonly');
}

/** What sends tones within the sound; not every browser says by itself whether it can. */
function toneSender(pc: RTCPeerConnection): RTCDTMFSender | null {
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

/** Whether the key went as a tone within the sound. */
async function sendTone(pc: RTCPeerConnection, key: string): Promise<boolean> {
  if (!agreeOnTones(pc)) return false;
  for (let waitedMs = 0; ; waitedMs += LOOK_MS) {
    const dtmf = toneSender(pc);
    if (dtmf !== null && playTone(dtmf, key)) return true;
    if (!isSending(pc) || soundless.has(pc)) return false;
    if (waitedMs >= SOUND_WAIT_MS) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  soundless.add(pc);
  return false;
}

function bodyOf(key: string): Body {
  const content = `Signal=${key}\r\nDuration=${TONE_MS}\r\n`;
  return { contentDisposition: 'render', contentType: 'application/dtmf-relay', content };
}

/** INFO before the answer (RFC 6086 §4.2.1), which SIP.js does not send. */
function sendEarlyInfo(dialog: SessionDialog, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = dialog.createOutgoingRequestMessage('INFO', { body: bodyOf(key) });
    const onAccept = (): void => {
      advanceCSeq(dialog, { message: request });
      resolve();
    };
    const onReject = ({ message }: IncomingResponse): void => {
      advanceCSeq(dialog, { message: request });
      reject(new ServiceError('negotiationFailed', String(message.statusCode ?? '')));
    };
    const delegate = { onAccept, onRedirect: onReject, onReject };
    new UserAgentClient(NonInviteClientTransaction, dialog.userAgentCore, request, delegate);
  });
}

function sendInfo(session: Session, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAccept = (): void => {
      advanceCallCSeq(session, sent);
      resolve();
    };
    const onReject = ({ message }: IncomingResponse): void => {
      advanceCallCSeq(session, sent);
      reject(new ServiceError('negotiationFailed', String(message.statusCode ?? '')));
    };
    const requestDelegate = { onAccept, onRedirect: onReject, onReject };
    const sent = session.info({ requestOptions: { body: bodyOf(key) }, requestDelegate });
    sent.catch(() => reject(new ServiceError('notEstablished')));
  });
}

/**
 * Sends one key (0-9, A-D, *, #) to the other side: as telephone-event where it was negotiated, else as SIP INFO,
 * and says which. The first key waits up to 2 s for the sound to run. Tones are queued; keys keep their order when each
 * is sent after the one before it. Rejects `invalidTarget` (no such key), `notEstablished`, `negotiationFailed` (the INFO was
 * refused; `message` is the status).
 * @param early the party that is heard before the answer
 */
export async function sendDigit(
  session: Session,
  pc: RTCPeerConnection,
  digit: string,
  early: SessionDialog | null = null,
): Promise<'rtp' | 'info'> {
  const key = digit.toUpperCase();
  if (!KEY.test(key)) throw new ServiceError('invalidTarget');
  if (await sendTone(pc, key)) return 'rtp';
  if (session.state === SessionState.Established) await sendInfo(session, key);
  else if (early?.early === true) await sendEarlyInfo(early, key);
  else throw new ServiceError('notEstablished');
  return 'info';
}

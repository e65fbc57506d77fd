import type { Failure } from '../../lib/failure';
import { fact } from '../stamp';
import type { Call, CallEnd } from './types';

/** An INVITE came for the agent (RFC 3261 §13), or the centre says that the desk telephone rings. */
export const offered = fact('calls/offered')<{
  callId: string;
  telephone?: 'desk';
  number: string;
  name: string | null;
  /** From the headers, else the agent's first voice queue. */
  queue: string | null;
  uniqueId: string | null;
  /** From the headers. */
  contactId?: string | null;
  data: Record<string, string>;
  /** Of a call into a conference room, from the headers: who is there already. */
  conference?: { room: string; users: { name: string | null; number: string }[] };
  /** The live call that this one takes the place of (RFC 3891); nobody is asked. */
  replaces?: string;
  /** When the console answers by itself, ms since 1970; null: it waits for the agent. */
  autoAnswerAt: number | null;
}>();
/** A call came while another one was there, and was sent on with 486; or the agent is not to be disturbed (480). */
export const offerRefused = fact('calls/offerRefused')<{
  callId: string;
  number: string;
  name: string | null;
  why?: 'doNotDisturb';
  /** The centre's own id, of a call that is told as missed. */
  uniqueId?: string | null;
}>();
/** The agent's dialling became a call. */
export const dialed = fact('calls/dialed')<{
  callId: string;
  telephone?: 'desk';
  number: string;
  name: string | null;
  /** Null: it was dialled on the desk telephone itself, for none. */
  queue: string | null;
  contactId: string | null;
  consultOf: string | null;
  /** The conference room that the number leads to. */
  room?: string;
}>();
/** Nothing was dialled: no voice queue, no registration, no free line. */
export const dialRefused = fact('calls/dialRefused')<
  Failure & {
    number: string;
    /** `centreAway` and `deskBusy` of a desk telephone, for which the centre dials. */
    reason: 'noVoiceQueue' | 'notConnected' | 'notRegistered' | 'invalidNumber' | 'centreAway' | 'deskBusy';
  }
>();
/** A call on the desk telephone that this page did not see begin, as after a reload. */
export const deskCallFound = fact('calls/deskCallFound')<
  Pick<
    Call,
    | 'data'
    | 'direction'
    | 'number'
    | 'name'
    | 'queue'
    | 'uniqueId'
    | 'contactId'
    | 'conversationId'
    | 'startedAt'
  > & {
    callId: string;
    answeredAt: number;
    /** The conference room that it leads to. */
    room?: string;
  }
>();
/** The other side answered provisionally: 180 rings, 183 with `earlyMedia` has sound. */
export const progressed = fact('calls/progressed')<{
  callId: string;
  status: number;
  earlyMedia: boolean;
}>();
/** The 200 is on its way. */
export const answerStarted = fact('calls/answerStarted')<{ callId: string; automatic: boolean }>();
/** The dialog is confirmed: both sides speak. */
export const answered = fact('calls/answered')<{ callId: string }>();
/** The agent's BYE, CANCEL or refusal is on its way. */
export const hangUpStarted = fact('calls/hangUpStarted')<{ callId: string }>();
/** The exchange said anew who is at the other end (P-Asserted-Identity). */
export const identityChanged = fact('calls/identityChanged')<{
  callId: string;
  number: string;
  name: string | null;
}>();
/** The call is over, or never came about. */
export const ended = fact('calls/ended')<{ callId: string; end: CallEnd }>();
/** The last call ended without a classification: the agent has to choose one (spec 2 §4). */
export const classificationRequired = fact('calls/classificationRequired')<{ callId: string }>();
/** The agent was paused so that a call can be classified; an earlier pause comes back afterwards. */
export const classificationPauseStarted = fact('calls/classificationPauseStarted')<{
  formerReason: string | null;
}>();
/** The agent is as before that pause. */
export const classificationPauseEnded = fact('calls/classificationPauseEnded')();
/** A classification went out. */
export const classifyStarted = fact('calls/classifyStarted')<{ callId: string }>();
/** The server has the classification. */
export const classified = fact('calls/classified')<{ callId: string }>();
/** The agent may leave the classification for later: it is kept where something was chosen. */
export const classificationDeferred = fact('calls/classificationDeferred')<{ callId: string }>();
/** The server refused the classification. */
export const classifyFailed = fact('calls/classifyFailed')<Failure & { callId: string }>();

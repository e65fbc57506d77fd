import type { Failure } from '../../lib/failure';

/** A call as the server's channel reports it; the softphone owns the live call itself. */
export interface ReportedCall {
  uniqueId: string;
  /** The SIP Call-ID, where the server knows it. */
  callId: string | null;
  number: string;
  name: string | null;
  queue: string | null;
  incoming: boolean;
  contactId: string | null;
  /** The conversation (atendimento) that the call belongs to. */
  conversationId: string | null;
  /** Null: the server did not say. */
  startedAt: string | null;
  /** Null while it was not answered. */
  answeredAt: string | null;
  /** The conference room that the call is in or goes to (X-Sala), without the prefix. */
  room?: string;
  /** The number that the customer dialled, where the server says it. */
  dialledNumber?: string;
  /** Its X- headers by name, where the server tells any. */
  data?: Record<string, string>;
}

/**
 * Where a call is (spec 2 §4). `dialing`: INVITE prepared or sent; `ringing`: the other side rings (180);
 * `offered`: rings here; `answering`: the agent took it, the 200 is on its way; `active`: established;
 * `ending`: the agent hung up, the answer is awaited. An ended call leaves the live set.
 */
export type CallPhase = 'dialing' | 'ringing' | 'offered' | 'answering' | 'active' | 'ending';

/** Hold as the other side accepted it, and a change under way; only a 2xx moves it. */
export type HoldState = 'off' | 'turningOn' | 'on' | 'turningOff';

/** Why a call ended or never began: the spec's causes, a normal end, and the session errors by kind. */
export type CallCause =
  | 'completed'
  | 'busy'
  | 'rejected'
  | 'unavailable'
  | 'cancelled'
  | 'completedElsewhere'
  | 'notFound'
  | 'redirected'
  | 'noAnswer'
  | 'requestTerminated'
  | 'temporarilyUnavailable'
  | 'misconfiguredAccount'
  | 'replacesUnknown'
  | 'replacesTerminated'
  | 'replacesNotEarly'
  | 'addressIncomplete'
  | 'incompatible'
  | 'noRelay'
  | 'intermediaryRejected'
  | 'overloaded'
  | 'unwanted'
  | 'authentication'
  | 'connection'
  | 'timeout'
  | 'unconfirmed'
  | 'microphoneRefused'
  | 'microphoneMissing'
  | 'microphoneBusy'
  | 'notConnected'
  | 'notRegistered'
  | 'othersNotHeld'
  | 'notPlaced'
  | 'sessionError';

/** How a call ended. */
export interface CallEnd {
  by: 'agent' | 'other' | 'console';
  cause: CallCause;
  /** Final SIP status, where there was one. */
  status: number | null;
  /** Q.850 cause of the Reason or X-Asterisk-HangupCauseCode header. */
  q850: number | null;
  /** When the other side wants to be tried again, s; absent where it does not say. */
  retryAfterS?: number;
}

/** One direction of a call's sound: 0 to 100, and whether it is muted. */
export interface Level {
  volume: number;
  muted: boolean;
}

/** Voice quality, one sample in 5 s; MOS from 1 to 4.5 (`meanOpinion`). */
export interface QualitySample {
  mos: number;
  rttMs: number;
  jitterMs: number;
  /** 0 to 1, of this interval. */
  lossFraction: number;
}

/** The samples of a call, folded. */
export interface CallQuality {
  last: QualitySample;
  lowest: number;
  highest: number;
  average: number;
  count: number;
}

/** A transfer under way: where to, and the last status that a NOTIFY told. `room`: the agent is there already. */
export interface TransferProgress {
  kind: 'blind' | 'attended' | 'room';
  to: string;
  status: number | null;
}

/** Media of a call as the peer connection tells it. */
export type MediaState = 'connecting' | 'connected' | 'interrupted' | 'failed';

/** A trouble with the sound that the agent is told, and can mend by one click. */
export type SoundTrouble =
  | 'hearingNothing'
  | 'notHeard'
  | 'talkingWhileMuted'
  | 'sendingSilence'
  | 'sentDirectly';

/** Somebody in a conference room, or on the way to it (spec 2 §3). */
export interface Participant {
  /** Made once by the console, also as the key of the request; of somebody whom the centre told of, its own id. */
  id: string;
  name: string | null;
  number: string;
  /** Of an agent whom this one asked into the room. */
  extension: string | null;
  /** The centre's own id of their call; null until it tells it. */
  uniqueId: string | null;
  /** What the centre named their call when it was asked to call them. */
  legId: string | null;
  /**
   * `asking`: the centre is asked to call; `called`: it rings there; `in` the room; `out`: they did not come;
   * `untold`: rung for as long as it rings, and nobody says what became of it.
   */
  state: 'asking' | 'called' | 'in' | 'out' | 'untold';
  /** The centre is asked to take them out. */
  isLeaving: boolean;
  /** Why the centre did not do what it was asked. */
  failure: Failure | null;
  /** Q.850 cause of why they did not come. */
  cause: number | null;
}

/** The conference room that a call leads to, with everybody else in it. */
export interface Conference {
  /** Without the prefix. */
  room: string;
  users: readonly Participant[];
}

/** A live call (spec 2 §3). */
export interface Call {
  /** The SIP Call-ID. */
  id: string;
  /** The telephone that it is spoken on; absent: this browser. */
  telephone?: 'desk';
  direction: 'incoming' | 'outgoing';
  phase: CallPhase;
  number: string;
  name: string | null;
  queue: string | null;
  /** The number that the customer dialled; absent while the server does not say it. */
  dialledNumber?: string;
  /** The centre's own id of the call; null until the server or a header tells it. */
  uniqueId: string | null;
  contactId: string | null;
  /** Whose number it is, as the centre answered; absent until it did, null where it knows nobody by that number. */
  foundContact?: { number: string; contactId: string | null };
  conversationId: string | null;
  /** Headers of the INVITE that begin with X-, by name. */
  data: Record<string, string>;
  hold: HoldState;
  /** The other side holds us. */
  remoteHold: boolean;
  speaker: Level;
  microphone: Level;
  media: MediaState;
  /** The other side sends its own ring-back or announcement before the answer. */
  earlyMedia: boolean;
  /** ms since 1970, as all times of a live call. */
  startedAt: number;
  answeredAt: number | null;
  /** When the console answers by itself; null: it does not. */
  autoAnswerAt: number | null;
  transfer: TransferProgress | null;
  /** The call that this one took the place of (RFC 3891); absent: none. */
  replaces?: string;
  /** The call that this one consults about, in an attended transfer. */
  consultOf: string | null;
  /** Of a call into a room. */
  conference?: Conference;
  quality: CallQuality | null;
  troubles: readonly SoundTrouble[];
  repairing: boolean;
  /** Keys pressed during the call, for the display. */
  digits: string;
  classified: boolean;
}

/** A call that is over; one with a `transfer` that the agent completed was handed over. */
export interface EndedCall extends Omit<Call, 'phase'> {
  endedAt: number;
  end: CallEnd;
}

/** A call that came and was not answered, or that the server told of and no softphone had. */
export interface MissedCall {
  /** The SIP Call-ID; of one that never reached the softphone, the centre's own id. */
  id: string;
  number: string;
  name: string | null;
  queue: string | null;
  /** It rang here; the others never reached the softphone, or were refused there. */
  rang: boolean;
  /** Why the softphone refused it. */
  why?: 'doNotDisturb';
  /** ms since 1970. */
  at: number;
  /** An earlier page told of it; absent on the page that it came to. */
  wasTold?: true;
}

/** Something small that went wrong and is told in passing. */
export interface CallNotice {
  kind: 'callerTurnedAway' | 'digitFailed' | 'holdFailed' | 'resumeFailed' | 'repairFailed' | 'roomFailed';
  /** Name or number of the other side; '' where it is not known. */
  who: string;
}

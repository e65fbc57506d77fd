import type { CallCause, MediaState, QualitySample } from '../../store/calls/types';
import type { Presence } from '../../store/presence/types';
import type { NetworkReport } from '../../store/softphone/types';

/** Who registers where (spec 2 §7, Signalling). */
export interface SipAccount {
  /** The settings dialog's text: a host, with or without scheme, port and path. */
  exchange: string;
  /** The port of an exchange whose address names none. */
  port: number;
  extension: string;
  password: string;
  displayName: string;
  /** Name and version of the product. */
  userAgent: string;
  /** Of this browser profile: the exchange then knows the same device again (RFC 5626). */
  instanceId: string;
}

/** What the exchange said of a call that it offers. */
export interface Offer {
  callId: string;
  number: string;
  name: string | null;
  /** Headers of the INVITE that begin with X-, by name. */
  data: Record<string, string>;
  /** Call-Info says that the call is to be answered at once. */
  answersItself: boolean;
  /**
   * The live call that this one takes the place of (RFC 3891). The softphone answers by itself, on hold where the other
   * one is; `established` follows, then the end of the other call.
   */
  replaces?: string;
}

/** How a call ended, by the wire. */
export interface SipEnd {
  callId: string;
  by: 'agent' | 'other' | 'console';
  cause: CallCause;
  status: number | null;
  q850: number | null;
  /** Of Retry-After. */
  retryAfterS?: number;
}

/**
 * Something that came from the exchange or the peer connection by itself; each becomes one fact. Answers to
 * commands are not here: their promises settle.
 */
export type SipEvent =
  | { kind: 'socketLost'; code: number | null; reason: string }
  /** A refresh of the registration; a refusal, silence (null) or a yes that binds another address (200) is `registrationLost`. */
  | { kind: 'registrationRefreshed'; expiresInS: number }
  | { kind: 'registrationLost'; status: number | null; phrase: string; retryAfterS: number | null }
  | ({ kind: 'offered' } & Offer)
  | { kind: 'progressed'; callId: string; status: number; earlyMedia: boolean }
  | { kind: 'established'; callId: string }
  | { kind: 'identityChanged'; callId: string; number: string; name: string | null }
  | { kind: 'remoteHoldChanged'; callId: string; held: boolean }
  | { kind: 'transferProgressed'; callId: string; status: number }
  | { kind: 'mediaChanged'; callId: string; media: MediaState }
  | { kind: 'measured'; callId: string; sample: QualitySample }
  /** No packet or no energy for 10 s, one way; `heard` ends it. */
  | { kind: 'soundMissed'; callId: string; direction: 'in' | 'out' }
  | { kind: 'soundHeard'; callId: string; direction: 'in' | 'out' }
  | ({ kind: 'ended' } & SipEnd)
  | { kind: 'presenceReported'; extension: string; presence: Presence }
  | { kind: 'presenceUnknown'; extension: string }
  /** The ICE servers are others, or do otherwise; never heard of where there are none. */
  | ({ kind: 'networkReported' } & NetworkReport);

/** What the settings say of ICE servers. */
export interface NetworkSettings {
  /** Addresses in place of the deployment's; those that relay get the deployment's credentials. */
  addresses: readonly string[];
  /** All sound goes by a TURN server, also where only the deployment says so. */
  relayOnly: boolean;
}

/** A call to place. The id becomes the SIP Call-ID. */
export interface OutgoingCall {
  callId: string;
  number: string;
  name: string | null;
  /** More headers of the INVITE, each a whole line. */
  headers: string[];
}

/**
 * The softphone: one registration and its calls, by call id. Commands reject with a ServiceError whose code is
 * one of `SipErrorCode`; a command for a call that is over resolves and does nothing, unless it says otherwise.
 */
export interface Softphone {
  /** What this browser lacks for calls, by the names of the web's standards; empty: it can speak. */
  lacks(): readonly string[];
  /** Whether the exchange can be reached again: a socket to it opens within 500 ms. Rejects `socketFailed`. */
  probe(account: SipAccount): Promise<boolean>;
  /** Asks the exchange at once whether it is there; silence becomes `socketLost`. */
  check(): void;
  /**
   * Opens the socket, 10 s at most; calls of an earlier socket live on. Rejects `socketTimeout`, `socketFailed`,
   * `localNetworkDenied`.
   */
  connect(account: SipAccount): Promise<void>;
  /**
   * Registers anew (expiry 3600 s) with a fresh Registerer and keeps it fresh. Resolves with the granted expiry;
   * rejects `registrationRefused` (with status and phrase in `message`), `timeout` (silence, or a refusal that may
   * pass, 408 or 5xx, in `message`; the error's `retryAfterS` is what the exchange asked for), `notBound` (a 200 whose
   * addresses are not this console's), `socketLost`.
   */
  register(): Promise<number>;
  /** Registers again on a doubt, at most each 30 s; what comes of it is an event. Nothing happens while unregistered. */
  renew(): void;
  /** Signs off (1 s at most), ends every call and closes the socket. Never rejects. */
  disconnect(): Promise<void>;
  /** Ends the registration's subscriptions and calls at once, without a word: the page goes away. */
  dispose(): void;
  /** Resolves when the INVITE is on the wire; rejects when it never was: microphone, no socket. */
  invite(call: OutgoingCall): Promise<void>;
  /** Resolves when the 200 is on the wire; rejects when it was too late or the microphone failed. */
  answer(callId: string): Promise<void>;
  /** Refuses an offered call; 480 by default. */
  decline(callId: string, status?: 480 | 486 | 603): Promise<void>;
  /** Ends an offered call that the exchange says it no longer knows; `ended` follows. Resolves when that is settled. */
  proveOffer(callId: string): Promise<void>;
  /** BYE, CANCEL or refusal, as the call is. `ended` follows. */
  hangUp(callId: string): Promise<void>;
  /** Resolves when the other side accepted (2xx); rejects and leaves the call as it was otherwise. */
  hold(callId: string): Promise<void>;
  resume(callId: string): Promise<void>;
  /** Says how it was sent. */
  sendDigit(callId: string, digit: string): Promise<'rtp' | 'info'>;
  /**
   * Resolves when a NOTIFY says 2xx; rejects `transferFailed` with the status, `transferTimeout` after 20 s, or at once
   * `notConnected` without a socket and `socketLost` when it goes before the REFER is answered.
   */
  transferBlind(callId: string, number: string): Promise<void>;
  transferAttended(callId: string, otherCallId: string): Promise<void>;
  /** A re-INVITE with ICE restart, keeping hold: after a reconnection, or to mend the sound. */
  restartIce(callId: string): Promise<void>;
  /** Opens the microphone again and puts it into the call, without renegotiation. */
  reopenMicrophone(callId: string): Promise<void>;
  /** Goes by these settings and by the deployment's servers: every call to come, and every ICE restart. */
  useNetwork(settings: NetworkSettings): void;
  /** The ICE servers that calls go by, with what signs in there: for other services alone. */
  iceServers(): readonly RTCIceServer[];
  /** Watches the presence of these extensions, and of no others. */
  watchPresence(extensions: readonly string[]): void;
  /** Calls the listener for each event; returns how to unsubscribe. */
  subscribe(listener: (event: SipEvent) => void): () => void;
  /**
   * Gives what comes of a call to this listener alone: one of the console's own, of which no subscriber hears. To be
   * called before it is placed; returns how to listen no more, after which nobody hears of it.
   */
  keepApart(callId: string, listener: (event: SipEvent) => void): () => void;
}

/** Codes of the softphone's errors. */
export type SipErrorCode =
  | 'unsupportedBrowser'
  | 'socketTimeout'
  | 'socketFailed'
  /** It failed, and the browser says that the page may not reach the local network. */
  | 'localNetworkDenied'
  | 'socketLost'
  | 'registrationRefused'
  | 'notBound'
  | 'notConnected'
  | 'notRegistered'
  | 'timeout'
  | 'microphoneRefused'
  | 'microphoneMissing'
  | 'microphoneBusy'
  | 'callOver'
  | 'notEstablished'
  | 'negotiationFailed'
  /** Sound may go by a TURN server alone, and none gave an address. */
  | 'noRelay'
  | 'transferFailed'
  | 'transferTimeout'
  | 'invalidTarget'
  /** A part of the program that comes later could not be fetched. */
  | 'offline';

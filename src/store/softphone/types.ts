/** The way to the exchange (spec 2 §4, transport states). */
export type TransportState =
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'recovering'
  | 'disconnecting'
  | 'dying';

/** What is wrong with the ICE servers. */
export type NetworkFault =
  /** The deployment's URL gave no credentials. */
  | 'credentials'
  /** An address or another entry cannot be used. */
  | 'address'
  /** Only relayed sound is allowed, and no TURN server is set up. */
  | 'noRelayServer'
  /** They gave no address when one was last looked for. */
  | 'silent';

/** The ICE servers that calls use, as far as anybody is to know of them: never their addresses, nor a login. */
export interface NetworkReport {
  /** How many addresses of STUN and TURN servers. */
  stun: number;
  turn: number;
  relayOnly: boolean;
  fault: NetworkFault | null;
}

/** The extension's registration at the exchange. */
export type RegistrationState = 'none' | 'registering' | 'registered' | 'refused';

/**
 * Why the telephone is not registered. The exchange's no: to the extension with its password (401, 403, 407), to an
 * extension that it does not know (404), to too many requests (429), or any other. What may pass: a server in trouble,
 * a yes that binds another address than this console's, no answer, and a socket that does not open.
 */
export type RegistrationCause =
  | 'credentials'
  | 'unknownExtension'
  | 'tooMany'
  | 'refused'
  | 'unavailable'
  | 'notBound'
  | 'noAnswer'
  | 'socket';

/** The cause, with the exchange's answer where there was one. */
export interface RegistrationTrouble {
  kind: RegistrationCause;
  status: number | null;
  phrase: string;
}

/** The way to the exchange (spec 2 §4, transport states). */
export type TransportState =
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'recovering'
  | 'disconnecting'
  | 'dying';

/** The extension's registration at the exchange. */
export type RegistrationState = 'none' | 'registering' | 'registered' | 'refused';

/** The languages of the product. */
export type Language = 'pt_BR' | 'es_cl' | 'eng_US';

/** What the settings keep on this browser (spec 2 §3, Configuration). */
export interface Configuration {
  server: string;
  exchange: string;
  language: Language;
  webrtc: boolean;
  integrationHeaders: string[];
  notifications: boolean;
  notificationSound: boolean;
  /** Shows them on the desktop. */
  notificationDesktop: boolean;
  /** They name the customer and what was written. */
  notificationContent: boolean;
  /** The sound comes again while something is unread and the page cannot be seen. */
  notificationRepeat: boolean;
  mustClassifyCalls: boolean;
  autoAnswer: boolean;
  integrationUrl: string;
  /** STUN and TURN servers in place of the deployment's; their credentials are the deployment's business. */
  iceServers: string[];
  /** Calls go by a TURN server alone. */
  relayOnly: boolean;
  /** From how many minutes of waiting on a customer is shown in amber; absent: as delivered. */
  waitingAmberMinutes?: number;
  /** From how many minutes of waiting on a customer is shown in red; absent: as delivered. */
  waitingRedMinutes?: number;
  /** After a conversation ends, the one whose customer waits longest is opened; absent: none is. */
  opensNextWaiting?: boolean;
  /** How many seconds a mail that was sent can be taken back; absent: as delivered. */
  undoSendSeconds?: UndoSeconds;
}

/** How long a mail can be taken back, in seconds; 0: not at all. */
export type UndoSeconds = 0 | 5 | 10;

/** Settings that were typed or ticked and are not saved yet. */
export type ConfigurationEdits = Partial<Configuration>;

/** How reads are asked for (design: reads by POST or GET). */
export type ReadMethod = 'auto' | 'GET' | 'POST';

/** The deployment's settings, from `config.json` beside index.html; its token stays in the services. */
export interface Deployment {
  productTitle: string;
  ports: { api: number; realtime: number; sip: number };
  readMethod: ReadMethod;
  /** Prefills the settings dialog; without a language the browser's counts. */
  defaults: { server: string; exchange: string; language?: Language };
  /** What the exchange's echo service is dialled by; absent: it has none, or nobody said. */
  echoNumber?: string;
}

/** A request to the contact centre's HTTP API that was answered, or given up. */
export interface TracedRequest {
  method: string;
  /** Without server and query; a number or an address in it is masked, ids stay. */
  path: string;
  /** Values of the query by name. */
  query: Readonly<Record<string, string>>;
  /** Null: no answer came. */
  status: number | null;
  /** How long it took, ms. */
  ms: number;
}

/** A SIP message without its headers and body. */
export interface TracedSipMessage {
  direction: 'in' | 'out';
  /** Of a request; null for an answer. */
  method: string | null;
  /** Of an answer; null for a request. */
  status: number | null;
  /** Number and method: `2 INVITE`. */
  cseq: string;
  callId: string;
}

/** An error of a script that nobody caught. */
export interface UncaughtError {
  message: string;
  /** Where it was thrown, innermost first: functions, files and places of this build. */
  stack: readonly string[];
}

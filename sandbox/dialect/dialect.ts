import type { FileEvent } from '../../src/services/realtime/contract';
import type { StoredEvent } from '../centre/eventStream';
import type { Answer } from '../realtime/answers';
import type { AnswerShape } from './answers';

/** How the sandbox speaks at its edges; inside it always keeps to the whole contract. */
export type DialectOption = { kind: 'full' } | { kind: 'plain' } | { kind: 'odd'; seed: number };

/** An HTTP answer before it is serialised. */
export interface HttpAnswer {
  status: number;
  /** a text that is no JSON goes out as it is, '' as no body; anything else as JSON */
  body: unknown;
  /** of a text; JSON when there is none */
  type?: 'text/plain' | 'text/html';
}

/** An HTTP request, as far as its answer depends on it. */
export interface Asked {
  method: string;
  /** pattern of the path; undefined when there is none such */
  route: string | undefined;
  path: Record<string, string>;
  /** host and port that the client called */
  host: string;
  shape: AnswerShape | undefined;
}

/** What a dialect does with HTTP. */
export interface HttpDialect {
  /** An answer that is given instead of asking the centre, or undefined. */
  instead: (asked: Asked) => HttpAnswer | undefined;
  /** Takes out of a request what the dialect does not know: names of headers and words. */
  unknown: { headers: readonly string[]; words: readonly string[] };
  /** @param admitted whether it reached the centre: its bearer was right, and no fault met it */
  answer: (asked: Asked, answer: HttpAnswer, admitted: boolean) => HttpAnswer;
}

/** Who an event goes to. */
export interface Listener {
  agentId: number;
  clientId: string;
  /** name of the host that the client called */
  host: string;
}

/** What an emit is of: the handshake, an action by its name, or a frame of a file. */
export type Emitted = { kind: 'handshake' } | { kind: 'action'; action: string } | { kind: FileEvent };

/** An emit that the dialect does not know. */
export const IGNORED = Symbol('ignored');

/** What a dialect does with socket.io. */
export interface SocketDialect {
  /** An event as one session gets it, or undefined where it gets none. */
  push: (to: Listener, event: StoredEvent) => object | undefined;
  /** The answer function in the dialect's forms, or undefined where nothing is answered. */
  answering: (emitted: Emitted, host: string, answer: Answer) => Answer;
  /** The payload of an emit as the centre is to take it, or `IGNORED`. */
  incoming: (emitted: Emitted, raw: unknown) => unknown;
  /** Events that follow a request that was done, for its sender, besides what the centre tells. */
  following: (action: string, ack: object) => { name: string; payload: unknown }[];
}

/** A way to speak; null = as the contract says, with nothing rewritten. */
export interface Dialect {
  http: HttpDialect | null;
  socket: SocketDialect;
}

/** The contract itself: everything goes and comes as it is. */
export const FULL: Dialect = {
  http: null,
  socket: {
    push: (_to, { payload }) => payload,
    answering: (_emitted, _host, answer) => answer,
    incoming: (_emitted, raw) => raw,
    following: () => [],
  },
};

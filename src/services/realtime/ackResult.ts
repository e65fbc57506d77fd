import type { HeldElsewhere } from '../../store/conversations/types';
import type { Failure } from '../../lib/failure';

/** What became of a request over the socket. */
export type AckResult<T> =
  | {
      kind: 'ok';
      data: T;
      /** Where the agent's event stream stood afterwards, when the server says it. */
      seq: number | null;
      /** The server had done this request before. */
      repeated: boolean;
    }
  | {
      kind: 'refused';
      /** The server's code and text (contract §1). */
      failure: Failure;
      retryable: boolean;
      retryAfterMs: number | null;
      /** Where the conversation that stands in the way is, where the server says it. */
      current?: HeldElsewhere;
    }
  /** The server answered, and what it said cannot be read: it may or may not have been done. */
  | { kind: 'unreadable' }
  /** No answer in 10 s: it may or may not have been done. */
  | { kind: 'timeout' }
  /** Not connected, or no longer: the request did not go out, or its answer is lost. */
  | { kind: 'disconnected' };

/** The same result with its data converted. */
export function mapAck<T, U>(result: AckResult<T>, convert: (data: T) => U): AckResult<U> {
  return result.kind === 'ok' ? { ...result, data: convert(result.data) } : result;
}

import { ServiceError } from '../serviceError';
import type { SipErrorCode } from './softphone';

/** An error of the softphone. `message` is the status and phrase that the exchange answered, or ''. */
export function sipError(code: SipErrorCode, message = ''): ServiceError {
  return new ServiceError(code, message);
}

/** A registration that may go through later: the exchange was silent or answered 408 or 5xx. */
export class TryLaterError extends ServiceError {
  /** What the exchange asked for by Retry-After. */
  readonly retryAfterS: number | null;

  constructor(message: string, retryAfterS: number | null) {
    super('timeout' satisfies SipErrorCode, message);
    this.retryAfterS = retryAfterS;
  }
}

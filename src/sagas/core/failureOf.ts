import type { AckResult } from '../../services/realtime/ackResult';
import type { Failure } from '../../lib/failure';

/** Why a command to the server came to nothing. */
export function failureOf(answer: Exclude<AckResult<unknown>, { kind: 'ok' }>): Failure {
  switch (answer.kind) {
    case 'refused':
      return answer.failure;
    case 'unreadable':
      return { code: 'badAnswer', message: '' };
    case 'timeout':
      return { code: 'timeout', message: '' };
    case 'disconnected':
      return { code: 'offline', message: '' };
  }
}

/** Whether the same request may be sent again under the same id: no answer came, or the server says so. */
export function isRetryable(answer: AckResult<unknown>): boolean {
  if (answer.kind === 'refused') return answer.retryable;
  return answer.kind === 'timeout' || answer.kind === 'disconnected';
}

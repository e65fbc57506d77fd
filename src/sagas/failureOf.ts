import type { AckResult } from '../services/realtime/ackResult';
import type { Failure } from '../store/failure';

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

import type { AckResult } from '../../services/realtime/ackResult';
import { serverErrorReported } from '../../store/connection/actions';

/** An error that the server tells of. */
export type ErrorEvent = ReturnType<typeof serverErrorReported>;

/** Whether the server tells by an event that it refuses a request: where nothing is acknowledged, its only answer (contract §5). */
export function isErrorOf(reqId: string) {
  return (action: { type: string }): action is ErrorEvent =>
    serverErrorReported.match(action) && action.payload.reqId === reqId;
}

/** Such an event as the answer that it stands for. */
export function refusalIn({ payload: { code, message } }: ErrorEvent): AckResult<never> {
  return {
    kind: 'refused',
    failure: { code: code ?? 'refused', message },
    retryable: false,
    retryAfterMs: null,
  };
}

import type { Session } from 'sip.js';
import {
  NonInviteClientTransaction,
  SessionDialog,
  UserAgentClient,
  type IncomingResponse,
} from 'sip.js/lib/core';
import { advanceCSeq } from '../sequence';

const ANSWER_LIMIT_MS = 5_000;

/** What is answered within a call that is not known (RFC 3261 §12.2.2). */
export const FORGOTTEN = 481;

/**
 * Asks the other side by an OPTIONS within the call whether it knows it still (RFC 3261 §11, §12.2.1.2). Resolves true
 * only when it says that it does not; silence and any other answer say nothing against the call.
 */
export function isForgotten({ dialog }: Session): Promise<boolean> {
  if (!(dialog instanceof SessionDialog)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const request = dialog.createOutgoingRequestMessage('OPTIONS');
    const settle = (forgotten: boolean): void => {
      clearTimeout(timer);
      advanceCSeq(dialog, { message: request });
      resolve(forgotten);
    };
    const timer = setTimeout(() => settle(false), ANSWER_LIMIT_MS);
    const answered = ({ message }: IncomingResponse): void => settle(message.statusCode === FORGOTTEN);
    const delegate = { onAccept: answered, onRedirect: answered, onReject: answered };
    try {
      new UserAgentClient(NonInviteClientTransaction, dialog.userAgentCore, request, delegate);
    } catch {
      settle(false);
    }
  });
}

import {
  InviteServerTransaction,
  TransactionState,
  type OutgoingRequestMessage,
  type UserAgentCore,
} from 'sip.js/lib/core';

/** Requests that end calls (BYE, CANCEL, a refusal) whose socket closed before an answer: they may not have arrived. */
export interface Unanswered {
  /** The socket is gone: keeps each BYE and CANCEL that was not answered. */
  keep(): void;
  /** Sends them again over the socket that is open now, and each refusal that was not acknowledged. */
  resend(): void;
}

const ENDING = new Set(['BYE', 'CANCEL']);

/**
 * Reads them from the transactions of SIP.js, which sends nothing twice over a reliable transport (RFC 3261 §17.1.2.2):
 * the other side of a call would stay connected to nobody.
 */
export function createUnanswered(core: UserAgentCore): Unanswered {
  const kept: OutgoingRequestMessage[] = [];
  return {
    keep() {
      for (const [id, client] of core.userAgentClients) {
        const { message, transaction } = client;
        const waits =
          transaction.state === TransactionState.Trying || transaction.state === TransactionState.Proceeding;
        if (!ENDING.has(message.method) || !waits) continue;
        kept.push(message);
        core.userAgentClients.delete(id);
        client.dispose();
      }
    },
    resend() {
      // With the same branch an exchange that has it already takes it for a repetition (RFC 3261 §17.2.3).
      for (const message of kept.splice(0)) core.request(message);
      for (const { message, transaction } of core.userAgentServers.values()) {
        const isRefused = transaction.state === TransactionState.Completed;
        if (isRefused && transaction instanceof InviteServerTransaction) transaction.receiveRequest(message);
      }
    },
  };
}

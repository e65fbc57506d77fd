import type { IncomingRequestMessage } from 'sip.js/lib/core/index.js';
import type { Line } from './lines';
import type { ExchangeParts } from './parts';

/**
 * Sends a re-INVITE of the exchange's own just before the agent's is handled, where that was ordered: each side
 * finds its offer crossed by the other's and answers 491 (RFC 3261 §14).
 */
export function meetWithGlare(
  { board, switches }: Pick<ExchangeParts, 'board' | 'switches'>,
  line: Line,
  request: IncomingRequestMessage,
): void {
  const { extension } = line;
  if (request.method !== 'INVITE' || !request.toTag || extension === null) return;
  if (!switches.glare.has(extension)) return;
  const leg = board.at(extension).find((call) => call.leg?.callId === request.callId)?.leg;
  if (leg?.other?.kind !== 'customer') return;
  switches.glare.delete(extension);
  // Whatever becomes of it: the customer's connection is as it was.
  leg.offer(leg.other.customer.reoffer()).catch(() => undefined);
}

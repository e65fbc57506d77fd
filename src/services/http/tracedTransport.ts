import type { Clock } from '../clock';
import type { Trace } from '../trace';
import type { Outgoing, Transport } from './transport';

/** A number that somebody can be called by, or the address of a mail or a messenger. */
const PERSONAL = /^\+?\d{8,}$|@/;

function maskedSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  return PERSONAL.test(text) ? 'x'.repeat(text.length) : segment;
}

/** The path of an address, with ids and without numbers and addresses of people. */
export function tracedPath(url: string): string {
  try {
    return new URL(url).pathname.split('/').map(maskedSegment).join('/');
  } catch {
    return '';
  }
}

/** Reports each request of a transport when it ends: what was asked, how it was answered, and how long that took. */
export function tracedTransport(send: Transport, clock: Clock, trace: Trace): Transport {
  function report({ method, url, query }: Outgoing, status: number | null, startedAt: number): void {
    const request = {
      method,
      path: tracedPath(url),
      query: Object.fromEntries(query ?? []),
      status,
      ms: Math.round(clock.now() - startedAt),
    };
    trace.report({ kind: 'request', request });
  }

  return async (outgoing) => {
    const startedAt = clock.now();
    try {
      const answer = await send(outgoing);
      report(outgoing, answer.status, startedAt);
      return answer;
    } catch (error) {
      report(outgoing, null, startedAt);
      throw error;
    }
  };
}

import { parseUrl } from '../../lib/parseUrl';
import type { RootState } from '../rootReducer';

/** From this attempt on a failure counts as a lasting one. */
const AGAIN_AND_AGAIN = 3;

/** How the browser closes a socket that it did not open (RFC 6455 §7.1.5); of a certificate it says no more. */
const REFUSED = /^1006\b.*(wss:\/\/\S+)/;

/**
 * Where the agent can look whether the browser trusts the exchange: a secure socket closes at once, each time, before
 * one ever opened. Null: something else is wrong, or nothing is.
 */
export function selectDoubtfulAddress({ softphone }: RootState): string | null {
  const { attempt, failure, transport, wasRegistered } = softphone;
  if (wasRegistered || transport === 'dying' || attempt < AGAIN_AND_AGAIN) return null;
  if (failure?.code !== 'socketFailed') return null;
  const url = parseUrl(REFUSED.exec(failure.message)?.[1] ?? '');
  return url === null ? null : `https://${url.host}/`;
}

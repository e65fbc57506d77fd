import { iceKindOf } from '../../lib/iceAddress';
import type { Configuration } from '../../store/config/types';
import type { TextId } from '../intl/useText';
import { headerFault } from './headerFault';

/** The fields that must not be empty (spec 2 §5); the language always has a value. */
export type RequiredField = 'server' | 'exchange';

/** Which required fields are empty. */
export function missingFields(values: Configuration): RequiredField[] {
  const required: RequiredField[] = ['server', 'exchange'];
  return required.filter((name) => values[name].trim() === '');
}

/** The first integration header that cannot be one, and why; null where all can. */
export function headerProblem({ integrationHeaders }: Configuration): { entry: string; text: TextId } | null {
  for (const entry of integrationHeaders) {
    const text = headerFault(entry);
    if (text !== null) return { entry, text };
  }
  return null;
}

/** The first STUN or TURN address that cannot be one; null where all can. */
export function wrongIceServer({ iceServers }: Configuration): string | null {
  return iceServers.find((address) => address.trim() !== '' && iceKindOf(address.trim()) === null) ?? null;
}

/** Whether the settings can be saved. */
export function isComplete(values: Configuration): boolean {
  return (
    missingFields(values).length === 0 && headerProblem(values) === null && wrongIceServer(values) === null
  );
}

function withoutBlanks(entries: readonly string[]): string[] {
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** What is kept: trimmed, without empty entries. */
export function cleaned(values: Configuration): Configuration {
  return {
    ...values,
    server: values.server.trim(),
    exchange: values.exchange.trim(),
    integrationUrl: values.integrationUrl.trim(),
    integrationHeaders: withoutBlanks(values.integrationHeaders),
    iceServers: withoutBlanks(values.iceServers),
  };
}

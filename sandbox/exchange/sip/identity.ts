import { address } from './core';

/** Name and number as P-Asserted-Identity tells them (RFC 3325). */
export function assertedIdentity({ number, name }: { number: string; name: string | null }): string {
  const shown = name === null ? '' : `"${name.replace(/["\\]/g, '')}" `;
  return `P-Asserted-Identity: ${shown}<${address(number).toString()}>`;
}

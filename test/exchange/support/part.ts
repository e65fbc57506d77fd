import { missingPart, type ExchangePart } from '../../../scripts/ensureExchangeParts';
import { test } from '../../interop/support/test';

/** Skips the tests of a file, by name, where that part of an exchange cannot be had. */
export function needs(part: ExchangePart): void {
  const missing = missingPart(part);
  test.skip(missing !== null, missing ?? '');
}

import { codigoSchema } from '../../src/services/realtime/contract';
import { LANGUAGES } from '../../src/components/intl/languages';
import { readLocale } from './localeFiles';
import { sources } from './sourceKeys';

/** The console's own failures as they stand in the sources: of services, of sagas, and of answers that did not come. */
const OWN = /(?:new ServiceError\(\s*|\bcode: )'([a-z][A-Za-z]*)'/gu;

/** A rule of the log; failures that become a state with words of its own. */
const NO_FAILURES = new Set(['keep', 'headsetBusy', 'headsetUnfit']);

function ownCodes(): string[] {
  const found = sources().flatMap((text) => [...text.matchAll(OWN)].map(([, code = '']) => code));
  return [...new Set([...found, 'refused'])].filter((code) => !NO_FAILURES.has(code));
}

it('knows the console’s own failures', () => {
  expect(ownCodes()).toEqual(expect.arrayContaining(['undone', 'timeout', 'offline', 'badAnswer']));
});

it.each(LANGUAGES)('each failure has words in %s', (language) => {
  const words = readLocale(language);
  const codes = [...codigoSchema.options, ...ownCodes()];
  expect(codes.filter((code) => !Object.hasOwn(words, `failure.${code}`))).toEqual([]);
});

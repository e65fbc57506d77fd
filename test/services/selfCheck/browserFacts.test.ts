import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserOf, OLDEST } from '../../../src/services/selfCheck/browserFacts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

test.each([
  [CHROME, { name: 'Chrome', version: 131 }],
  [CHROME.replace('Chrome/', 'HeadlessChrome/'), { name: 'Chrome', version: 131 }],
  [`${CHROME} Edg/130.0.0.0`, { name: 'Edge', version: 130 }],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
    { name: 'Firefox', version: 128 },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    { name: 'Safari', version: 17.4 },
  ],
  ['Lynx/2.9.0', null],
])('%s', (userAgent, expected) => {
  expect(browserOf(userAgent)).toEqual(expected);
});

test('the oldest versions are those of browserslist', () => {
  const { browserslist } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const promised = Object.entries(OLDEST).map(
    ([name, version]) => `${name.toLowerCase()} >= ${String(version)}`,
  );
  expect([...browserslist].sort()).toEqual(promised.sort());
});

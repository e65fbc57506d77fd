import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberOfAddress, numberOfTel, TEL_PATH, TEL_QUERY } from '../../src/lib/telLink';

describe('the number of a tel: link', () => {
  it.each([
    ['tel:+55-11-3000-1000', '+551130001000'],
    ['TEL:+1(201)555.0123;ext=12', '+12015550123'],
    ['tel:7042;phone-context=example.com', '7042'],
    ['tel:%2B5511', '+5511'],
    ['tel://2002', '2002'],
    ['web+tel:2002', ''],
    ['tel:', ''],
    ['tel:%E0', ''],
    ['javascript:alert(1)', ''],
    [`tel:${'1'.repeat(40)}`, ''],
  ])('%s is %j', (link, number) => {
    expect(numberOfTel(link)).toBe(number);
  });
});

describe('an address', () => {
  it.each([
    ['https://console.test/ligacao?tel=tel%3A2002', '2002'],
    ['https://console.test/ligacao', null],
    ['https://console.test/home?tel=tel%3A2002', null],
  ])('%s asks for %j', (address, number) => {
    expect(numberOfAddress(address)).toBe(number);
  });
});

it('the manifest leads tel: links where the console reads them', () => {
  const text = readFileSync(join(import.meta.dirname, '../../src/manifest.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    protocol_handlers: [{ protocol: 'tel', url: `${TEL_PATH}?${TEL_QUERY}=%s` }],
  });
});

import { numberOfTel } from '../../src/lib/telLink';

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

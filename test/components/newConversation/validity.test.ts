import { isEmail } from '../../../src/components/newConversation/validity';

test.each([
  ['rui@exemplo.com.br', true],
  ["rui.d'avila+sac@exemplo.co", true],
  ['alerta@servidor-ti', true],
  ['a@b.xn--p1ai', true],
  ['joão@exemplo.com', true],
  ['rui@ação.com.br', true],
  ['用户@例子.广告', true],
  ['torto', false],
  ['rui@', false],
  ['@exemplo.com', false],
  ['rui@exemplo.', false],
  ['rui@exemplo..com', false],
  ['rui@-exemplo.com', false],
  ['rui melo@exemplo.com', false],
  ['Rui <rui@exemplo.com>', false],
  ['rui@exemplo.com,ana@exemplo.com', false],
])('%s is an address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

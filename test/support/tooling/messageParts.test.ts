import { compileFirst, compileRest } from '../../../scripts/bundle/messageParts';

const file = JSON.stringify({
  'login.user': 'Usuário',
  'chat.send': 'Enviar',
  'shortcuts.title': 'Atalhos do teclado',
  'failure.offline': 'Sem rede',
});

test('a locale file is cut in two: what the login waits for, and all the rest', () => {
  expect(Object.keys(compileFirst(file))).toEqual(['login.user', 'failure.offline']);
  expect(Object.keys(compileRest(file))).toEqual(['chat.send', 'shortcuts.title']);
});

test('words arrive compiled', () => {
  expect(compileFirst(file)['login.user']).toEqual([expect.objectContaining({ value: 'Usuário' })]);
});

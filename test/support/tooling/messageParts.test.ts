import { compileFirst, compileLate, compileRest } from '../../../scripts/bundle/messageParts';

const file = JSON.stringify({
  'login.user': 'Usuário',
  'chat.send': 'Enviar',
  'shortcuts.title': 'Atalhos do teclado',
  'failure.offline': 'Sem rede',
});

test('a locale file is cut in three: what the login waits for, what the console does, and all the rest', () => {
  expect(Object.keys(compileFirst(file))).toEqual(['login.user', 'failure.offline']);
  expect(Object.keys(compileRest(file))).toEqual(['chat.send']);
  expect(Object.keys(compileLate(file))).toEqual(['shortcuts.title']);
});

test('words arrive compiled', () => {
  expect(compileFirst(file)['login.user']).toEqual([expect.objectContaining({ value: 'Usuário' })]);
});

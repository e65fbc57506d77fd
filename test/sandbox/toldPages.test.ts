import { createToldPages } from '../../sandbox/net/toldPages';

it('counts what each page was heard to do, by its id', () => {
  const pages = createToldPages();
  pages.heardRequest({});
  pages.heardRequest({ 'x-sessao': 'a' });
  pages.heardHandshake(undefined);
  pages.heardHandshake('a');
  pages.heardRequest({ 'x-sessao': 'b' });
  pages.heardRequest({ 'x-sessao': 'a' });
  expect(pages.all()).toEqual([
    { sessao: 'a', requests: 2, handshakes: 1 },
    { sessao: 'b', requests: 1, handshakes: 0 },
  ]);
});

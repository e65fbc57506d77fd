import { mediaBelow } from '../../../src/components/chat/media';

const url = mediaBelow('https://centro.exemplo:8004');

describe('the address of a file', () => {
  test.each([
    ['/arquivos/1.png', 'https://centro.exemplo:8004/arquivos/1.png'],
    ['arquivos/1.png', 'https://centro.exemplo:8004/arquivos/1.png'],
    ['https://centro.exemplo:8004/arquivos/1.png', 'https://centro.exemplo:8004/arquivos/1.png'],
    ['HTTPS://centro.exemplo:8004/1.png', 'HTTPS://centro.exemplo:8004/1.png'],
  ])('%s is on the server', (path, address) => {
    expect(url(path)).toBe(address);
  });

  test.each([
    '',
    '//mal.exemplo/1.png',
    'https://mal.exemplo/1.png',
    'http://centro.exemplo:8004/1.png',
    'https://centro.exemplo:8004@mal.exemplo/1.png',
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\mal.exemplo\\1.png',
  ])('%s leads elsewhere, and has none', (path) => {
    expect(url(path)).toBeNull();
  });

  test('nothing has one without a server', () => {
    expect(mediaBelow(null)('/1.png')).toBeNull();
  });
});

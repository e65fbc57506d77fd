import { parseUrl } from '../../src/lib/parseUrl';
import { shortened } from '../../src/lib/text';
import { webAddress } from '../../src/lib/webAddress';
import { sessionFor } from '../../src/services/http/sessionHeader';

describe('an address', () => {
  it.each([
    ['https://centre.example/a?b#c', undefined, 'https://centre.example/a?b#c'],
    ['/a', 'https://centre.example', 'https://centre.example/a'],
    ['/a', undefined, undefined],
    ['https://', undefined, undefined],
    ['', undefined, undefined],
  ])('%p against %p is %p', (text, base, href) => {
    expect(parseUrl(text, base)?.href).toBe(href);
  });
});

describe('a browser that has neither URL.canParse nor Intl.Segmenter', () => {
  const { canParse } = URL;
  const { Segmenter } = Intl;

  beforeEach(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(Intl, 'Segmenter');
  });

  afterEach(() => {
    Object.assign(URL, { canParse });
    Object.assign(Intl, { Segmenter });
  });

  it('asks its API with the name of the page', () => {
    const parts = { deployment: { file: () => null }, session: () => 'abc', pageOrigin: 'https://a.example' };
    expect(sessionFor('https://a.example/api', parts)).toBe('abc');
    expect(sessionFor('https://b.example/api', parts)).toBeNull();
  });

  it('reads what a customer wrote as an address', () => {
    expect(webAddress('example.com/a')).toBe('https://example.com/a');
    expect(webAddress('https://')).toBeNull();
  });

  it('cuts long words', () => {
    expect(shortened('Bom dia 👋, Ana', 10)).toBe('Bom dia 👋…');
  });
});

import { wordsOfHtml } from '../../../src/components/chat/message/readableText';
import { cleanDeclarations } from '../../../src/components/email/cleanCss';
import { safeFileName } from '../../../src/services/decode/fileName';

/** Units of a text that somebody sends to stop the tab. */
const HUGE = 400_000;

/** Far more than it takes, and far less than where each unit is looked at for each other one, ms. */
const LIMIT = 4_000;

const filled = (piece: string) => piece.repeat(Math.ceil(HUGE / piece.length));

it.each([
  ['addresses in addresses', () => cleanDeclarations(`background: ${filled('url(')}`, () => null), ''],
  ['strings in addresses', () => cleanDeclarations(`background: ${filled("url('")}`, () => null), ''],
  ['open frames', () => wordsOfHtml(`<frameset></frameset>${filled('<frame')}`).length >= 0, true],
  ['spaces in elements', () => wordsOfHtml(`a${filled('<!> ')}b<br> c`), 'a b\nc'],
  ['a name of dots', () => safeFileName(`a${'.'.repeat(HUGE)}b.pdf`).endsWith('.pdf'), true],
])('%s are read in a moment', (_what, read, found) => {
  const begun = performance.now();
  expect(read()).toEqual(found);
  expect(performance.now() - begun).toBeLessThan(LIMIT);
});

it('a set of frames has the words of its frames', () => {
  const html =
    '<frameset cols="1,*" title="a<b"><frame src="x"><noframes><p>Bom</p><p>dia</p></noframes></frameset>';
  expect(wordsOfHtml(html)).toBe('Bom\ndia');
});

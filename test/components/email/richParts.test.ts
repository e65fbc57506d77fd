import { pictureAddress, typedLink } from '../../../src/components/email/rich/address';
import { colourOf, contrast } from '../../../src/components/email/rich/colours';
import { sliceOf } from '../../../src/components/email/rich/slice';
import { ensureContrast } from '../../../src/components/email/editor/ensureContrast';
import { signLength } from '../../../src/components/email/editor/edits/graphemes';
import { palettes } from '../../../src/components/theme';
import { emptyRichContent, isBlank } from '../../../src/lib/richContent';
import { blockOf, DOT, outline, richOf } from './richOf';

describe('a content', () => {
  it('is blank until there is something to be read or seen', () => {
    expect(isBlank(emptyRichContent)).toBe(true);
    expect(isBlank(richOf([blockOf(' \n'), blockOf('', { type: 'code-block' })]))).toBe(true);
    expect(isBlank(richOf([blockOf('a')]))).toBe(false);
    expect(isBlank(richOf([blockOf(' ', { type: 'atomic' })]))).toBe(false);
  });

  it('is cut between two places, with what holds there', () => {
    const content = richOf([
      blockOf('um dois', { key: 'a', inlineStyleRanges: [{ style: 'BOLD', offset: 1, length: 5 }] }),
      blockOf('três', { key: 'b', type: 'unordered-list-item' }),
      blockOf('quatro', { key: 'c' }),
    ]);
    const slice = sliceOf(content, { key: 'a', offset: 3 }, { key: 'c', offset: 2 });
    expect(outline(slice)).toEqual(['dois', '- três', 'qu']);
    expect(slice.blocks[0]?.inlineStyleRanges).toEqual([{ style: 'BOLD', offset: 0, length: 3 }]);
    const word = sliceOf(content, { key: 'a', offset: 3 }, { key: 'a', offset: 5 });
    expect(outline(word)).toEqual(['do']);
  });
});

describe('what an agent types as an address', () => {
  it.each([
    ['exemplo.com/a', 'https://exemplo.com/a'],
    ['http://exemplo.com', 'http://exemplo.com/'],
    ['ana@exemplo.com', 'mailto:ana@exemplo.com'],
    ['+55 (11) 99999-0000', 'tel:+55(11)99999-0000'],
    ['mailto:ana@exemplo.com?subject=oi', 'mailto:ana@exemplo.com?subject=oi'],
    ['exemplo.com/meu arquivo.pdf', 'https://exemplo.com/meu%20arquivo.pdf'],
    ['mailto:ana@exemplo.com?subject=bom dia', 'mailto:ana@exemplo.com?subject=bom%20dia'],
    ['tel:+55 11 99999', 'tel:+551199999'],
    ['java script:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['https://a b.com', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['texto', null],
    ['https://banco.com@outro.com', null],
  ])('%s', (typed, href) => {
    expect(typedLink(typed)).toBe(href);
  });

  it('leads to pictures that are small enough to stand in a text', () => {
    expect(pictureAddress(DOT)).toBe(DOT);
    expect(pictureAddress(`data:image/png;base64,${'A'.repeat(800_000)}`)).toBeNull();
    expect(pictureAddress('http://a.b/c.png')).toBeNull();
    expect(pictureAddress('blob:https://a.b/1')).toBeNull();
  });
});

describe('colours', () => {
  it.each([
    ['#ABC', '#aabbcc'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgba(1 2 3 / 50%)', '#010203'],
    ['rgba(0, 0, 0, 0)', null],
    ['Red', '#ff0000'],
    ['windowtext', null],
    ['constructor', null],
  ])('are read: %s', (css, colour) => {
    expect(colourOf(css)).toBe(colour);
  });

  it.each(['#000000', '#1a237e', '#c5221f', '#ffffff'])('are seen in dark: %s', (colour) => {
    const { color = '' } = ensureContrast(colour, null, 'dark');
    expect(contrast(color, palettes.dark.surface)).toBeGreaterThanOrEqual(4.5);
    expect(ensureContrast(colour, null, 'light')).toEqual({ color: colour });
  });

  it('of what is behind a text make the text black or white', () => {
    expect(ensureContrast(null, '#fff3a3', 'dark')).toEqual({ backgroundColor: '#fff3a3', color: '#000000' });
    expect(ensureContrast(null, '#1a237e', 'light')).toEqual({
      backgroundColor: '#1a237e',
      color: '#ffffff',
    });
  });
});

it('a sign is as long as people see it', () => {
  const text = 'a👩‍👩‍👧🇧🇷é';
  expect(signLength(text, text.length, true)).toBe(1);
  expect(signLength(text, text.length - 1, true)).toBe(4);
  expect(signLength(text, 1, false)).toBe(8);
  expect(signLength(text, 0, true)).toBe(0);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from '../../../src/components/email/rich/fromHtml';
import { toHtml } from '../../../src/components/email/rich/toHtml';
import type { RichContent } from '../../../src/lib/richContent';
import { DOT, outline } from './richOf';

const CORPUS = join(__dirname, '../../e2e/email/corpus');

/** The styles of a content, each with the text that it covers. */
function styles({ blocks }: RichContent): string[] {
  return blocks.flatMap(({ text, inlineStyleRanges }) =>
    inlineStyleRanges.map(({ style, offset, length }) => `${style} ${text.slice(offset, offset + length)}`),
  );
}

const links = ({ entityMap }: RichContent) =>
  Object.values(entityMap).map((entity) => (entity.type === 'IMAGE' ? entity.data.src : entity.data.href));

const WORD_LIST = `
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Um<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>a)<span>&nbsp;</span></span><![endif]>Dois<o:p></o:p></p>`;

describe('HTML of others keeps its structure', () => {
  it.each<[string, string, string[]]>([
    ['lines and breaks', '<div>um</div><div><br></div><div>dois<br>três</div>', ['um', '', 'dois\ntrês']],
    ['text without elements', 'um <b>dois</b>\n três', ['um dois três']],
    ['paragraphs that stand apart', '<p>um</p>\n<p>dois</p>', ['um', '', 'dois']],
    ['those of a word processor', '<p class=MsoNormal>um</p><p class=MsoNormal>dois</p>', ['um', 'dois']],
    ['headings and a line', '<h2>t</h2><hr><h4>u</h4>', ['h:two t', '———', 'h:four u']],
    [
      'nested lists',
      '<ul><li>a<ol><li><p>b</p></li></ol></li><ul><li>c</li></ul><li></li></ul>',
      ['- a', '  # b', '  - c', '-'.padEnd(2)],
    ],
    ['an item of several paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>', ['- a', 'b']],
    [
      'quotes',
      'eu<blockquote>tu<ul><li>x</li></ul><blockquote>ele</blockquote></blockquote>',
      ['eu', '>tu', '>- x', '>>ele'],
    ],
    [
      'a quote of Outlook',
      "<div style='border:none;border-left:solid blue 1.5pt;padding:0cm 0cm 0cm 4.0pt'>a</div>",
      ['>a'],
    ],
    ['code', '<pre><code>a {\n  b\n}\n</code></pre>c', ['` a {', '`   b', '` }', 'c']],
    [
      'rows',
      '<table><tr><td>a</td><td><p>b</p></td><td></td></tr><tr><td></td><td>c</td></tr></table>',
      ['a\tb', '\tc'],
    ],
    ['a layout', '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>', ['a', '', 'b', 'c']],
    ['lists of a word processor', WORD_LIST, ['- Um', '  # Dois']],
    ['what is not to be seen', '<div style="display:none">x</div><p hidden>y</p>z<title>t</title>', ['z']],
    ['an empty text', ' <p></p> ', ['']],
    [
      'blank lines of Outlook',
      '<p class=MsoNormal>a<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>',
      ['a', ''],
    ],
    ['kept spaces', '<div style="white-space: pre-wrap">a  b\n c</div>', ['a  b\n c']],
  ])('%s', (_name, html, expected) => {
    expect(outline(fromHtml(html))).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    [
      'Google Docs',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><span style="font-weight:700;color:#000000">a</span><span style="font-weight:400;font-style:italic">b</span></b>',
      ['BOLD a', 'ITALIC b'],
    ],
    [
      'a word processor',
      '<span style="font-size:11.0pt;font-family:&quot;Calibri&quot;,sans-serif;color:black;background:yellow;mso-highlight:yellow">a</span>',
      ['BACKGROUND:#ffff00 a'],
    ],
    [
      'sizes, fonts and colours',
      '<font color="red" face="Georgia, serif" size="5">a</font>',
      ['COLOR:#ff0000 a', 'FONT:georgia a', 'SIZE:24 a'],
    ],
    [
      'what would not be seen',
      '<span style="color:#fff">a</span><span style="color:#fff;background:#00f">b</span>',
      ['BACKGROUND:#0000ff b', 'COLOR:#ffffff b'],
    ],
    ['a box behind paragraphs', '<div style="background:#ff0000">a</div>', []],
    [
      'lines, super and sub',
      '<u>a</u><del>b</del><sup>c</sup><span style="vertical-align:sub">d</span>',
      ['UNDERLINE a', 'STRIKETHROUGH b', 'SUPERSCRIPT c', 'SUBSCRIPT d'],
    ],
    [
      'links as they are drawn',
      '<a href="https://a.b"><span style="color:#1155cc;text-decoration:underline">a</span></a>',
      [],
    ],
  ])('looks: %s', (_name, html, expected) => {
    expect(styles(fromHtml(html))).toEqual(expected);
  });

  it('keeps how paragraphs are set', () => {
    const { blocks } = fromHtml(
      '<center>a</center><div dir="rtl"><p>b</p></div><p style="margin-left:36.0pt;text-align:justify">c</p>',
    );
    expect(blocks.map(({ data }) => data)).toEqual([
      { align: 'center' },
      { direction: 'rtl' },
      { indent: 1, align: 'justify' },
    ]);
  });
});

describe('HTML of others loses what could do harm', () => {
  it.each([
    'javascript:a()',
    'java\tscript:a()',
    'vbscript:a',
    'data:text/html,x',
    'file:///etc',
    'https://bank.co@a.b',
  ])('links to %s', (href) => {
    expect(links(fromHtml(`<a href="${href}">x</a>`))).toEqual([]);
  });

  it('shows pictures of the HTML itself, and others where it is told to', () => {
    const html = `<img src="${DOT}"><img src="https://a.b/c.png" alt="logo"><img src="cid:1"><img src="${DOT}" width="1" height="1"><img src="data:image/svg+xml;base64,PHN2Zz4=">`;
    const closed = fromHtml(html);
    expect(links(closed)).toEqual([DOT]);
    expect(outline(closed)).toEqual(['@  ', '[logo]']);
    const open = fromHtml(html, { picture: (src) => (src.startsWith('https:') ? src : DOT) });
    expect(links(open)).toEqual([DOT, 'https://a.b/c.png', DOT]);
  });

  it('does not go down as deep as it is led', () => {
    const html = `${'<div><b>'.repeat(300)}x${'</b></div>'.repeat(300)}`;
    expect(outline(fromHtml(html))).toEqual(['x']);
  });

  it.each(readdirSync(CORPUS))('of the hostile corpus: %s', (file) => {
    const content = fromHtml(readFileSync(join(CORPUS, file), 'utf8'), { picture: (address) => address });
    const html = toHtml(content);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const known =
      'div, p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, br, a, img, span, strong, em, u, s, sub, sup, code';
    for (const element of body.querySelectorAll('*')) {
      expect(element.matches(known)).toBe(true);
      const names = [...element.attributes].map(({ name }) => name);
      expect(names.filter((name) => !['style', 'dir', 'href', 'src', 'alt', 'width'].includes(name))).toEqual(
        [],
      );
      expect(element.getAttribute('style') ?? '').not.toMatch(/url|expression|position|import/u);
    }
    expect(
      links(content).every((href) =>
        /^(?:https?:|mailto:|tel:|data:image\/(?:png|gif|jpeg|webp);)/u.test(href),
      ),
    ).toBe(true);
  });
});

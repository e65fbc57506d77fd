import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attachment } from '../../../src/store/messages/types';
import { wordsOfHtml } from '../../../src/components/chat/message/readableText';
import { bodyOf, htmlOf, mailOf } from './mailOf';

const CORPUS = join(__dirname, '../../e2e/email/corpus');

const PHOTO: Attachment = {
  path: '/gravacoes/anexos/1/foto.png',
  fileName: 'Foto 1.png',
  mimeType: 'image/png',
  bytes: 10,
  width: 240,
  height: 180,
  seconds: null,
};

describe('what a mail may hold', () => {
  it.each([
    ['<p align="center">Bom <b>dia</b><br>já</p>', '<p align="center">Bom <b>dia</b><br>já</p>'],
    ['<script>a()</script>x<style>p{}</style><noscript>y</noscript>', 'x'],
    ['<p onclick="a()" onerror=b>x</p>', '<p>x</p>'],
    ['<form action="/x"><button>Ok</button><input></form>', 'Ok'],
    ['<iframe src="https://a.b"></iframe><svg><text>x</text></svg><math>y</math>', ''],
    ['<base href="//a.b"><meta http-equiv="refresh" content="0"><link rel="x" href="//a.b">z', 'z'],
    ['<o:p>texto</o:p><center>meio</center>', 'texto<center>meio</center>'],
    [
      '<table width="100%" border="0"><tr><td colspan="2" nowrap>1</td></tr></table>',
      expect.stringContaining('<td colspan="2" nowrap="">1</td>'),
    ],
    [
      '<p data-style="color:red" data-x="1" aria-label="x" name="body" id="corpo" class="c">x</p>',
      '<p id="corpo" class="c">x</p>',
    ],
  ])('%s', (html, clean) => {
    expect(bodyOf(html)).toEqual(clean);
  });

  it.each(readdirSync(CORPUS))('of the hostile corpus: %s', (file) => {
    const { body, css } = mailOf(readFileSync(join(CORPUS, file), 'utf8'));
    const html = htmlOf(body);
    expect(html).not.toMatch(/<(?:script|iframe|object|embed|form|input|svg|math|meta|link|base|style)\b/u);
    expect(
      [...body.querySelectorAll('*')].flatMap((one) => [...one.attributes]).map(({ name }) => name),
    ).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^on|^style$|^srcset$|^background$|^name$|^action$/u)]),
    );
    expect([...body.querySelectorAll('[src]')]).toEqual([]);
    expect(html.replace(/(?:href|title)="[^"]*"/gu, '')).not.toMatch(/url\(/u);
    expect(css).not.toMatch(/url\(|@import|@font-face|position|content|expression/iu);
  });
});

describe('links', () => {
  const rest = 'target="_blank" rel="noopener noreferrer nofollow"';
  it.each([
    ['https://a.b/c?d=1', `<a href="https://a.b/c?d=1" ${rest} title="a.b">x</a>`],
    [
      ' mailto:a@b.com?subject=Bom dia\n',
      `<a href="mailto:a@b.com?subject=Bom%20dia" ${rest} title="mailto:a@b.com?subject=Bom%20dia">x</a>`,
    ],
    [
      'mailto:a@b.com?subject=s',
      `<a href="mailto:a@b.com?subject=s" ${rest} title="mailto:a@b.com?subject=s">x</a>`,
    ],
    [
      'https://a.b/nota%20um dois.pdf?a=b c',
      `<a href="https://a.b/nota%20um%20dois.pdf?a=b%20c" ${rest} title="a.b">x</a>`,
    ],
    ['https&#9;://a.\nb/', `<a href="https://a.b/" ${rest} title="a.b">x</a>`],
    ['tel:+55 11 999', `<a href="tel:+5511999" ${rest} title="tel:+5511999">x</a>`],
    ['java script:a()', '<a>x</a>'],
    ['tel:+5511999', `<a href="tel:+5511999" ${rest} title="tel:+5511999">x</a>`],
    ['javascript:a()', '<a>x</a>'],
    [' java&#10;script:a()', '<a>x</a>'],
    ['data:text/html,x', '<a>x</a>'],
    ['/login', '<a>x</a>'],
    ['//a.b', '<a>x</a>'],
    ['#x', '<a>x</a>'],
  ])('%s', (href, clean) => {
    expect(bodyOf(`<a href="${href}" target="_top" onclick="a()">x</a>`)).toBe(clean);
  });
});

describe('pictures', () => {
  it('of others are left out and counted, and come with https once they are allowed', () => {
    const html = [
      '<img src="http://a.b/1.png"><img srcset="//a.b/2.png 1x, //a.b/3.png 2x">',
      '<table background="https://a.b/4.png"></table><p style="background: red url(https://a.b/5.png)">x</p>',
      '<style>p { color: red; background: url("https://a.b/6.png") }</style>',
    ].join('');
    const before = mailOf(html);
    expect(before.remote).toBe(5);
    expect(htmlOf(before.body)).not.toContain('a.b');
    expect(before.css).toBe('p { color: red }\n');
    const after = mailOf(html, { allowImages: true });
    expect(after.remote).toBe(5);
    expect([...after.body.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'https://a.b/1.png',
      'https://a.b/2.png',
    ]);
    expect(after.body.querySelector('table')?.dataset['style']).toBe(
      'background-image: url("https://a.b/4.png")',
    );
    expect(after.body.querySelector('p')?.dataset['style']).toBe('background: red url("https://a.b/5.png")');
    expect(after.css).toContain('background: url("https://a.b/6.png")');
  });

  it('of the message are shown from the server: by name, by path, by address', () => {
    const address = `https://centro.exemplo:8004${PHOTO.path}`;
    const html = `<img src="cid:foto%201.png@01D9"><img src="${PHOTO.path}"><img src="${address}">`;
    const { body, remote, shownPaths } = mailOf(html, { attachments: [PHOTO] });
    expect([...body.querySelectorAll('img')].map(({ src }) => src)).toEqual([address, address, address]);
    expect([remote, [...shownPaths]]).toEqual([0, [PHOTO.path]]);
  });

  it('have spaces in their addresses, and are found by them', () => {
    const html =
      '<img src="cid:Foto 1.png"><img src="https://a.b/minha foto.png"><p style="background: url(\'https://a.b/o lado.png\')">x</p>';
    const { body } = mailOf(html, { attachments: [PHOTO], allowImages: true });
    expect([...body.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      `https://centro.exemplo:8004${PHOTO.path}`,
      'https://a.b/minha%20foto.png',
    ]);
    expect(body.querySelector('p')?.dataset['style']).toBe('background: url("https://a.b/o%20lado.png")');
  });

  it.each([
    ['no browser draws', '<img src="cid:x.heic">', { fileName: 'x.heic', mimeType: 'image/heic' }],
    ['are no pictures', '<img src="cid:x.pdf">', { fileName: 'x.pdf', mimeType: 'application/pdf' }],
    ['lie below the words', '<p style="background: url(cid:x.png)">a</p>', { fileName: 'x.png' }],
    ['are in a sheet alone', '<style>.a { background: url(cid:x.png) }</style>a', { fileName: 'x.png' }],
  ])('that %s stay among the files', (_which, html, fields) => {
    const { shownPaths } = mailOf(html, { attachments: [{ ...PHOTO, ...fields }] });
    expect([...shownPaths]).toEqual([]);
  });

  it.each([
    'cid:unknown',
    'x.png',
    '',
    'file:///a.png',
    'ftp://a.b/c.png',
    '/\\a.b/c.png',
    '\\\\a.b\\c.png',
    'data:image/svg+xml,<svg/>',
    'data:text/html,x',
    'javascript:a()',
  ])('that lead nowhere are none: %s', (src) => {
    const { body, remote } = mailOf(`<img alt="a" src="${src}">`, { allowImages: true });
    expect([htmlOf(body), remote]).toEqual(['<img alt="a" data-left-out="">', 0]);
  });

  it('within the mail are shown', () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    expect(bodyOf(`<img src="${src}">`)).toBe(`<img src="${src}">`);
  });
});

describe('styles', () => {
  it('are read under no name that the page’s policy would tell of, and come to the same', () => {
    const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
    const html =
      '<head><STYLE type="text/css">p > b { color: red }</STYLE></head><p style="color: blue" class=a\nStyle=x>style = 1</p>';
    const { body, css } = mailOf(html);
    const read = parse.mock.calls.map(([text]) => text);
    parse.mockRestore();
    expect(read.length).toBeGreaterThan(0);
    for (const text of read) expect(text).not.toMatch(/<style|[\s"]style\s*=\s*["x]/iu);
    expect(htmlOf(body)).toBe('<p class="a" data-style="color: blue">style = 1</p>');
    expect(css).toBe('p > b { color: red }\n');
    expect(wordsOfHtml('<style>p { color: red }</style><p style="color: blue">Bom dia</p>')).toBe('Bom dia');
  });

  it.each([
    ['color: red; font: 12px/1.5 "Segoe UI", Arial', 'color: red; font: 12px/1.5 "Segoe UI", Arial'],
    ['COLOR:RED;;width:50%', 'color: RED; width: 50%'],
    ['position: fixed; z-index: 9; top: 0; color: red', 'color: red'],
    ['width: expression(a()); color: red', 'color: red'],
    ['background: u\\72l(//a.b)', null],
    ['color: red; background: url(javascript:a())', 'color: red'],
    ['background: image-set("https://a.b/c.png" 1x)', null],
    ['min-height: 100vh; height: calc(50dvh + 1px)', null],
    ['height: 100cqh; min-height: 50cqmin; width: 3svmin; margin-top: 9.5cqb; width: 90%', 'width: 90%'],
    ['height: 50lvmax; max-height: 10vmin; min-height: 1dvb; padding-top: 5cqmax', null],
    ['color: red } body { color: blue', null],
    ['font-family: "a; color: red', null],
    ['/* x */ color /* y */ : red', 'color: red'],
    ['--x: url(https://a.b); color: var(--x)', null],
  ])('%s', (style, clean) => {
    const { body } = mailOf(`<p style='${style}'>x</p>`);
    expect(body.querySelector('p')?.getAttribute('data-style') ?? null).toBe(clean);
  });

  it('in sheets keep rules and widths, and nothing that fetches or defines', () => {
    const { css } = mailOf(`<html><head><style><!--
      @charset "utf-8"; @import url(https://a.b/c.css);
      @font-face { font-family: x; src: url(https://a.b/f.woff) }
      .a > p, td[align="left"] { color: red; position: fixed }
      @media only screen and (max-width: 600px) { .a { width: 100% !important } @page { margin: 0 } }
      @media (min-height: 100px) { .a { padding-top: 500px } }
      @media screen and (ORIENTATION: portrait) { .a { padding-top: 500px } }
      @media (max-aspect-ratio: 1) { .a { padding-top: 500px } }
      @supports (display: grid) { .b { color: blue } }
      .c::before { content: "x"; color: green }
    --></style></head><body>x</body></html>`);
    expect(css.replace(/\s+/gu, ' ')).toBe(
      [
        '.a > p, td[align="left"] { color: red }',
        '@media only screen and (max-width: 600px) { .a { width: 100% !important } }',
        '.c::before { color: green } ',
      ].join(' '),
    );
  });
});

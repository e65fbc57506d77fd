import { fromHtml } from '../../../src/components/email/rich/fromHtml';
import { toHtml } from '../../../src/components/email/rich/toHtml';
import { toText } from '../../../src/components/email/rich/toText';
import type {
  BlockType,
  InlineStyle,
  RichBlock,
  RichContent,
  RichEntity,
} from '../../../src/lib/richContent';
import { diceOf } from '../../support/random';
import { blockOf, DOT, richOf, someContent, written } from './richOf';

const back = (content: RichContent) => fromHtml(toHtml(content), { picture: (address) => address });

const styled = (style: InlineStyle) =>
  blockOf('antes meio depois', { inlineStyleRanges: [{ style, offset: 6, length: 4 }] });

const typed = (type: BlockType, more: Partial<RichBlock> = {}) => blockOf('texto', { type, ...more });

const entity = (one: RichEntity): [RichBlock[], RichEntity[]] =>
  one.type === 'LINK'
    ? [[blockOf('ver o site', { entityRanges: [{ key: 0, offset: 3, length: 7 }] })], [one]]
    : [[blockOf(' ', { type: 'atomic', entityRanges: [{ key: 0, offset: 0, length: 1 }] })], [one]];

const FORMATS: [name: string, blocks: RichBlock[], entities?: RichEntity[]][] = [
  ...(
    [
      'BOLD',
      'ITALIC',
      'UNDERLINE',
      'STRIKETHROUGH',
      'CODE',
      'SUBSCRIPT',
      'SUPERSCRIPT',
      'COLOR:#b3261e',
    ] as const
  ).map((style): [string, RichBlock[]] => [style, [styled(style)]]),
  ['background', [styled('BACKGROUND:#ffff00')]],
  ['size', [styled('SIZE:24')]],
  ['font', [styled('FONT:courier new')]],
  ...(['one', 'two', 'three', 'four', 'five', 'six'] as const).map((level): [string, RichBlock[]] => [
    `heading ${level}`,
    [typed(`header-${level}`)],
  ]),
  [
    'nested lists',
    [0, 1, 2, 1, 0].map((depth) =>
      typed(depth === 1 ? 'ordered-list-item' : 'unordered-list-item', { depth }),
    ),
  ],
  ['lists that begin deep', [3, 0, 4].map((depth) => typed('unordered-list-item', { depth }))],
  [
    'lists side by side',
    [typed('ordered-list-item'), typed('unordered-list-item'), typed('ordered-list-item')],
  ],
  [
    'items without text',
    [blockOf('', { type: 'ordered-list-item' }), typed('ordered-list-item', { depth: 1 })],
  ],
  ['quotes', [0, 1, 2, 1, 0].map((quote) => blockOf('texto', { data: { quote } }))],
  ['a quoted list', [0, 1, 1].map((depth) => typed('ordered-list-item', { depth, data: { quote: 1 } }))],
  ['code', ['if (a < b) {', '', '  c\td', '}', ''].map((text) => blockOf(text, { type: 'code-block' }))],
  ['code with a break', [blockOf('\na\n\n b', { type: 'code-block' }), typed('code-block')]],
  [
    'alignment',
    (['center', 'right', 'justify'] as const).map((align) => blockOf('texto', { data: { align } })),
  ],
  [
    'a centred item',
    [typed('unordered-list-item', { data: { align: 'center' } }), typed('unordered-list-item', { depth: 1 })],
  ],
  [
    'direction',
    [
      blockOf('texto', { data: { direction: 'rtl' } }),
      blockOf('שלום'),
      blockOf('שלום', { data: { direction: 'ltr' } }),
    ],
  ],
  [
    'an item from right to left',
    [blockOf('سلام', { type: 'unordered-list-item' }), typed('unordered-list-item', { depth: 1 })],
  ],
  [
    'indent',
    [1, 8].flatMap((indent) => [
      blockOf('a', { data: { indent } }),
      blockOf('a', { data: { indent, direction: 'rtl' } }),
    ]),
  ],
  ['link', ...entity({ type: 'LINK', mutability: 'MUTABLE', data: { href: 'https://a.b/?q="x"&y=<z>' } })],
  ['link to an address', ...entity({ type: 'LINK', mutability: 'MUTABLE', data: { href: 'mailto:a@b.co' } })],
  ['image', ...entity({ type: 'IMAGE', mutability: 'IMMUTABLE', data: { src: DOT, alt: '"x"', width: 90 } })],
  [
    'remote image',
    ...entity({
      type: 'IMAGE',
      mutability: 'IMMUTABLE',
      data: { src: 'https://a.b/c.png', alt: '', href: 'https://a.b/' },
    }),
  ],
  [
    'video',
    ...entity({ type: 'VIDEO', mutability: 'IMMUTABLE', data: { href: 'https://a.b/v', title: 'Tour' } }),
  ],
  [
    'spaces and breaks',
    ['', ' ', '  a  b ', '\ta\t', 'a\nb', '\n', 'a\n\n', ' \n ', 'R$\u00a010', '<b>&amp;'].map((text) =>
      blockOf(text),
    ),
  ],
  [
    'styles that overlap in a link',
    [
      blockOf('um dois três', {
        inlineStyleRanges: [
          { style: 'BOLD', offset: 0, length: 7 },
          { style: 'ITALIC', offset: 3, length: 9 },
        ],
        entityRanges: [{ key: 0, offset: 1, length: 8 }],
      }),
    ],
    [{ type: 'LINK', mutability: 'MUTABLE', data: { href: 'https://a.b/' } }],
  ],
];

describe('what is written comes back from its HTML', () => {
  it.each(FORMATS)('%s', (_name, blocks, entities = []) => {
    const content = richOf(blocks, entities);
    expect(written(back(content))).toEqual(written(content));
  });

  it('whatever it is', () => {
    const seed = Number(process.env['RICH_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    const dice = diceOf(seed);
    for (let round = 0; round < 60; round += 1) {
      const content = someContent(dice, 12);
      const found = written(back(content));
      try {
        expect(found).toEqual(written(content));
      } catch (error) {
        throw new Error(`RICH_SEED=${seed}, round ${round}: ${toHtml(content)}`, { cause: error });
      }
    }
  });

  it('quickly, however long it is', () => {
    const paragraphs = Array.from({ length: 100 }, () => someContent(diceOf(7), 20).blocks).flat();
    const long = richOf(
      Array.from({ length: 2000 }, (_none, index) => ({
        ...(paragraphs[index % paragraphs.length] ?? blockOf('')),
        entityRanges: [],
      })).filter(({ type }) => type !== 'atomic'),
    );
    // What the processor spent on it: a busy machine takes longer.
    const spent = () => process.cpuUsage().user / 1000;
    const start = spent();
    const html = toHtml(long);
    const writing = spent() - start;
    fromHtml(html);
    expect(writing).toBeLessThan(600);
    // The document of these tests is some ten times slower than a browser's.
    expect(spent() - start).toBeLessThan(8000);
  });
});

describe('the HTML of a mail', () => {
  it('is plain: styles of its own, no classes, nothing that a mail program would not know', () => {
    const list = [0, 1].map((depth) => typed('unordered-list-item', { depth }));
    const html = toHtml(
      richOf([styled('BOLD'), ...list, blockOf('', { data: { quote: 1, align: 'center' } })]),
    );
    expect(html).toBe(
      [
        '<div style="font-family: Arial, Helvetica, sans-serif; font-size: 14px; line-height: 1.5">',
        '<p style="margin: 0">antes <strong>meio</strong> depois</p>',
        '<ul style="margin: 0; padding-left: 32px">',
        '<li>texto',
        '<ul style="margin: 0; padding-left: 32px">',
        '<li>texto</li>',
        '</ul></li>',
        '</ul>',
        '<blockquote style="margin: 0; padding-left: 12px; border-left: 3px solid #c4cad4">',
        '<p style="margin: 0; text-align: center"><br></p>',
        '</blockquote>',
        '</div>',
      ].join('\n'),
    );
  });

  it('leads nowhere and shows nothing that it may not, whatever was stored', () => {
    const hostile = richOf(
      [
        blockOf('abc', { entityRanges: [{ key: 0, offset: 0, length: 3 }] }),
        ...[1, 2, 3].map((key) =>
          blockOf(' ', { type: 'atomic', entityRanges: [{ key, offset: 0, length: 1 }] }),
        ),
        blockOf('x', { inlineStyleRanges: [{ offset: 0, length: 1, style: 'COLOR:red"onclick="a' }] }),
      ],
      [
        { type: 'LINK', mutability: 'MUTABLE', data: { href: 'java\nscript:alert(1)' } },
        {
          type: 'IMAGE',
          mutability: 'IMMUTABLE',
          data: { src: 'data:image/svg+xml,<svg onload=a()>', alt: '<img src=x onerror=a()>' },
        },
        {
          type: 'VIDEO',
          mutability: 'IMMUTABLE',
          data: { href: 'javascript:a()', title: '"><script>a()</script>' },
        },
        { type: 'IMAGE', mutability: 'IMMUTABLE', data: { src: 'http://a.b/c.png', alt: 'x' } },
      ],
    );
    const html = toHtml(hostile);
    expect(html).not.toMatch(/javascript|<script|<img|onclick|href/u);
  });
});

describe('the plain text of a mail', () => {
  it('says what the HTML says', () => {
    const link: RichEntity = { type: 'LINK', mutability: 'MUTABLE', data: { href: 'https://a.b/c' } };
    const video: RichEntity = {
      type: 'VIDEO',
      mutability: 'IMMUTABLE',
      data: { href: 'https://v.b', title: 'Tour' },
    };
    const image: RichEntity = { type: 'IMAGE', mutability: 'IMMUTABLE', data: { src: DOT, alt: 'Foto' } };
    const text = toText(
      richOf(
        [
          blockOf('Veja aqui', { entityRanges: [{ key: 0, offset: 5, length: 4 }] }),
          blockOf('https://a.b/c', { entityRanges: [{ key: 0, offset: 0, length: 13 }] }),
          typed('ordered-list-item'),
          typed('unordered-list-item', { depth: 1 }),
          blockOf('dois\nlinhas', { type: 'ordered-list-item' }),
          blockOf('citado\nsim', { data: { quote: 2 } }),
          blockOf(' ', { type: 'atomic', entityRanges: [{ key: 1, offset: 0, length: 1 }] }),
          blockOf(' ', { type: 'atomic', entityRanges: [{ key: 2, offset: 0, length: 1 }] }),
        ],
        [link, video, image],
      ),
    );
    expect(text.split('\n')).toEqual([
      ...['Veja aqui <https://a.b/c>', 'https://a.b/c', '1. texto', '  - texto', '2. dois', '   linhas'],
      ...['> > citado', '> > sim', 'Tour: https://v.b', '[Foto]'],
    ]);
  });
});

import { join } from 'node:path';
import { criticalCss } from '../../../scripts/bundle/firstFrame/criticalCss';
import { firstFrame } from '../../../scripts/bundle/firstFrame/documentParts';
import { frameMarkup } from '../../../scripts/bundle/firstFrame/markup';
import { cssVariables } from '../../../src/components/appearance/cssVariables';
import { languages, languageTag, LANGUAGES } from '../../../src/components/intl/languages';

const root = join(import.meta.dirname, '../../..');

const tags = Object.fromEntries(LANGUAGES.map((language) => [language, languageTag(language)]));

describe('the frame in the document', () => {
  const { frame, styles } = firstFrame({ root, version: 'v1.2.3', tags });

  it('is neither named nor reached, and shows nothing until the first script says what', () => {
    expect(frame).toMatch(/^<div id="first-frame" class="first-frame" aria-hidden="true" inert hidden>/);
    expect(frame.replace(/<[^>]*>/g, '').trim()).toBe('');
  });

  it('has the words of each language of the product, which make its sizes', () => {
    const of = (tag: string) => new RegExp(`data-${tag.toLowerCase()}="[^"]+"`, 'g');
    const counts = Object.values(tags).map((tag) => frame.match(of(tag))?.length ?? 0);
    expect(counts[0]).toBeGreaterThan(10);
    expect(new Set(counts).size).toBe(1);
    for (const { tag } of Object.values(languages)) expect(styles).toContain(`:root:lang(${tag})`);
  });

  it('is drawn by tokens that the look gives', () => {
    const given = new Set(
      cssVariables({ scheme: 'dark', density: 'compact', textScale: 1 }).map(([name]) => name),
    );
    const asked = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    // The window's own buttons set these beside themselves.
    const own = ['--free-x', '--free-width', '--free-height'];
    expect(asked.filter((name) => !given.has(name) && !own.includes(name))).toEqual([]);
  });

  it('adds little to the document', () => {
    expect(Buffer.byteLength(frame) + Buffer.byteLength(styles)).toBeLessThan(24_000);
  });

  it('is not built without a text', () => {
    expect(() => frameMarkup({ version: 'v1', texts: { 'pt-BR': {} } })).toThrow('No text');
  });
});

describe('the styles that a document carries', () => {
  const html = '<div class="pane pane--wide"><b class="mark"></b></div>';
  const from = (css: string, more: string[] = []) => criticalCss([{ layer: 'parts', css }], html, more);

  it('are those of its own classes, in their layer', () => {
    expect(from('.pane { width: 1px; } .other { width: 2px; } .pane .other { width: 3px; }')).toBe(
      '@layer base,antd,parts,last;@layer parts{.pane{width:1px}}',
    );
  });

  it('are those of elements, of classes given later, and of every width', () => {
    const css =
      'p { margin: 0; } .late { top: 0; } @media (width < 9px) { .pane { left: 0; } .no { left: 1px; } }';
    expect(from(css, ['late'])).toContain('p{margin:0}.late{top:0}@media (width < 9px){.pane{left:0}}');
  });

  it('leave out states that it is never in, and files that it would fetch', () => {
    const css =
      ".pane:hover, .mark { top: 0; } @font-face { src: url('a.woff2'); } @keyframes spin { to { rotate: 1turn; } }";
    expect(from(css)).toBe('@layer base,antd,parts,last;@layer parts{.mark{top:0}}');
  });
});

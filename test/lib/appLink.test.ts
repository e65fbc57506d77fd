import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isAppLink, linkOfAddress, MAIL_PATH, MAIL_QUERY } from '../../src/lib/appLink';
import { TEL_PATH, TEL_QUERY } from '../../src/lib/telLink';

const manifestSchema = v.object({
  display_override: v.array(v.string()),
  protocol_handlers: v.array(v.object({ protocol: v.string(), url: v.string() })),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
});

const manifest = v.parse(
  manifestSchema,
  JSON.parse(readFileSync(join(import.meta.dirname, '../../src/manifest.json'), 'utf8')),
);

describe('an address', () => {
  it.each([
    ['/ligacao?tel=tel%3A2002', { kind: 'dial', number: '2002' }],
    ['/ligacao', { kind: 'dial', number: '' }],
    ['/novo-email?mailto=mailto%3Aana%40example.com', { kind: 'email', address: 'ana@example.com' }],
    [
      '/novo-email?mailto=mailto%3Aana%40example.com%3Fsubject%3DOi%2520a%252Bb%26attach%3Dx',
      {
        kind: 'email',
        address: 'ana@example.com',
        prefill: { to: [], cc: [], bcc: [], subject: 'Oi a+b', body: '' },
      },
    ],
    ['/novo-whatsapp', { kind: 'whatsapp', address: '' }],
    ['/historico', { kind: 'history' }],
    ['/home?tel=tel%3A2002', null],
  ])('%s asks for %j', (path, link) => {
    expect(linkOfAddress(`https://console.test${path}`)).toEqual(link);
    expect(isAppLink(link)).toBe(link !== null);
  });

  it.each([
    {},
    { kind: 'dial' },
    { kind: 'email', address: 7 },
    { kind: 'email', address: '', prefill: {} },
    { kind: 'other', address: '' },
    'dial',
  ])('%j is none that a tab hands on', (value) => {
    expect(isAppLink(value)).toBe(false);
  });
});

describe('the manifest', () => {
  it('leads tel: and mailto: links where the console reads them', () => {
    expect(manifest.protocol_handlers).toEqual([
      { protocol: 'tel', url: `${TEL_PATH}?${TEL_QUERY}=%s` },
      { protocol: 'mailto', url: `${MAIL_PATH}?${MAIL_QUERY}=%s` },
    ]);
  });

  it('has shortcuts that an open console follows', () => {
    const links = manifest.shortcuts.map(({ url }) => linkOfAddress(`https://console.test${url}`)?.kind);
    expect(links).toEqual(['email', 'whatsapp', 'dial', 'history']);
  });

  it('takes the place of the title bar where it can', () => {
    expect(manifest.display_override).toEqual(['window-controls-overlay', 'standalone']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { manifestIn } from '../../../scripts/bundle/manifestPlugin';

const source = join(import.meta.dirname, '../../../src');
const manifest = readFileSync(join(source, 'manifest.json'), 'utf8');

const saidSchema = v.object({
  id: v.string(),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
  icons: v.array(v.object({ src: v.string(), purpose: v.optional(v.string()) })),
});

const said = (texts: string) => v.parse(saidSchema, JSON.parse(manifestIn(manifest, texts)));

const languages = readdirSync(join(source, 'locales')).filter((file) => file.endsWith('.json'));

test.each(languages)('%s has words for the shortcuts of an installed console', (file) => {
  const { id, shortcuts } = said(readFileSync(join(source, 'locales', file), 'utf8'));
  expect(id).toBe('/');
  for (const { name } of shortcuts) expect(name).not.toMatch(/^[a-z]+\.[a-z]+$/iu);
});

test('a shortcut without words stops the build', () => {
  expect(() => manifestIn(manifest, '{}')).toThrow('create.email');
});

test('the icon that systems cut into their own shape fills it, with the glyph in the safe zone', async () => {
  const { icons } = said(readFileSync(join(source, 'locales/pt_BR.json'), 'utf8'));
  const icon = icons.find(({ purpose }) => purpose === 'maskable');
  const file = join(source, 'icons', basename(icon?.src ?? ''));
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const safe = info.width * 0.4;
  const colourAt = (at: number) => data.readUInt32BE(at);
  const outside = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter(
    (pixel) =>
      Math.hypot((pixel % info.width) - info.width / 2, Math.floor(pixel / info.width) - info.height / 2) >
      safe,
  );
  const colours = new Set(outside.map((pixel) => colourAt(pixel * info.channels)));
  expect([...colours]).toEqual([0x1f5fd6ff]);
});

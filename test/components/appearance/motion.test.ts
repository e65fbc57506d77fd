import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { antdTheme } from '../../../src/components/appearance/antdTheme';
import { MOTION_MS } from '../../../src/components/theme';

const SRC = join(__dirname, '../../../src');

/** What says that something is under way turns or breathes until it is over; it moves nothing. */
const ENDLESS = /\binfinite\b/;

const RULE = /(?:animation|transition)[\w-]*:\s*([^;}]+)/g;

const DURATION = /(\d*\.?\d+)(ms|s)\b/g;

function longest(rule: string): number {
  const times = [...rule.matchAll(DURATION)].map(
    ([, number, unit]) => Number(number) * (unit === 's' ? 1000 : 1),
  );
  return Math.max(0, ...times);
}

function sheets(): [file: string, text: string][] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return files.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]);
}

it(`moves nothing for longer than ${String(MOTION_MS)} ms`, () => {
  expect(MOTION_MS).toBeLessThanOrEqual(120);
  const slow = sheets().flatMap(([file, text]) =>
    [...text.matchAll(RULE)]
      .map(([, rule = '']) => rule)
      .filter((rule) => !ENDLESS.test(rule) && longest(rule) > MOTION_MS)
      .map((rule) => `${file}: ${rule}`),
  );
  expect(slow).toEqual([]);
});

it.each(['light', 'dark'] as const)('has the library move no longer; %s', (scheme) => {
  const token = theme.getDesignToken(antdTheme({ scheme, textScale: 1 }));
  for (const duration of [token.motionDurationFast, token.motionDurationMid, token.motionDurationSlow])
    expect(longest(duration)).toBeLessThanOrEqual(MOTION_MS);
});

it('moves nothing at all for those who want no motion', () => {
  const base = readFileSync(join(SRC, 'components/appearance/global.css'), 'utf8');
  const still = base.slice(base.indexOf('@media (prefers-reduced-motion: reduce)'));
  expect(still).toMatch(/animation-duration: 0\.01ms !important/);
  expect(still).toMatch(/animation-iteration-count: 1 !important/);
  expect(still).toMatch(/transition-duration: 0s !important/);
});

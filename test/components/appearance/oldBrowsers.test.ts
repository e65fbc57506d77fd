import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Node, type Rule } from 'postcss';

const SRC = join(__dirname, '../../../src');

function ancestors({ parent }: Node): Node[] {
  return parent === undefined ? [] : [parent, ...ancestors(parent)];
}

/** Whether the rule counts only where the browser says that it knows the feature. */
function isAskedFor(rule: Rule, feature: string): boolean {
  return ancestors(rule).some(
    (node) => node instanceof postcss.AtRule && node.name === 'supports' && node.params.includes(feature),
  );
}

/** Firefox before 121 drops the whole rule, whatever else it is for. */
function isUnasked(rule: Rule): boolean {
  return rule.selector.includes(':has(') && !isAskedFor(rule, ':has(');
}

/** Safari 16.4 and Firefox before 117 know no rule within a rule. */
function isNested(rule: Rule): boolean {
  return ancestors(rule).some((node) => node instanceof postcss.Rule);
}

/** Chrome and Edge 110 mix no colours; with a custom property in it such a declaration counts all the same, as none. */
function isMixed(rule: Rule): boolean {
  const mixes = rule.some((node) => node instanceof postcss.Declaration && node.value.includes('color-mix('));
  return mixes && !isAskedFor(rule, 'color-mix(');
}

function offences(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (isUnasked(rule) || isNested(rule) || isMixed(rule)) found.push(rule.selector);
  });
  return found;
}

it('writes no rule that the oldest browsers drop, unless they are asked', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const found = sheets.flatMap((file) =>
    offences(readFileSync(join(SRC, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

it('finds each', () => {
  expect(offences('.a:has(b) { color: red }')).toEqual(['.a:has(b)']);
  expect(offences('.a { & b { color: red } }')).toEqual(['& b']);
  expect(offences('.a { color: color-mix(in srgb, red, blue) }')).toEqual(['.a']);
  expect(offences('@supports selector(:has(*)) { .a:has(b) { color: red } }')).toEqual([]);
  expect(offences('@media print { .a { color: red } }')).toEqual([]);
});

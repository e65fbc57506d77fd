import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutLoadTimeWork } from '../../../scripts/bundle/shakeRouterPlugin';

const folder = join(__dirname, '../../../node_modules/react-router/dist/production');

test('the installed router still has what is taken out of it, and loses no line', () => {
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const changed = chunks.filter((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    const shaken = withoutLoadTimeWork(source);
    expect(shaken.split('\n')).toHaveLength(source.split('\n').length);
    return shaken !== source;
  });
  expect(changed).toHaveLength(1);
});

test('names by assignment go, wrappers are marked pure, the rest stays', () => {
  const source =
    'var Link = React10.forwardRef(\n  x\n);\nLink.displayName = "Link";\nuse(Link.displayName);\n';
  expect(withoutLoadTimeWork(source)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  x\n);\n\nuse(Link.displayName);\n',
  );
});

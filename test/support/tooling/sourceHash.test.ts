import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from '../../../scripts/sourceHash';

const project = join(__dirname, '../../..');
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'hash-'));
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.json', 'webpack.config.ts', 'scripts']) {
    cpSync(join(project, path), join(copy, path), { recursive: true });
  }
  cpSync(join(project, 'src/index.html'), join(copy, 'src/index.html'));
});

afterEach(() => {
  rmSync(copy, { recursive: true });
});

test('is the same for the same sources and another for changed, renamed or new ones', () => {
  const before = sourceHash(copy);
  expect(sourceHash(copy)).toBe(before);

  renameSync(join(copy, 'src/index.html'), join(copy, 'src/page.html'));
  const renamed = sourceHash(copy);
  writeFileSync(join(copy, 'src/page.html'), 'changed');
  const changed = sourceHash(copy);
  writeFileSync(join(copy, 'src/new.ts'), '');
  expect(new Set([before, renamed, changed, sourceHash(copy)]).size).toBe(4);
});

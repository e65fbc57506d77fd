import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from '../../../scripts/ensureChromium';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const { PATH, CHROME_BIN } = process.env;

beforeEach(() => {
  process.env.PATH = folder;
  delete process.env.CHROME_BIN;
});

afterAll(() => {
  process.env.PATH = PATH;
  if (CHROME_BIN !== undefined) process.env.CHROME_BIN = CHROME_BIN;
  rmSync(folder, { recursive: true });
});

function install(name: string, mode: number): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

test('finds the browser in the PATH, only when it can run, and obeys CHROME_BIN', () => {
  expect(findChromium()).toBeUndefined();

  install('chromium', 0o644);
  const chrome = install('google-chrome', 0o755);
  expect(findChromium()).toBe(chrome);

  const other = install('other', 0o755);
  process.env.CHROME_BIN = other;
  expect(findChromium()).toBe(other);
  process.env.CHROME_BIN = join(folder, 'gone');
  expect(findChromium()).toBeUndefined();
});

test('finds the headless shell in the PATH, but not where CHROME_BIN names another browser', () => {
  expect(findHeadlessShell()).toBeUndefined();

  const shell = install('chromium-headless-shell', 0o755);
  expect(findHeadlessShell()).toBe(shell);

  process.env.CHROME_BIN = install('other', 0o755);
  expect(findHeadlessShell()).toBeUndefined();
});

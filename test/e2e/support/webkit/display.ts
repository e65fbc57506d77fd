import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { startBeside } from './processes';

/** A screen that nobody sees. */
export interface Display {
  /** As programs are told, `:99`. */
  name: string;
  stop(): Promise<void>;
}

const SCREEN = '2560x1600x24';

/** Starts one under a number that is free. */
export async function openDisplay(): Promise<Display> {
  const beside = startBeside('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = beside.process.stdio[3] as Readable;
  const number = await new Promise<string>((resolve, reject) => {
    output.once('data', (data: Buffer) => resolve(data.toString().trim()));
    beside.process.once('error', reject);
    beside.process.once('exit', () => reject(new Error('Xvfb ended before it had a display')));
  });
  return { name: `:${number}`, stop: beside.stop };
}

/** What a browser profile is like. */
export interface ProfileOptions {
  /** As `pt-BR`. */
  locale: string;
  timezoneId: string;
  isDark: boolean;
  isCalm: boolean;
}

/** A profile of a test's own: its folder, and the environment that has a browser use it. */
export interface Profile {
  folder: string;
  env: NodeJS.ProcessEnv;
  remove(): void;
}

/**
 * WebKitGTK speaks the language that the C library has, and the library has those that were compiled for it; the
 * sources are in Debian's `locales`.
 */
function compileLocale(folder: string, name: string): void {
  if (existsSync(join(folder, name))) return;
  const [source = ''] = name.split('.');
  const { status } = spawnSync('localedef', ['-i', source, '-f', 'UTF-8', join(folder, name)]);
  if (status !== 0) throw new Error(`The locale ${name} cannot be compiled: see "locales" of Debian`);
}

const localeFolder = mkdtempSync(join(tmpdir(), 'agent-console-locales-'));
process.once('exit', () => rmSync(localeFolder, { recursive: true, force: true }));

/** Makes a profile; what GTK is told about colours and motion is what pages are told. */
export function createProfile(display: Display, options: ProfileOptions): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'agent-console-webkit-'));
  const locale = `${options.locale.replace('-', '_')}.UTF-8`;
  compileLocale(localeFolder, locale);
  const gtk = join(folder, 'config/gtk-3.0');
  mkdirSync(gtk, { recursive: true });
  writeFileSync(
    join(gtk, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${options.isCalm ? '0' : '1'}\n`,
  );
  return {
    folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_RUNTIME_DIR: folder,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      GTK_THEME: options.isDark ? 'Adwaita:dark' : 'Adwaita',
      LANG: locale,
      LOCPATH: localeFolder,
      TZ: options.timezoneId,
      NO_AT_BRIDGE: '1',
      // Containers have no namespaces to put a page into.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

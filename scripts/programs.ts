import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run';

/** Whether a file can be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the program of this name, in the folders of PATH. */
export function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Without a network the packages are missing soon, not after apt's own patience. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** Installs Debian's packages where we may; whether they are there then is for the caller to look. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || inPath('apt-get') === undefined) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', [...IMPATIENT, 'update'], quiet);
  run('apt-get', [...IMPATIENT, 'install', '-y', '--no-install-recommends', ...packages], quiet);
}

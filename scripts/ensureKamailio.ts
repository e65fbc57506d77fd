import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inPath, installPackages } from './programs';

/** A SIP proxy that can run here. */
export interface Kamailio {
  program: string;
  /** The folder of its modules, with a slash at the end. */
  modules: string;
}

const PACKAGES = ['kamailio', 'kamailio-websocket-modules', 'sip-tester'];

/** Debian keeps modules under /usr/lib/{architecture}, others under /usr/lib or /usr/lib64. */
function moduleFolders(): string[] {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  return ['/usr/lib', '/usr/lib64', ...folders].map((folder) => join(folder, 'kamailio/modules/'));
}

/** The path of a module of kamailio that is installed. */
export function findModule(name: string): string | undefined {
  return moduleFolders()
    .map((folder) => join(folder, name))
    .find(existsSync);
}

/** An installed kamailio that speaks WebSocket. */
export function findKamailio(): Kamailio | undefined {
  const program = ['/usr/sbin/kamailio', '/usr/local/sbin/kamailio'].find(existsSync) ?? inPath('kamailio');
  const modules = moduleFolders().find((folder) => existsSync(join(folder, 'websocket.so')));
  return program === undefined || modules === undefined ? undefined : { program, modules };
}

/** Path of an installed sipp. */
export function findSipp(): string | undefined {
  return inPath('sipp');
}

/** Whether kamailio and sipp are there; installs Debian's packages when they are not and we may. */
export function ensureKamailio(): boolean {
  const isThere = (): boolean => findKamailio() !== undefined && findSipp() !== undefined;
  if (isThere()) return true;
  installPackages(...PACKAGES);
  return isThere();
}

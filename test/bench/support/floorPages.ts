import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist } from '../../e2e/support/world';
import { bundlePage } from './bundlePage';

const floor = join(import.meta.dirname, '..', 'floor');

/** Pages that do one thing of the console's and nothing else, each with an address of its own. */
const PAGES = { startPage: 'bare.html', listPage: 'bare-list.html', boxPage: 'bare-box.html' } as const;

const documentOf = (script: string): string =>
  `<!doctype html><html lang="pt-BR"><title>Bare</title><div id="root"></div><script src="/${script}"></script></html>`;

/** The build with some of the floor's pages beside it, to be served by one server. */
export interface FloorPages {
  folder: string;
  remove(): void;
}

/** Copies the build and puts these pages of the floor beside it. */
export async function withFloorPages(...names: readonly (keyof typeof PAGES)[]): Promise<FloorPages> {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  cpSync(dist, folder, { recursive: true });
  for (const name of names) {
    writeFileSync(join(folder, `${name}.js`), await bundlePage(name, floor));
    writeFileSync(join(folder, PAGES[name]), documentOf(`${name}.js`));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

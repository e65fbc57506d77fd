import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dist } from './world';

/** A place that the console is deployed to, again and again. */
export interface Deployment {
  /** Where it is, as the server of the pages is told. */
  folder: string;
  /** Puts the next build there: the same console, whose first script has another content, and so another name. */
  deploy(): string;
  remove(): void;
}

const FIRST_SCRIPT = /<script defer="defer" src="\/assets\/([^"]+)"/;

/** Copies the usual build to a place of its own. The files of earlier builds stay, as the guide to deployments says. */
export function createDeployment(): Deployment {
  const folder = mkdtempSync(join(tmpdir(), 'agent-console-deployed-'));
  cpSync(dist, folder, { recursive: true });
  let builds = 0;

  /** Names the script anew; others, of its licences for one, begin with the same name. */
  function rename(file: string, from: string, to: string): void {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`/assets/${from}"`, `/assets/${to}"`));
  }

  return {
    folder,
    deploy() {
      builds += 1;
      const [, script = ''] = FIRST_SCRIPT.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
      const next = `main.${builds.toString(16).padStart(8, '0')}.js`;
      const text = readFileSync(join(folder, 'assets', basename(script)), 'utf8');
      writeFileSync(join(folder, 'assets', next), `${text}\n/* ${String(builds)} */`);
      // The worker last: whoever finds it finds all that it names.
      rename('index.html', script, next);
      rename('sw.js', script, next);
      return next;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { leanSipPlugin } from '../../../scripts/bundle/leanSipPlugin';
import { root } from '../../../scripts/run';

/** The pages: the console's softphone, and SIP.js as it is shipped. */
export type PageName = 'phonePage' | 'plainPage';

/** The script of each page. */
export type Scripts = Record<PageName, string>;

function configurationOf(page: PageName, folder: string): Configuration {
  const parser = { syntax: 'typescript' };
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    entry: join(root, `test/interop/support/${page}.ts`),
    output: { path: folder, filename: `${page}.js` },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { swcrc: false, jsc: { parser, target: 'es2022' } },
        },
      ],
    },
    // As the console is built; the other telephone needs what is left out there.
    plugins: page === 'phonePage' ? [leanSipPlugin()] : [],
    // Cutting the names short takes longer than all else, and changes nothing that is heard.
    optimization: { minimize: false },
    performance: { hints: false },
  };
}

/** Builds the pages of the telephones, as for production but for its short names. */
export async function bundlePhones(): Promise<Scripts> {
  // Another run may build them at the same time.
  const folder = mkdtempSync(join(tmpdir(), 'phones-'));
  const compiler = webpack([configurationOf('phonePage', folder), configurationOf('plainPage', folder)]);
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
    const read = (page: PageName): string => readFileSync(join(folder, `${page}.js`), 'utf8');
    return { phonePage: read('phonePage'), plainPage: read('plainPage') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { leanSipPlugin } from '../../../scripts/bundle/leanSipPlugin';
import { root } from '../../../scripts/run';

const folder = join(root, '.cache/interop');

/** The pages: the console's softphone, and SIP.js as it is shipped. */
export type PageName = 'phonePage' | 'plainPage';

/** Where the script of a page is, once it is built. */
export function scriptOf(page: PageName): string {
  return join(folder, `${page}.js`);
}

function configurationOf(page: PageName): Configuration {
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
export async function bundlePhones(): Promise<void> {
  const compiler = webpack([configurationOf('phonePage'), configurationOf('plainPage')]);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

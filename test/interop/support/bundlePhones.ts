import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../../../scripts/run';

const folder = join(root, '.cache/interop');

/** The pages: the console's softphone, and SIP.js as it is shipped. */
export type PageName = 'phonePage' | 'plainPage';

/** Where the script of a page is, once it is built. */
export function scriptOf(page: PageName): string {
  return join(folder, `${page}.js`);
}

/** Builds the pages of the telephones, as for production. */
export async function bundlePhones(): Promise<void> {
  const entry = (page: PageName): string => join(root, `test/interop/support/${page}.ts`);
  const parser = { syntax: 'typescript' };
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { phonePage: entry('phonePage'), plainPage: entry('plainPage') },
    output: { path: folder, filename: '[name].js' },
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
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

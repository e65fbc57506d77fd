import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';

const bench = import.meta.dirname;

/**
 * One of a test's pages (the bench's, unless told) as a script for the browser, built as for production: where time is
 * measured with its names cut short, too, which takes longer than all else.
 */
export async function bundlePage(name: string, from = bench): Promise<string> {
  // Another worker may build the same page.
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const parser = { syntax: 'typescript' };
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: join(from, `${name}.ts`),
    output: { path: folder, filename: `${name}.js` },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { swcrc: false, jsc: { parser, target: 'es2022' } },
        },
      ],
    },
    optimization: { minimize: from.startsWith(dirname(bench)) },
    performance: { hints: false },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
    return readFileSync(join(folder, `${name}.js`), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

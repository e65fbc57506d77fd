/**
 * Builds the page with the editor as the console is built, in one script and one sheet. Runs as a program of its own:
 * the browser runner cannot load the console's webpack configuration, which imports JSON.
 */
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { root } from '../../../scripts/run';
import makeConfig from '../../../webpack.config';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Which folder does the page go to?');

const { module: modules, optimization, resolve, target } = makeConfig({}, { mode: 'production' });

const compiler = webpack({
  mode: 'production',
  devtool: false,
  performance: { hints: false },
  ...(modules === undefined ? {} : { module: modules }),
  ...(optimization === undefined ? {} : { optimization: { ...optimization, minimize: false } }),
  ...(resolve === undefined ? {} : { resolve }),
  ...(target === undefined ? {} : { target }),
  entry: join(import.meta.dirname, 'editorPage.tsx'),
  output: { path: folder, filename: 'page.js', publicPath: '/' },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new MiniCssExtractPlugin({ filename: 'page.css' }),
  ],
  cache: { type: 'filesystem', name: 'editor-page', cacheDirectory: join(root, '.cache/webpack') },
});

await new Promise<void>((done, fail) => {
  compiler.run((error, stats) => {
    if (error !== null) fail(error);
    else if (stats?.hasErrors() === true) fail(new Error(stats.toString('errors-only')));
    else compiler.close(() => done());
  });
});

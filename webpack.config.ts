import { readdirSync, realpathSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { version } from './package.json';
import { budgetPlugin, type Budget } from './scripts/bundle/budgetPlugin';
import { compactEmoji } from './scripts/bundle/emojiPart';
import { documentParts } from './scripts/bundle/firstFrame/documentParts';
import { leanSipPlugin } from './scripts/bundle/leanSipPlugin';
import { manifestPlugin } from './scripts/bundle/manifestPlugin';
import { compileFirst, compileLate, compileRest } from './scripts/bundle/messageParts';
import { precachePlugin } from './scripts/bundle/precachePlugin';
import { sourceHash } from './scripts/sourceHash';

const root = import.meta.dirname;
const at = (path: string) => resolve(root, path);

/** The language whose words the budgets count. */
const SOURCE = 'pt_BR';

const languages = readdirSync(at('src/locales'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'));

/** Their BCP 47 tags; the language of all texts is the first. */
const tags = { pt_BR: 'pt-BR', es_cl: 'es-CL', eng_US: 'en-US' };

/** Chunks of the other languages, of which an agent sees one at a time (src/components/intl/languages). */
const otherLanguages = languages
  .filter((language) => language !== SOURCE)
  .flatMap((language) => [`locale-${language}`, `words-${language}`]);

/** Chunks that wait until the agent asks for what is in them. */
const onDemand = [
  'antd',
  'calls',
  'charts',
  'contacts',
  'customer',
  'desk',
  'diagnostics',
  'dialogs',
  'editor',
  'emoji',
  ...languages.map((language) => `emoji-${language}`),
  ...languages.map((language) => `late-words-${language}`),
  'history',
  'keyboard',
  'log-export',
  'mail',
  'media',
  'recorder',
  'recorder-mp3',
  'recorder-tap',
  'replay',
  'self-check',
  'settings',
  'settings-page',
  'softphone',
  ...otherLanguages,
  // Not of the page at all.
  'sw',
];

/** JavaScript that each moment may load; lazy chunks are named where they are imported. */
const budgets: Budget[] = [
  { name: 'login usable', lazy: { only: ['first', `locale-${SOURCE}`] }, maxBytes: 130_000 },
  { name: 'home with a conversation open', lazy: { allBut: onDemand }, maxBytes: 420_000 },
  { name: 'softphone', lazy: { add: ['softphone'] }, maxBytes: 90_000 },
  { name: 'pictures', lazy: { add: ['charts'] }, maxBytes: 60_000 },
  { name: 'desk telephone', lazy: { add: ['desk'] }, maxBytes: 10_000 },
];

const devServer: DevServer = {
  host: '127.0.0.1',
  port: 8081,
  historyApiFallback: true,
  static: false,
};

/** What every element starts from, and what no sheet of a part may undo. */
const BASE_SHEETS = [
  /[\\/]appearance[\\/](?:fonts|global)\.css$/,
  /[\\/]icons[\\/]icons\.css$/,
  /[\\/]Draft\.css$/,
];
const LAST_SHEETS = /[\\/]appearance[\\/]ring\.css$/;

/** Style sheets of a layer of the cascade (scripts/bundle/layerLoader.js names them). */
function sheets(layer: 'base' | 'parts' | 'last') {
  const loader = at('scripts/bundle/layerLoader.js');
  return [MiniCssExtractPlugin.loader, 'css-loader', { loader, options: { layer } }];
}

function rules(production: boolean) {
  const react = { runtime: 'automatic', development: !production };
  const parser = { syntax: 'typescript', tsx: true };
  const words = { test: /\.json$/, include: at('src/locales'), type: 'json' };
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'swc-loader',
      options: { swcrc: false, jsc: { parser, target: 'es2022', transform: { react } } },
    },
    // They do nothing at load time, but do not say so themselves.
    { test: /[\\/]@rc-component[\\/].*\.js$/, sideEffects: false },
    {
      test: /\.css$/,
      oneOf: [
        { test: BASE_SHEETS, use: sheets('base') },
        { test: LAST_SHEETS, use: sheets('last') },
        { use: sheets('parts') },
      ],
    },
    { test: /\.woff2$/, type: 'asset/resource' },
    { ...words, resourceQuery: /first/, parser: { parse: compileFirst } },
    { ...words, resourceQuery: /rest/, parser: { parse: compileRest } },
    { ...words, resourceQuery: /late/, parser: { parse: compileLate } },
    { test: /[\\/]emojibase-data[\\/].*\.json$/, type: 'json', parser: { parse: compactEmoji } },
  ];
}

/** The console as a static site under dist/, or served from memory by `webpack serve`. */
export default (
  _env: unknown,
  { mode = 'production' }: { mode?: 'production' | 'development' },
): Configuration & { devServer: DevServer } => {
  const production = mode === 'production';
  const hash = production ? '.[contenthash:8]' : '';
  return {
    mode,
    target: ['web', 'es2022'],
    entry: {
      main: at('src/app/index.tsx'),
      first: at('src/app/first.ts'),
      ...(production ? { sw: at('src/sw.ts') } : {}),
    },
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: at('dist'),
      // Browsers look for the next service worker under the name of the one before.
      filename: ({ chunk }) => (chunk.name === 'sw' ? 'sw.js' : `assets/[name]${hash}.js`),
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      publicPath: '/',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      alias: {
        // Messages arrive compiled (see rules), so the browser carries no message parser.
        '@formatjs/icu-messageformat-parser$': at(
          'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
        ),
        // The library's lock writes a style without the page's nonce; the console's page does not scroll.
        // Files are known by where they lie: node_modules may be a link.
        [realpathSync(at('node_modules/@rc-component/portal/es/useScrollLocker.js'))]: at(
          'scripts/bundle/noScrollLock.js',
        ),
        // Its package gives every bundler the build with the development warnings.
        ...(production ? { 'react-router$': at('node_modules/react-router/dist/production/index.mjs') } : {}),
      },
    },
    module: { rules: rules(production), parser: { javascript: { worklet: true } } },
    optimization: {
      // Together with its libraries the entry's code shrinks better than apart.
      splitChunks: {
        chunks: 'async',
        // All style sheets in one file, once: which part loads first cannot change what another looks like.
        cacheGroups: {
          styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true },
        },
      },
      mangleExports: production ? 'size' : false,
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { compress: true, mangle: true } }),
      ],
    },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.APP_VERSION': JSON.stringify(version),
        // Changes with every source: which of the builds of one version recorded a log.
        'process.env.APP_BUILD': JSON.stringify(sourceHash(root).slice(0, 12)),
      }),
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/[name]${hash}.css`,
        // Layers, not the order of imports, say which rule counts.
        ignoreOrder: true,
      }),
      new HtmlWebpackPlugin({
        template: at('src/index.html'),
        favicon: at('src/favicon.svg'),
        // The template places scripts and styles itself: what is painted first waits for neither.
        inject: false,
        templateParameters: (compilation, { favicon }) => ({
          ...documentParts(compilation, { root, version: `v${version}`, tags }),
          icon: favicon,
        }),
      }),
      manifestPlugin({
        manifest: at('src/manifest.json'),
        texts: Object.fromEntries(
          languages.map((language) => [language, at(`src/locales/${language}.json`)]),
        ),
        icons: ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map((icon) =>
          at(`src/icons/${icon}`),
        ),
      }),
      ...(production
        ? [
            leanSipPlugin(),
            precachePlugin({ worker: 'sw.js', name: 'PRECACHED_FILES' }),
            budgetPlugin({ entry: 'main', budgets, report: at('.cache/budget.json') }),
          ]
        : []),
    ],
    // A kept cache has names of exports that a later build gives to others: a click did another thing.
    cache: production
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: at('.cache/webpack'),
          buildDependencies: {
            config: [import.meta.filename, at('scripts/bundle') + sep],
          },
        },
    devServer,
  };
};

import type { Compilation, WebpackPluginInstance } from 'webpack';

/** Where the files are put, and what the service worker calls them. */
export interface PrecacheOptions {
  /** The service worker's own file. */
  worker: string;
  /** The name that the list takes the place of. */
  name: string;
}

const PLUGIN = 'precache';

/** Files whose names change with their content; source maps are for developers, who have a network. */
function filesOf({ assets, outputOptions }: Compilation): string[] {
  const { publicPath } = outputOptions;
  return Object.keys(assets)
    .filter((file) => file.startsWith('assets/') && !file.endsWith('.map'))
    .sort()
    .map((file) => `${String(publicPath)}${file}`);
}

/**
 * Tells the service worker the files of the build, once their names are final. The worker's own name stays the same:
 * browsers find the next version by its content.
 */
export function precachePlugin({ worker, name }: PrecacheOptions): WebpackPluginInstance {
  return {
    apply(compiler) {
      const { Compilation: stages, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
          const list = JSON.stringify(filesOf(compilation));
          compilation.updateAsset(worker, (source) => {
            const text = source.source().toString();
            if (!text.includes(name)) throw new Error(`${worker} does not ask for ${name}`);
            return new sources.RawSource(text.replaceAll(name, list));
          });
        });
      });
    },
  };
}

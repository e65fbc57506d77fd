import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { WebpackPluginInstance } from 'webpack';

/** Files of the web app manifest. */
export interface ManifestOptions {
  /** The manifest, as JSON. */
  manifest: string;
  /** The icons that it names and that nothing else puts into the build. */
  icons: readonly string[];
}

const PLUGIN = 'manifest';

/** Puts the web app manifest and its icons into the build, under names that stay: browsers look for them again. */
export function manifestPlugin({ manifest, icons }: ManifestOptions): WebpackPluginInstance {
  return {
    apply(compiler) {
      const { Compilation: stages, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        const stage = stages.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
          compilation.emitAsset('manifest.webmanifest', new sources.RawSource(readFileSync(manifest)));
          for (const icon of icons)
            compilation.emitAsset(basename(icon), new sources.RawSource(readFileSync(icon)));
          compilation.fileDependencies.addAll([manifest, ...icons]);
        });
      });
    },
  };
}

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import type { WebpackPluginInstance } from 'webpack';
import { manifestFile } from '../../src/lib/manifestFile';

/** Files of the web app manifest. */
export interface ManifestOptions {
  /** The manifest, as JSON; its shortcuts are named by keys of texts. */
  manifest: string;
  /** The texts of each language, as JSON, by the language's name. */
  texts: Readonly<Record<string, string>>;
  /** The icons that it names and that nothing else puts into the build. */
  icons: readonly string[];
}

const PLUGIN = 'manifest';

const manifestSchema = v.looseObject({
  shortcuts: v.array(v.looseObject({ name: v.string(), url: v.string() })),
});

const textsSchema = v.record(v.string(), v.string());

/** The manifest as a language says it; throws where the language has no words for a shortcut. */
export function manifestIn(manifest: string, texts: string): string {
  const { shortcuts, ...rest } = v.parse(manifestSchema, JSON.parse(manifest));
  const words = v.parse(textsSchema, JSON.parse(texts));
  const named = shortcuts.map(({ name, ...shortcut }) => {
    const text = words[name];
    if (text === undefined) throw new Error(`No text for the shortcut ${name}`);
    return { name: text, ...shortcut };
  });
  return JSON.stringify({ ...rest, shortcuts: named });
}

/** Puts the web app manifest in each language and its icons into the build, under names that stay: browsers look for them again. */
export function manifestPlugin({ manifest, texts, icons }: ManifestOptions): WebpackPluginInstance {
  return {
    apply(compiler) {
      const { Compilation: stages, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        const stage = stages.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
          for (const [language, file] of Object.entries(texts)) {
            const said = manifestIn(readFileSync(manifest, 'utf8'), readFileSync(file, 'utf8'));
            compilation.emitAsset(manifestFile(language), new sources.RawSource(said));
          }
          for (const icon of icons)
            compilation.emitAsset(basename(icon), new sources.RawSource(readFileSync(icon)));
          compilation.fileDependencies.addAll([manifest, ...Object.values(texts), ...icons]);
        });
      });
    },
  };
}

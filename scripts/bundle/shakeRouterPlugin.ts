import type { WebpackPluginInstance } from 'webpack';

const PLUGIN = 'shake-router';

/**
 * The router's one file with what it does at load time out of the way: its components get their names by
 * assignment and its wrappers by calls not marked pure, both of which keep even what nobody uses.
 */
export function withoutLoadTimeWork(source: string): string {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*)\.(forwardRef|createContext)\(/g, ' = /* @__PURE__ */ $1.$2(');
}

/** Lets the minifier drop the parts of react-router that the console does not use. */
export function shakeRouterPlugin(): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
        const hooks = compiler.webpack.NormalModule.getCompilationHooks(compilation);
        hooks.processResult.tap(PLUGIN, (result, module) => {
          if (!/[\\/]react-router[\\/]dist[\\/]/.test(module.resource)) return result;
          const [source, sourceMap] = result;
          // Lines stay lines, so the source map keeps its worth.
          return [withoutLoadTimeWork(source.toString()), sourceMap, undefined];
        });
      });
    },
  };
}

import type { WebpackPluginInstance } from 'webpack';

const PLUGIN = 'lean-sip';

/** What SIP.js takes when it is told nothing else; the console brings media and a socket of its own. */
const DEFAULTS: Record<string, string> = {
  'session-description-handler/session-description-handler-factory-default.js':
    'defaultSessionDescriptionHandlerFactory',
  'transport/transport.js': 'Transport',
};

/** Whole statements that write what happens, not what goes wrong: the console keeps warnings and errors. */
const CHATTER = /^[ \t]*this\.logger\.(?:log|debug)\(.*\);$/gm;

function defaultOf(resource: string): string | undefined {
  const path = resource.replaceAll('\\', '/').split('/sip.js/lib/platform/web/')[1];
  return path === undefined ? undefined : DEFAULTS[path];
}

/** A file of SIP.js without what the console never comes to. Lines stay lines. */
export function leanSip(resource: string, source: string): string {
  const unused = defaultOf(resource);
  if (unused === undefined) return source.replace(CHATTER, ';');
  return `export function ${unused}() { return undefined; }${source.replace(/[^\n]/g, '')}`;
}

/** Bundles SIP.js without its own media, socket and chatter: a tenth of it. */
export function leanSipPlugin(): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
        const hooks = compiler.webpack.NormalModule.getCompilationHooks(compilation);
        hooks.processResult.tap(PLUGIN, (result, module) => {
          if (!/[\\/]sip\.js[\\/]lib[\\/]/.test(module.resource)) return result;
          const [source, sourceMap] = result;
          return [leanSip(module.resource, source.toString()), sourceMap, undefined];
        });
      });
    },
  };
}

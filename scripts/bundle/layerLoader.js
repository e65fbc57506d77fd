// webpack loads its loaders itself, past the compiler of the configuration: JavaScript.

/**
 * The cascade layers of the console, lowest first: what every element starts from, the component library (it names its
 * layer itself), the parts of the screens, and what nothing may undo. Specificity counts within a layer only.
 */
const LAYERS = 'base, antd, parts, last';

/**
 * Puts a style sheet into its layer, and says the order of the layers first, whichever sheet is the first to load.
 * @type {import('webpack').LoaderDefinitionFunction<{ layer: string }>}
 */
export default function layerLoader(source) {
  return `@layer ${LAYERS};\n@layer ${this.getOptions().layer} {\n${source}\n}\n`;
}

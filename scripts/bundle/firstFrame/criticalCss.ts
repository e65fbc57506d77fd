import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** A style sheet of the console, with the layer of the cascade that it stands in. */
export interface Sheet {
  layer: 'base' | 'parts';
  css: string;
}

/** States that nothing in the frame is ever in. */
const OTHER_STATES =
  /:(?:hover|focus|active|disabled|placeholder|empty|has|any|where)|\[aria-|\[hidden|::-webkit|\[tabindex/;

/** Groups of rules that stand for as much as is in them. */
const GROUPS = ['media', 'container'];

const CLASS = /\.([\w-]+)/g;

function isOf(selector: string, classes: ReadonlySet<string>): boolean {
  if (OTHER_STATES.test(selector) && !selector.includes('.first-frame[hidden]')) return false;
  const wanted = [...selector.replace(/:not\([^)]*\)/g, '').matchAll(CLASS)].map(([, name = '']) => name);
  if (wanted.length > 0) return wanted.every((name) => classes.has(name));
  // Elements alone: what every page starts from.
  return !selector.includes('[');
}

/** Fonts of the machine hold the place of the product's own, which its style sheet brings. */
function isLocalFont(rule: AtRule): boolean {
  return !rule.toString().includes("url('");
}

/** Leaves of a sheet only what concerns these classes. */
function prune(container: Container, classes: ReadonlySet<string>): void {
  container.walkComments((comment) => void comment.remove());
  container.each((node) => {
    if (node.type === 'rule') pruneRule(node, classes);
    else if (node.type === 'atrule' && GROUPS.includes(node.name)) {
      prune(node, classes);
      if (node.nodes?.length === 0) node.remove();
    } else if (node.type === 'atrule') {
      const isWanted = node.name === 'font-face' ? isLocalFont(node) : node.params === 'skeleton-breathe';
      if (!isWanted) node.remove();
    }
  });
}

function pruneRule(rule: Rule, classes: ReadonlySet<string>): void {
  const wanted = rule.selectors.filter((selector) => isOf(selector, classes));
  if (wanted.length === 0) rule.remove();
  else rule.selectors = wanted;
}

function compact(root: Root): string {
  return root
    .toString()
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
}

/** The classes of a document's elements. */
function classesOf(html: string): string[] {
  return [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
}

/**
 * Of the console's own style sheets what a piece of HTML needs, each rule in its layer: what the document paints first is
 * as large and as coloured as what takes its place.
 * @param more classes that the HTML is given later
 */
export function criticalCss(sheets: readonly Sheet[], html: string, more: readonly string[]): string {
  const classes = new Set([...classesOf(html), ...more]);
  const layers = sheets.map(({ layer, css }) => {
    const root = postcss.parse(css);
    prune(root, classes);
    return `@layer ${layer}{${compact(root)}}`;
  });
  return `@layer base,antd,parts,last;${layers.join('')}`;
}

import { searchKey } from '../../../lib/text';

/** One line of a tree of values. */
export interface TreeRow {
  /** Its keys from the root; no key has the character between them. */
  path: string;
  name: string;
  depth: number;
  value: unknown;
  /** How many it has; null: a leaf. */
  children: number | null;
  isOpen: boolean;
  /** Which one of how many it is among those beside it. */
  place: number;
  siblings: number;
}

const BETWEEN = '\n';

/** The path of what contains a path; of the outermost ''. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf(BETWEEN)));
}

/** Whether a value has parts of its own. */
export function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A value without parts as text. */
export function leafText(value: unknown): string {
  if (isBranch(value)) {
    const count = String(Object.keys(value).length);
    return Array.isArray(value) ? `[${count}]` : `{${count}}`;
  }
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** What a search found. */
export interface TreeHits {
  /** Paths whose key or value has the text. */
  hits: ReadonlySet<string>;
  /** What contains them. */
  ways: ReadonlySet<string>;
  /** There is more: the search stopped. */
  isCut: boolean;
}

/** Nobody reads more, and a state has a million values. */
const MOST_HITS = 2000;
const MOST_VISITS = 500_000;

/** Where a text stands in keys and values, whatever its accents and case; null: nothing is looked for. */
export function hitsIn(root: object, typed: string): TreeHits | null {
  const text = searchKey(typed.trim());
  if (text === '') return null;
  const hits = new Set<string>();
  const ways = new Set<string>();
  let visits = 0;
  const isFull = () => hits.size >= MOST_HITS || visits >= MOST_VISITS;

  function visit(value: object, path: string): void {
    for (const [name, child] of Object.entries(value)) {
      if (isFull()) return;
      visits += 1;
      const at = path === '' ? name : path + BETWEEN + name;
      const isHit =
        searchKey(name).includes(text) || (!isBranch(child) && searchKey(leafText(child)).includes(text));
      if (isHit) {
        hits.add(at);
        for (let way = path; way !== '' && !ways.has(way); way = parentOf(way)) ways.add(way);
      }
      if (isBranch(child)) visit(child, at);
    }
  }

  visit(root, '');
  return { hits, ways, isCut: isFull() };
}

/** The lines of a tree that are seen: what is open, or with a search what was found, the ways there and what is open in it. */
export function rowsOf(root: object, open: ReadonlySet<string>, found: TreeHits | null): TreeRow[] {
  const rows: TreeRow[] = [];

  function isSeen(path: string, isInHit: boolean): boolean {
    return found === null || isInHit || found.hits.has(path) || found.ways.has(path);
  }

  function visit(value: object, parent: string, depth: number, isInHit: boolean): void {
    const children = Object.entries(value)
      .map(([name, child]: [string, unknown]) => ({
        name,
        child,
        path: parent === '' ? name : parent + BETWEEN + name,
      }))
      .filter(({ path }) => isSeen(path, isInHit));
    for (const [index, { name, child, path }] of children.entries()) {
      const isWay = found?.ways.has(path) === true;
      const isOpen = isBranch(child) && isWay !== open.has(path);
      rows.push({
        path,
        name,
        depth,
        value: child,
        children: isBranch(child) ? Object.keys(child).length : null,
        isOpen,
        place: index + 1,
        siblings: children.length,
      });
      if (isOpen) visit(child, path, depth + 1, isInHit || (found?.hits.has(path) === true && !isWay));
    }
  }

  visit(root, '', 1, false);
  return rows;
}

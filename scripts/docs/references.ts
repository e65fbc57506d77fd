import { posix } from 'node:path';

/** What the documents may speak of. */
export interface Project {
  /** Every file, by its path from the root. */
  files: readonly string[];
  /** Names of the scripts in package.json. */
  scripts: readonly string[];
  /** The text of a document. */
  read(path: string): string;
}

/** Something that a document speaks of and that is not there. */
export interface Missing {
  document: string;
  line: number;
  what: string;
}

/** Folders in which paths of the documents begin; those of `src` may be left out. */
const TOP = ['src', 'test', 'scripts', 'sandbox', 'docs'];
const LAYERS = ['app', 'lib', 'store', 'sagas', 'services', 'components', 'pages', 'locales'];

/** Scripts that npm runs without `run`. */
const SHORT = ['start', 'test'];

/** What a path of the documents may leave out at its end. */
const ENDINGS = String.raw`(?:(?:\.test|\.d)?\.tsx?)?`;

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const CODE = /`([^`]+)`/g;
const NPM = /\bnpm (?:run )?([a-z][\w:-]*)/g;
const TSX = /\bnpx tsx ([\w./-]+)/g;

/** The anchor of a heading, as GitHub makes it. */
export function anchorOf(heading: string): string {
  const plain = heading.replace(/[`*]/g, '').trim().toLowerCase();
  return plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
}

function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** Finds a file, or a folder by what is in it; `*` stands for any name, `**` for any path. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const globs = escaped.replace(/\*\*/g, '\0').replace(/\*/g, '[^/]*').replace(/\0/g, '.*');
  return new RegExp(`^(?:src/)?${globs}${ENDINGS}(?:/|$)`);
}

function isThere({ files }: Project, path: string): boolean {
  const pattern = patternOf(path.replace(/\/$/, ''));
  return files.some((file) => pattern.test(file));
}

function isPath(code: string): boolean {
  const [first = '', second] = code.split('/');
  return second !== undefined && [...TOP, ...LAYERS].includes(first) && /^[\w./*-]+$/.test(code);
}

function missingLink(project: Project, document: string, target: string): boolean {
  if (/^[a-z]+:/i.test(target)) return false;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : posix.normalize(posix.join(posix.dirname(document), path));
  if (!isThere(project, file)) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchorsIn(project.read(file)).includes(anchor);
}

function missingIn(project: Project, document: string, line: string): string[] {
  const links = [...line.matchAll(LINK)].map(([, target = '']) => target);
  const paths = [...line.matchAll(CODE)].map(([, code = '']) => code).filter(isPath);
  const programs = [...line.matchAll(TSX)].map(([, path = '']) => path);
  const commands = [...line.matchAll(NPM)].map(([whole, name = '']) => ({ whole, name }));
  return [
    ...links.filter((target) => missingLink(project, document, target)),
    ...[...paths, ...programs].filter((path) => !isThere(project, path)),
    ...commands
      .filter(({ whole, name }) => whole.startsWith('npm run ') || SHORT.includes(name))
      .filter(({ name }) => !project.scripts.includes(name))
      .map(({ whole }) => whole),
  ];
}

/** Every path, command and link in the documents that leads nowhere. */
export function missingReferences(project: Project): Missing[] {
  const documents = project.files.filter((file) => file.endsWith('.md'));
  return documents.flatMap((document) =>
    project
      .read(document)
      .split('\n')
      .flatMap((line, index) =>
        missingIn(project, document, line).map((what) => ({ document, line: index + 1, what })),
      ),
  );
}

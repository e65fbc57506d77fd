import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Compilation } from 'webpack';
import type { FirstFiles } from '../../../src/app/firstFiles';
import { criticalCss, type Sheet } from './criticalCss';
import { frameMarkup, GIVEN_CLASSES, wordsAttribute, type Texts } from './markup';

/** What the parts of the document are made from. */
export interface DocumentOptions {
  /** The project's folder. */
  root: string;
  version: string;
  /** The BCP 47 tag of each language, by the name of its file. */
  tags: Readonly<Record<string, string>>;
}

/** What the template of the document is given. */
export interface DocumentParts {
  /** The frame that is painted before the console is there. */
  frame: string;
  /** The styles of it. */
  styles: string;
  /** The files that the first screens need beside the entry's, as JSON in an attribute's quotes. */
  files: string;
  /** The script that shows the frame. */
  first: string;
  main: string;
  sheet: string;
}

const SHEETS = {
  base: ['ui/icons/icons.css', 'appearance/fonts.css', 'appearance/global.css'],
  parts: [
    'frame/frame.css',
    'frame/navRail.css',
    'frame/titleBar.css',
    'calls/slot/callSlot.css',
    'frame/panes.css',
    'queues/queues.css',
    'conversations/conversations.css',
    'ui/searchField/searchField.css',
    'agent/agentStatus.css',
    'ui/feedback/feedback.css',
    'auth/login.css',
  ],
} as const;

const textsSchema = v.record(v.string(), v.string());

function sheetsOf({ root, tags }: DocumentOptions): Sheet[] {
  const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
  const own = (layer: Sheet['layer']): Sheet[] =>
    SHEETS[layer].map((path) => ({ layer, css: read(`src/components/${path}`) }));
  const words = Object.values(tags).map(
    (tag) => `:root:lang(${tag}) .first-frame__word::before { content: attr(${wordsAttribute(tag)}); }`,
  );
  const frame = [read('scripts/bundle/firstFrame/firstFrame.css'), ...words].join('\n');
  return [...own('base'), ...own('parts'), { layer: 'parts', css: frame }];
}

/** The frame and its styles: the same for every compilation of one set of sources. */
export function firstFrame(options: DocumentOptions): Pick<DocumentParts, 'frame' | 'styles'> {
  const { root, tags, version } = options;
  const textsOf = (language: string): Texts =>
    v.parse(textsSchema, JSON.parse(readFileSync(resolve(root, `src/locales/${language}.json`), 'utf8')));
  const texts = Object.fromEntries(Object.entries(tags).map(([language, tag]) => [tag, textsOf(language)]));
  const frame = frameMarkup({ texts, version });
  return { frame, styles: criticalCss(sheetsOf(options), frame, GIVEN_CLASSES) };
}

/** The files with this ending that a chunk comes with, by their addresses. */
function filesOf(compilation: Compilation, chunk: string, ending = '.js'): string[] {
  const group = compilation.namedChunkGroups.get(chunk);
  if (group === undefined) throw new Error(`This build has no chunk ${chunk}`);
  const { publicPath } = compilation.outputOptions;
  return group
    .getFiles()
    .filter((file) => file.endsWith(ending))
    .map((file) => `${String(publicPath)}${file}`);
}

function only(files: readonly string[], what: string): string {
  const [file, another] = files;
  if (file === undefined || another !== undefined) throw new Error(`The document needs one ${what}`);
  return file;
}

/** The parts of the document of one build. */
export function documentParts(compilation: Compilation, options: DocumentOptions): DocumentParts {
  const main = filesOf(compilation, 'main');
  const later = (...chunks: string[]): string[] => {
    const files = chunks.flatMap((chunk) => filesOf(compilation, chunk));
    return [...new Set(files)].filter((file) => !main.includes(file));
  };
  const files: FirstFiles = {
    console: later('effects', 'console'),
    conversation: later('conversation'),
    languages: Object.fromEntries(
      Object.entries(options.tags).map(([language, tag]) => [
        language,
        { tag, first: later(`locale-${language}`), rest: later(`words-${language}`) },
      ]),
    ),
  };
  return {
    ...firstFrame(options),
    files: JSON.stringify(files).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    first: only(filesOf(compilation, 'first'), 'first script'),
    main: only(main, 'entry'),
    sheet: only(filesOf(compilation, 'main', '.css'), 'style sheet'),
  };
}

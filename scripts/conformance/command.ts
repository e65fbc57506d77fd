import { writeFileSync } from 'node:fs';
import { readArguments, USAGE, type Options } from './arguments';
import { jsonOf, tableOf } from './report';
import { runConformance, type Bounds } from './run';

/** How `npm run conformance` ends. */
export const EXIT = { usable: 0, unusable: 1, wrongArguments: 2 } as const;

/** Where the command writes. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/** Node's own words about a stray word repeat it, and it may be a password. */
function wordsOf(error: unknown): string {
  const isStray =
    error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL';
  return isStray || !(error instanceof Error) ? 'a word stands there without its option' : error.message;
}

function options(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output,
): Options | keyof typeof EXIT {
  try {
    const read = readArguments(argv, env);
    if (read !== 'help') return read;
    output.out(USAGE);
    return 'usable';
  } catch (error) {
    output.err(`${wordsOf(error)}\n\n${USAGE}`);
    return 'wrongArguments';
  }
}

function save(file: string, json: string, output: Output): boolean {
  try {
    writeFileSync(file, json);
    return true;
  } catch {
    output.err(`${file} cannot be written`);
    return false;
  }
}

/** Runs the command line; the answer is the exit code. */
export async function conformance(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  bounds?: Bounds,
): Promise<number> {
  const read = options(argv, env, output);
  if (typeof read === 'string') return EXIT[read];
  const report = await runConformance(read, bounds);
  output.out(tableOf(report));
  if (read.jsonFile !== null && !save(read.jsonFile, jsonOf(report), output)) return EXIT.wrongArguments;
  return report.usable ? EXIT.usable : EXIT.unusable;
}

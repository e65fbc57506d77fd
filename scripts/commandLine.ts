import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Says why the arguments cannot be followed, and how the command is used; ends with code 2. */
export function misused(why: string, usage: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

/** The options that a command was given; ends with its usage for `--help`, and where it does not know one. */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error), usage);
  }
}

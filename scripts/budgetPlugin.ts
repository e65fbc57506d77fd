import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Compilation, Compiler } from 'webpack';

/** How much JavaScript one moment of the product may need. */
export interface Budget {
  /** What the agent can do then; it names the line of the report. */
  name: string;
  /** Named lazy chunks loaded by then, beside the entry's initial ones. */
  chunks: string[];
  /** Bound in bytes after gzip. */
  maxBytes: number;
}

/** What one moment needs in fact, in gzipped bytes. */
export interface Measured extends Budget {
  bytes: number;
}

/** Where the plugin counts from and where it leaves its numbers. */
interface BudgetOptions {
  entry: string;
  budgets: Budget[];
  /** JSON file with the list of `Measured`, for reports. */
  report: string;
}

const PLUGIN = 'BudgetPlugin';

/** Sums the gzipped JavaScript of each moment and fails the build that is over a bound. */
export class BudgetPlugin {
  constructor(private readonly options: BudgetOptions) {}

  apply(compiler: Compiler): void {
    const logger = compiler.getInfrastructureLogger(PLUGIN);
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const measured = this.options.budgets.map((budget) => this.measure(compilation, budget));
        for (const line of measured.map(describe)) logger.info(line);
        mkdirSync(dirname(this.options.report), { recursive: true });
        writeFileSync(this.options.report, `${JSON.stringify(measured, null, 2)}\n`);
        for (const over of measured.filter(({ bytes, maxBytes }) => bytes > maxBytes)) {
          compilation.errors.push(new compiler.webpack.WebpackError(`Over budget: ${describe(over)}`));
        }
      });
    });
  }

  private measure(compilation: Compilation, budget: Budget): Measured {
    const groups = [
      compilation.entrypoints.get(this.options.entry),
      ...budget.chunks.map((name) => compilation.namedChunkGroups.get(name)),
    ];
    const missing = [this.options.entry, ...budget.chunks].filter(
      (_name, index) => groups[index] === undefined,
    );
    // A budget over chunks that are not there would hold for the wrong reason.
    for (const name of missing) {
      compilation.errors.push(
        new compilation.compiler.webpack.WebpackError(
          `Budget "${budget.name}" counts the chunk "${name}", which this build does not have.`,
        ),
      );
    }
    const files = new Set(
      groups.flatMap((group) => group?.getFiles() ?? []).filter((file) => file.endsWith('.js')),
    );
    return { ...budget, bytes: [...files].reduce((sum, file) => sum + gzipped(compilation, file), 0) };
  }
}

function gzipped(compilation: Compilation, file: string): number {
  const source = compilation.getAsset(file)?.source.source() ?? '';
  return gzipSync(source, { level: 9 }).length;
}

function describe({ name, bytes, maxBytes }: Measured): string {
  return `${name}: ${kB(bytes)} kB of ${kB(maxBytes)} kB (JavaScript, gzipped)`;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

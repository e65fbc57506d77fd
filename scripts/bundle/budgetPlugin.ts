import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ChunkGroup, Compilation, WebpackPluginInstance } from 'webpack';

/** How much JavaScript one moment of the product may need. */
export interface Budget {
  /** What the agent can do then; it names the line of the report. */
  name: string;
  /**
   * The lazy chunks loaded by then beside the entry's initial ones, by name: `only` these, or `allBut`
   * these, where a chunk that nobody thought of counts; or just what these `add`, the entry left out.
   */
  lazy: { only: string[] } | { allBut: string[] } | { add: string[] };
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

const PLUGIN = 'budget';

/** Sums the gzipped JavaScript of each moment and fails the build that is over a bound. */
export function budgetPlugin({ entry, budgets, report }: BudgetOptions): WebpackPluginInstance {
  return {
    apply(compiler) {
      const logger = compiler.getInfrastructureLogger(PLUGIN);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
          const measured = budgets.map((budget) => measure(compilation, entry, budget));
          for (const line of measured.map(describe)) logger.info(line);
          mkdirSync(dirname(report), { recursive: true });
          writeFileSync(report, `${JSON.stringify(measured, null, 2)}\n`);
          for (const over of measured.filter(({ bytes, maxBytes }) => bytes > maxBytes)) {
            fail(compilation, `Over budget: ${describe(over)}`);
          }
        });
      });
    },
  };
}

function measure(compilation: Compilation, entry: string, budget: Budget): Measured {
  const groups = loadedGroups(compilation, entry, budget);
  const others = 'add' in budget.lazy ? compilation.chunkGroups.filter((one) => !groups.includes(one)) : [];
  const known = new Set(filesOf(others));
  const files = new Set(filesOf(groups).filter((file) => !known.has(file)));
  return { ...budget, bytes: [...files].reduce((sum, file) => sum + gzipped(compilation, file), 0) };
}

function filesOf(groups: readonly ChunkGroup[]): string[] {
  return groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js'));
}

function loadedGroups(compilation: Compilation, entry: string, { name, lazy }: Budget): ChunkGroup[] {
  if ('allBut' in lazy) {
    return compilation.chunkGroups.filter((group) => !lazy.allBut.includes(group.name ?? ''));
  }
  const wanted = 'add' in lazy ? lazy.add : [entry, ...lazy.only];
  return wanted.flatMap((chunk) => {
    const group = compilation.namedChunkGroups.get(chunk);
    // A budget over chunks that are not there would hold for the wrong reason.
    if (group === undefined)
      fail(compilation, `Budget "${name}" counts "${chunk}", which this build does not have.`);
    return group ?? [];
  });
}

function fail(compilation: Compilation, message: string): void {
  compilation.errors.push(new compilation.compiler.webpack.WebpackError(message));
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

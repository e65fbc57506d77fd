import { conformance } from '../../scripts/conformance/command';
import type { Timeouts } from '../../scripts/conformance/centre';
import type { Feature, Finding, Verdict } from '../../scripts/conformance/findings';
import type { Report } from '../../scripts/conformance/run';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a run of the command left. */
export interface Ran {
  code: number;
  /** All that was printed, and the JSON file. */
  shown: string;
  report: Report;
}

/** The same machine answers at once or never, but for one that is busy; servers without acks are waited for. */
const TIMEOUTS: Timeouts = { read: 10_000, write: 10_000, connect: 10_000, ack: 2_000 };

/** Runs the command as an integrator would, with little patience; ms. */
export async function run(
  argv: readonly string[],
  env: NodeJS.ProcessEnv = {},
  overallMs = 60_000,
  readMs = TIMEOUTS.read,
): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const json = join(folder, 'report.json');
  const lines: string[] = [];
  const keep = (text: string): void => {
    lines.push(text);
  };
  try {
    const output = { out: keep, err: keep };
    const code = await conformance([...argv, '--json', json], env, output, {
      overallMs,
      timeouts: { ...TIMEOUTS, read: readMs },
    });
    const text = readFileSync(json, 'utf8');
    return { code, shown: [...lines, text].join('\n'), report: JSON.parse(text) as Report };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What was found of a feature. */
export function found({ report }: Ran, feature: Feature): Finding {
  const one = report.findings.find((finding) => finding.feature === feature);
  if (one === undefined) throw new Error(`Nothing was found of ${feature}`);
  return one;
}

/** The verdicts of features, but for those that are this one. */
export function exceptions({ report }: Ran, features: readonly Feature[], usual: Verdict) {
  const others = report.findings.filter(
    ({ feature, verdict }) => features.includes(feature) && verdict !== usual,
  );
  return Object.fromEntries(others.map(({ feature, verdict }) => [feature, verdict]));
}

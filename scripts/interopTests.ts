import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './ensureChromium';
import { ensureKamailio } from './ensureKamailio';
import { isolatedCommand } from './isolate';
import { jest } from './jestRun';
import { root } from './run';
import type { Outcome } from './steps';

const folder = join(root, 'test/interop');

/** How many tests there are; a table of cases counts as one. */
function countTests(): number {
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.flatMap((text) => text.match(/^\s*test(?:\.each)?\(/gm) ?? []).length;
}

/** What is missing for them; null: nothing. */
function obstacle(): string | null {
  if (!ensureKamailio()) {
    return 'kamailio and sipp are missing (Debian, Ubuntu: as root, apt-get install kamailio kamailio-websocket-modules sip-tester)';
  }
  if (isolatedCommand('true', []) === undefined) {
    return 'the system allows no network of their own (unshare --net), and calls must not leave this machine';
  }
  return null;
}

/** Calls between browsers through a SIP proxy that nobody here wrote; skipped, and counted so, where there is none. */
export async function interopTests(args: string[] = []): Promise<Outcome> {
  const missing = obstacle();
  if (missing !== null) {
    const skipped = countTests();
    console.log(`SKIPPED: ${String(skipped)} tests against a real SIP proxy: ${missing}.`);
    return { ok: true, totals: { passed: 0, failed: 0, skipped } };
  }
  const chromium = findChromium();
  return jest('interop', ['--selectProjects', 'interop', '--runInBand', ...args], {
    env: chromium === undefined ? {} : { CHROME_BIN: chromium },
    within: (program, rest) => isolatedCommand(program, rest) ?? [program, ...rest],
  });
}

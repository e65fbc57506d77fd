import { BROWSER_PROJECTS, browserStep, firefoxStep, webkitStep } from './browserSteps';
import { ensureConsoleAside } from './buildConsole';
import { misused, readOptions } from './commandLine';
import { PROXY_PROJECTS, proxyTests } from './proxyTests';
import { runSteps, type Plan, type Step } from './steps';

const PROJECTS = [...BROWSER_PROJECTS, 'firefox', 'webkit', ...PROXY_PROJECTS] as const;

const USAGE = `Usage: npm run test:all -- [options]
  --project P    ${PROJECTS.join(', ')}; several times for several (default: all that npm test leaves out)
  --repeat N     every test N times
  --shuffle S    in an order of its own, by this seed
  --help         this`;

/** Options of ours as Playwright's. */
function numbered(option: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  return /^\d+$/.test(value) ? [option, value] : misused(`Not a number: ${value}`, USAGE);
}

const { project, repeat, shuffle } = readOptions(USAGE, {
  project: {
    type: 'string',
    multiple: true,
    default: ['browser', 'sound', 'monkey', 'chaos', 'firefox', 'webkit', ...PROXY_PROJECTS],
  },
  repeat: { type: 'string' },
  shuffle: { type: 'string' },
});
const unknown = project.find((one) => !PROJECTS.some((known) => known === one));
if (unknown !== undefined) misused(`Not a project: ${unknown}`, USAGE);

const args = [...numbered('--repeat-each', repeat), ...numbered('--shuffle', shuffle)];
const alone = BROWSER_PROJECTS.filter((one) => project.includes(one));

const proxied = PROXY_PROJECTS.filter((one) => project.includes(one));

const plan: Plan = [{ name: 'Production build', run: () => ensureConsoleAside() }];
if (alone.length > 0) plan.push(browserStep(`Tests in a browser (${alone.join(', ')})`, alone, args));
// Those of the proxies have a network of their own each, and wait more than they compute: other browsers compute beside them.
const rows: Step[][] = proxied.map((one) => [
  { name: `Calls through a real SIP proxy (${one})`, run: () => proxyTests(one, args, { aside: true }) },
]);
const others: Step[] = [];
if (project.includes('firefox')) others.push(firefoxStep(args, { aside: true }));
if (project.includes('webkit')) others.push(webkitStep(args, { aside: true }));
if (others.length > 0) rows.unshift(others);
if (rows.length > 0) plan.push(rows);

process.exitCode = (await runSteps(plan)).failed === 0 ? 0 : 1;

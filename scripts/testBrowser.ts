import { browserTests, projectOptions } from './browserRun';
import { BROWSER_PROJECTS } from './browserSteps';
import { ensureConsole } from './buildConsole';
import { ensureChromium } from './ensureChromium';

/** Tests in a browser by name, with the console as it is now; arguments go to Playwright. */
const given = process.argv.slice(2);
// Those of interop need a network of their own (scripts/interop.ts), and names of theirs are like others.
const projects = given.some((one) => one.startsWith('--project')) ? [] : projectOptions(BROWSER_PROJECTS);
const isReady = ensureConsole() && ensureChromium() !== undefined;
process.exitCode = isReady && (await browserTests('browser', [...projects, ...given])).ok ? 0 : 1;

import type { Options } from './arguments';
import { createCentre, TIMEOUTS, type Timeouts } from './centre';
import type { Context, SignedIn, Subject } from './context';
import { complete, isUsable, type Finding } from './findings';
import { firstReads } from './firstReads';
import { createLine, openLine, pause, type Line } from './line';
import { createSecrets } from './mask';
import { otherReads } from './reads';
import { signIn } from './signIn';
import { askQueueStatus, askTemplates, numbersFinding, pushesFinding, shakeHands } from './socketFeatures';
import { tryWrites } from './writes';

/** What a run found; without secrets. */
export interface Report {
  server: string;
  /** Each feature once, in order. */
  findings: Finding[];
  /** Whether agents could work. */
  usable: boolean;
}

/** How a run differs from the usual; ms. */
export interface Bounds {
  overallMs?: number;
  timeouts?: Timeouts;
}

const OVERALL_MS = 60_000;

/** Findings as they come, so that a run that is cut short tells what it saw. */
interface Notes {
  findings: Finding[];
  line: Line | null;
}

async function listen(
  context: Context,
  signedIn: SignedIn,
  subject: Promise<Subject>,
  notes: Notes,
): Promise<void> {
  const line = createLine(context, signedIn);
  notes.line = line;
  const socket = await openLine(line, context);
  notes.findings.push(socket);
  if (socket.verdict === 'missing') return;
  const handshake = await shakeHands(line, context);
  notes.findings.push(handshake);
  const about = await subject;
  const waited = pause(context.options.waitMs);
  const asked = await Promise.all([askQueueStatus(line, context), askTemplates(line, context, about)]);
  if (context.options.write !== null) notes.findings.push(...(await tryWrites(context, about, line)));
  await waited;
  notes.findings.push(...asked.flatMap((tell) => tell()));
  notes.findings.push(numbersFinding(line), pushesFinding(line, about, context.secrets));
}

async function look(context: Context, notes: Notes): Promise<void> {
  const [signedInFinding, signedIn] = await signIn(context);
  notes.findings.push(signedInFinding);
  if (signedIn === null) return;
  const first = firstReads(context, signedIn);
  const subject = first.then(([findings, about]) => {
    notes.findings.push(...findings);
    return about;
  });
  const reads = subject.then(async (about) => {
    notes.findings.push(...(await otherReads(context, about)));
  });
  await Promise.all([reads, listen(context, signedIn, subject, notes)]);
}

type Ending = 'done' | 'late' | 'failed';

function whyNot({ findings }: Notes, ending: Ending): string {
  if (ending === 'late') return 'The time was up.';
  if (ending === 'failed') return 'The kit itself failed at an answer.';
  const failed = (feature: Finding['feature']): boolean =>
    findings.some((one) => one.feature === feature && one.verdict === 'missing');
  if (failed('sign-in')) return 'Nobody is signed in.';
  return failed('socket') ? 'There is no socket.' : 'Only with --write.';
}

async function within(ms: number, work: Promise<void>): Promise<Ending> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Ending>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  try {
    const done = work.then(
      (): Ending => 'done',
      (): Ending => 'failed',
    );
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tries a contact centre as the console would use it. Never rejects; ends after 60 s at the latest, with everything
 * closed. Writes nothing unless `options.write` names on what.
 */
export async function runConformance(options: Options, bounds: Bounds = {}): Promise<Report> {
  const { overallMs = OVERALL_MS, timeouts = TIMEOUTS } = bounds;
  const secrets = createSecrets();
  secrets.add(options.password);
  secrets.add(options.token);
  let isOver = false;
  const centre = createCentre(options, timeouts, () => isOver);
  const notes: Notes = { findings: [], line: null };
  const ending = await within(overallMs, look({ options, centre, secrets }, notes)).catch(
    () => 'done' as const,
  );
  isOver = true;
  notes.line?.client.disconnect();
  const findings = complete(notes.findings, whyNot(notes, ending));
  return {
    server: secrets.outside(options.server),
    findings: secrets.masked(findings),
    usable: isUsable(findings),
  };
}

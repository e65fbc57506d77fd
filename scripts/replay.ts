import { readFileSync } from 'node:fs';
import { readLog } from '../src/store/actionLog/readLog';
import { replayLog } from '../src/store/actionLog/timeline';
import { problemText, replayReport } from './replayReport';

/** How `npm run replay -- FILE` ends. */
const EXIT = { same: 0, differs: 1, unreadable: 2, inexact: 3 } as const;

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Replays an exported log and prints what it found; the exit code says whether it was read, and ended, as recorded. */
function replay(path: string): number {
  const text = contentOf(path);
  const reading = text === null ? null : readLog(text);
  if (!reading?.ok) {
    const why = reading === null ? 'cannot be read' : problemText(reading.problem);
    console.error(`${path} ${why}`);
    return EXIT.unreadable;
  }
  const timeline = replayLog(reading.log);
  console.log(replayReport(timeline));
  const { origin, recordedHash } = timeline.log;
  if (origin.fidelity === 'inexact') return EXIT.inexact;
  return recordedHash === null || recordedHash === timeline.finalHash ? EXIT.same : EXIT.differs;
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: npm run replay -- FILE');
  process.exitCode = EXIT.unreadable;
} else {
  process.exitCode = replay(path);
}

import type { Anomaly, LogProblem, LogTimeline } from '../src/store/actionLog/types';
import { originReport } from './originReport';

const ANOMALY_TEXTS: Record<Anomaly['kind'], string> = {
  rejected: 'event rejected',
  ignored: 'event unknown',
  dropped: 'event dropped',
  sagaFailed: 'saga failed',
  featureLost: 'feature lost',
  nothing: 'changed nothing',
  seenBefore: 'seen before',
  threw: 'reducer threw',
  snapshotDiffers: 'snapshot differs',
};

/** Why a file cannot be replayed, in one line. */
export function problemText(problem: LogProblem): string {
  if (problem.kind === 'notJson') return 'is not JSON';
  if (problem.kind === 'newer') return `was written by a later version of the console (${problem.app})`;
  const place = problem.path === '' ? 'the file' : problem.path;
  return `is no log: at ${place} expected ${problem.expected}, found ${problem.received || 'something else'}`;
}

function time(at: number): string {
  return Number.isFinite(at) ? new Date(at).toISOString() : 'no time';
}

function countsByType({ entries }: LogTimeline): string[] {
  const counts = new Map<string, number>();
  for (const { action } of entries) counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([type, count]) => `${String(count).padStart(8)}  ${type}`);
}

function anomalyLine({ position, at, kind, type, detail }: Anomaly): string {
  const words = [
    `${String(position).padStart(8)}  ${time(at)}  ${ANOMALY_TEXTS[kind].padEnd(16)}`,
    type,
    detail,
  ];
  return words.filter((word) => word !== '').join('  ');
}

function verdict({ finalHash, log: { origin, recordedHash } }: LogTimeline): string {
  if (origin.fidelity === 'inexact') return `final state  ${finalHash}  (not read exactly: see origin)`;
  if (recordedHash === null)
    return `final state  ${finalHash}  (the file has none of this schema to compare with)`;
  if (recordedHash === finalHash) return `final state  ${finalHash}  as recorded`;
  return `final state  ${finalHash}  DIFFERS: the live store had ${recordedHash}`;
}

/** What a replay found, as text: where the log comes from and how well it was read, how much of what, what was odd, and where it ended. */
export function replayReport(timeline: LogTimeline): string {
  const { entries, anomalies, log } = timeline;
  const [first, last] = [entries[0], entries.at(-1)];
  const span = first && last ? `, ${time(first.action.meta.at)} to ${time(last.action.meta.at)}` : '';
  return [
    ...originReport(log.origin),
    `actions      ${entries.length} in ${log.segments.length} segments${span}`,
    ...countsByType(timeline),
    `anomalies    ${anomalies.length}`,
    ...anomalies.map(anomalyLine),
    verdict(timeline),
  ].join('\n');
}

import * as v from 'valibot';
import { FORMAT, SCHEMA } from './format';
import { actionSchema, devtoolsFileSchema, logFileSchema } from './logSchema';
import { isRecord } from './schema2';
import { stateOf } from './stateOf';
import type { LogHeader, LogProblem, LogSegment, ReadLog, ReadSegment } from './types';
import { upcastSegment } from './upcasters';

/** What reading gave: the log as this version replays it, or why the file is none. */
export type LogReading = { ok: true; log: ReadLog } | { ok: false; problem: LogProblem };

function failed(problem: LogProblem): LogReading {
  return { ok: false, problem };
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function noState(path: string): LogProblem {
  return { kind: 'shape', path, expected: 'state', received: '' };
}

/** Where the first thing is wrong, and what stands there instead of what. */
function misfit(issues: readonly v.BaseIssue<unknown>[]): LogProblem {
  const [issue] = issues;
  return {
    kind: 'shape',
    path: (issue === undefined ? null : v.getDotPath(issue)) ?? '',
    expected: issue?.expected ?? '',
    received: issue?.received ?? '',
  };
}

/** A segment in the present schema, or null when its snapshot is no state. */
function upcast(segment: LogSegment): ReadSegment | null {
  const { app, startedAt, continues, snapshot, actions } = upcastSegment(segment);
  const state = stateOf(snapshot);
  if (!isRecord(snapshot) || state === null) return null;
  return { app, startedAt, continues, snapshot: state, domains: Object.keys(snapshot), actions };
}

function logOf(segments: readonly LogSegment[], header: LogHeader | null): LogReading {
  const read: ReadSegment[] = [];
  for (const [index, segment] of segments.entries()) {
    const present = upcast(segment);
    if (present === null) return failed(noState(`segments.${index}.snapshot`));
    read.push(present);
  }
  const [first, ...rest] = read;
  if (first === undefined) return failed(noState('segments'));
  const kind = header === null ? 'devtools' : 'full';
  // A state of an older schema was another one: there is nothing to compare it with.
  const recordedHash = header?.schema === SCHEMA ? header.finalStateHash : null;
  return { ok: true, log: { kind, header, segments: [first, ...rest], recordedHash } };
}

function readFullLog(value: unknown): LogReading {
  const { success, output, issues } = v.safeParse(logFileSchema, value);
  if (!success) return failed(misfit(issues));
  const { header, segments } = output;
  const isNewer = [header, ...segments].some(({ format, schema }) => format > FORMAT || schema > SCHEMA);
  return isNewer ? failed({ kind: 'newer', app: header.app }) : logOf(segments, header);
}

/** A DevTools file tells no schema: it is taken for one of the present. */
function devtoolsLog(actions: unknown, snapshot: unknown): LogReading {
  const { success, output, issues } = v.safeParse(v.array(actionSchema), actions);
  if (!success) return failed(misfit(issues));
  const head = { id: '', page: '', format: FORMAT, app: '', schema: SCHEMA, continues: false };
  const startedAt = output[0]?.meta.at ?? 0;
  return logOf([{ ...head, startedAt, snapshot, actions: output }], null);
}

function readDevtools({ payload, preloadedState }: v.InferOutput<typeof devtoolsFileSchema>): LogReading {
  const actions = parsed(payload);
  const snapshot = preloadedState === undefined ? { value: {} } : parsed(preloadedState);
  if (actions === null || snapshot === null) return failed({ kind: 'notJson' });
  return devtoolsLog(actions.value, snapshot.value);
}

/**
 * Reads a log file: the console's own full log, or the file for Redux DevTools. Old schemas are brought
 * up to the present one.
 */
export function readLog(text: string): LogReading {
  const json = parsed(text);
  if (json === null) return failed({ kind: 'notJson' });
  const devtools = v.safeParse(devtoolsFileSchema, json.value);
  return devtools.success ? readDevtools(devtools.output) : readFullLog(json.value);
}

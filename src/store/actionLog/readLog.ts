import * as v from 'valibot';
import { FORMAT, SCHEMA } from './format';
import { actionSchema, devtoolsFileSchema, logFileSchema } from './logSchema';
import { fidelityOf, translatedAction, translatedSnapshot, unknownIn } from './origin';
import { isRecord } from '../../lib/records';
import { stateOf } from './stateOf';
import type {
  Doubt,
  LogHeader,
  LogOrigin,
  LogProblem,
  LogSegment,
  ReadLog,
  ReadSegment,
  Translation,
} from './types';
import { countGuessed, upcastSegment } from './upcasters';

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

/** The first mismatch: its path, what was expected there and what the file has. */
function misfit(issues: readonly v.BaseIssue<unknown>[]): LogProblem {
  const [issue] = issues;
  return {
    kind: 'shape',
    path: (issue === undefined ? null : v.getDotPath(issue)) ?? '',
    expected: issue?.expected ?? '',
    received: issue?.received ?? '',
  };
}

/** What a file tells of itself; null where it does not. */
type Told = Pick<LogOrigin, 'schema' | 'app' | 'build' | 'session'>;

interface Translated {
  segment: ReadSegment;
  translations: readonly Translation[];
  guessed: number;
}

function translationsOf(recorded: LogSegment, present: LogSegment, before: number): Translation[] {
  const all = recorded.actions.map((action, index) => {
    const now = present.actions[index];
    return now === undefined ? null : translatedAction(before + index + 1, action, now);
  });
  return [translatedSnapshot(before, recorded.snapshot, present.snapshot), ...all].filter(
    (one) => one !== null,
  );
}

/** A segment in the present schema, or null when its snapshot is no state; `before`: how many actions precede it. */
function upcast(recorded: LogSegment, before: number): Translated | null {
  const isOld = recorded.schema < SCHEMA;
  const present = isOld ? upcastSegment(recorded) : recorded;
  const { app, startedAt, continues, snapshot, actions } = present;
  const state = stateOf(snapshot);
  if (!isRecord(snapshot) || state === null) return null;
  return {
    segment: { app, startedAt, continues, snapshot: state, domains: Object.keys(snapshot), actions },
    translations: isOld ? translationsOf(recorded, present, before) : [],
    guessed: isOld ? countGuessed(recorded) : 0,
  };
}

function doubtsOf(told: Told, read: readonly Translated[]): Doubt[] {
  const guessed = read.reduce((sum, one) => sum + one.guessed, 0);
  const segments = read.map(({ segment }) => segment);
  const actions = segments.flatMap((segment) => segment.actions);
  return [
    ...(told.schema === null ? [{ kind: 'untold' } as const] : []),
    ...(guessed > 0 ? [{ kind: 'guessed', count: guessed } as const] : []),
    ...unknownIn(
      actions,
      segments.map(({ domains }) => domains),
    ),
  ];
}

function originOf(told: Told, read: readonly Translated[]): LogOrigin {
  const translations = read.flatMap((one) => one.translations);
  const doubts = doubtsOf(told, read);
  return { ...told, fidelity: fidelityOf(translations, doubts), translations, doubts };
}

function logOf(segments: readonly LogSegment[], header: LogHeader | null, told: Told): LogReading {
  const read: Translated[] = [];
  let before = 0;
  for (const [index, segment] of segments.entries()) {
    const present = upcast(segment, before);
    if (present === null) return failed(noState(`segments.${index}.snapshot`));
    read.push(present);
    before += segment.actions.length;
  }
  const [first, ...rest] = read.map(({ segment }) => segment);
  if (first === undefined) return failed(noState('segments'));
  const kind = header === null ? 'devtools' : 'full';
  const origin = originOf(told, read);
  // A state of an older schema was another one: there is nothing to compare it with.
  const isComparable = header?.schema === SCHEMA && origin.fidelity !== 'inexact';
  const recordedHash = isComparable ? header.finalStateHash : null;
  return { ok: true, log: { kind, origin, header, segments: [first, ...rest], recordedHash } };
}

function toldBy({
  schema,
  app,
  build,
  session,
}: Pick<LogHeader, 'schema' | 'app' | 'build' | 'session'>): Told {
  return { schema, app, build: build ?? null, session: session ?? null };
}

function readFullLog(value: unknown): LogReading {
  const { success, output, issues } = v.safeParse(logFileSchema, value);
  if (!success) return failed(misfit(issues));
  const { header, segments } = output;
  const isNewer = [header, ...segments].some(({ format, schema }) => format > FORMAT || schema > SCHEMA);
  return isNewer ? failed({ kind: 'newer', app: header.app }) : logOf(segments, header, toldBy(header));
}

const UNTOLD: Told = { schema: null, app: null, build: null, session: null };

/** A DevTools file of an earlier version tells no schema: upcasters change what is old in it, and leave what is not. */
function devtoolsLog(actions: unknown, snapshot: unknown, told: Told): LogReading {
  const { success, output, issues } = v.safeParse(v.array(actionSchema), actions);
  if (!success) return failed(misfit(issues));
  const schema = told.schema ?? 1;
  if (schema > SCHEMA) return failed({ kind: 'newer', app: told.app ?? '' });
  const head = { id: '', page: '', format: FORMAT, app: told.app ?? '', schema, continues: false };
  const startedAt = output[0]?.meta.at ?? 0;
  return logOf([{ ...head, startedAt, snapshot, actions: output }], null, told);
}

function readDevtools({
  payload,
  preloadedState,
  about,
}: v.InferOutput<typeof devtoolsFileSchema>): LogReading {
  const actions = parsed(payload);
  const snapshot = preloadedState === undefined ? { value: {} } : parsed(preloadedState);
  if (actions === null || snapshot === null) return failed({ kind: 'notJson' });
  return devtoolsLog(actions.value, snapshot.value, about === undefined ? UNTOLD : toldBy(about));
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

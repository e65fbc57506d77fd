import type { Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import { isStamped, type StampedAction } from '../stamp';
import { countEntities } from './entities';
import { FORMAT, SCHEMA } from './format';
import type { LogSink, OpenSegment, WriteSegment } from './openSegment';

/** The log up to one moment: how much of it this page recorded, and the state at that moment. */
export interface LogCut {
  /** Version of the console. */
  app: string;
  build?: string;
  /** The page that is at work, as the server is told. */
  session: string;
  segment: string;
  /** Actions of that segment up to the moment. */
  actions: number;
  state: RootState;
  /** Settles when the sink has all of it, or could not take it. */
  written: Promise<void>;
}

/** What writes down every action of one page. */
export interface Recorder {
  /** The last middleware of the store: after it come the reducers and nothing else. */
  middleware: Middleware<object, RootState>;
  /**
   * From now on the log goes there, with what waited for it. What redacts and writes it comes along: the first
   * page records before it needs the rules.
   */
  attach(sink: LogSink, write: WriteSegment): void;
  /** Writes what waits, at once; never rejects. */
  flush(): Promise<void>;
  /** The page that is recorded: the id of its first action; null before there was one. */
  session(): string | null;
  /** Marks this moment of the log, to export it; null before anything was recorded. */
  cut(): LogCut | null;
}

/** What a recorder is made of. */
export interface RecorderParts {
  /** Version of the console. */
  app: string;
  /** Hash of the sources that the console was built from. */
  build?: string;
  /** Runs something once after so many ms. */
  later(run: () => void, ms: number): void;
  /** The least actions in one segment; each segment costs a snapshot. */
  segmentLength?: number;
}

type Api = MiddlewareAPI<Dispatch, RootState>;

const SEGMENT_LENGTH = 1_000;

/** A segment takes at least this many actions for each entity of its snapshot, so that large snapshots are rare. */
const ACTIONS_PER_ENTITY = 2;

const BATCH_LENGTH = 100;

const BATCH_MS = 250;

/** After a failed write the log rests: a full disk must not cost a snapshot for every batch. */
const REST_MS = 30_000;

/** Segments that wait for a sink to be attached; older ones are given up. */
const WAITING_KEPT = 8;

/**
 * Records every action of the console, in batches off the hot path. A segment begins with the
 * state before its first action. Where the state changed without a recorded action (redux-persist
 * put back what it kept, somebody travelled in time) a new segment begins: replay stays exact.
 */
export function createRecorder({
  app,
  build,
  later,
  segmentLength = SEGMENT_LENGTH,
}: RecorderParts): Recorder {
  const version = build === undefined ? { app } : { app, build };
  let store: Api | null = null;
  let sink: { to: LogSink; write: WriteSegment } | null = null;
  /** Those with something to write; the last one is still growing. */
  let segments: OpenSegment[] = [];
  /** The state after the last recorded action. */
  let seen: RootState | null = null;
  let page: string | null = null;
  let opened = 0;
  let lastAt = 0;
  let restsUntil = 0;
  let isArmed = false;

  function open(of: string, snapshot: RootState, continues: boolean): OpenSegment {
    const id = `${of}/${String(opened).padStart(6, '0')}`;
    const head = {
      id,
      page: of,
      format: FORMAT,
      ...version,
      schema: SCHEMA,
      startedAt: lastAt,
      continues,
      snapshot,
    };
    const capacity = Math.max(segmentLength, ACTIONS_PER_ENTITY * countEntities(snapshot));
    const segment: OpenSegment = { head, id, capacity, length: 0, batches: 0, pending: [] };
    opened += 1;
    segments = [...segments, segment].slice(-WAITING_KEPT);
    return segment;
  }

  function giveUp(): void {
    segments = [];
    seen = null;
    restsUntil = lastAt + REST_MS;
  }

  async function flush(): Promise<void> {
    if (sink === null) return;
    const { to, write } = sink;
    const unwritten = segments;
    segments = segments.slice(-1);
    try {
      await Promise.all(unwritten.flatMap((segment) => write(segment, to)));
    } catch {
      giveUp();
    }
  }

  function arm(): void {
    if (isArmed) return;
    isArmed = true;
    later(() => {
      isArmed = false;
      void flush();
    }, BATCH_MS);
  }

  function record(action: StampedAction, before: RootState): void {
    lastAt = action.meta.at;
    page ??= action.meta.id;
    const last = segments.at(-1);
    const goesOn = last !== undefined && before === seen;
    const segment = goesOn && last.length < last.capacity ? last : open(page, before, goesOn);
    segment.pending.push(action);
    segment.length += 1;
    if (segment.pending.length >= BATCH_LENGTH) void flush();
    else arm();
  }

  return {
    middleware: (api: Api) => {
      store = api;
      return (next) => (action) => {
        if (!isStamped(action) || action.meta.at < restsUntil) return next(action);
        record(action, api.getState());
        try {
          return next(action);
        } finally {
          seen = api.getState();
        }
      };
    },
    attach: (to, write) => {
      sink = { to, write };
      void flush();
    },
    flush,
    session: () => page,
    cut: () => {
      if (store === null || page === null) return null;
      const state = store.getState();
      const last = segments.at(-1);
      const segment = last !== undefined && state === seen ? last : open(page, state, false);
      seen = state;
      return {
        ...version,
        session: page,
        segment: segment.id,
        actions: segment.length,
        state,
        written: flush(),
      };
    },
  };
}

import * as v from 'valibot';
import type { StampedAction } from '../stamp';
import type { LogFile, LogSegment } from './types';

const pushSchema = v.looseObject({
  eventId: v.string(),
  epoch: v.string(),
  seq: v.number(),
  serverAt: v.string(),
  reqId: v.exactOptional(v.string()),
});

const metaSchema = v.looseObject({
  at: v.number(),
  id: v.string(),
  push: v.exactOptional(pushSchema),
});

/** A recorded action; what its payload must be, its reducers know. */
export const actionSchema = v.pipe(
  v.object({ type: v.string(), payload: v.optional(v.unknown()), meta: metaSchema }),
  v.transform(({ type, payload, meta }): StampedAction => ({ type, payload, meta })),
);

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A segment with its actions. */
export const segmentSchema: v.GenericSchema<unknown, LogSegment> = v.object({
  id: v.string(),
  page: v.string(),
  format: positive,
  app: v.string(),
  build: v.exactOptional(v.string()),
  schema: positive,
  startedAt: v.number(),
  continues: v.boolean(),
  snapshot: v.record(v.string(), v.unknown()),
  actions: v.array(actionSchema),
});

/** A whole log as it was exported. */
export const logFileSchema: v.GenericSchema<unknown, LogFile> = v.object({
  header: v.object({
    format: positive,
    app: v.string(),
    build: v.exactOptional(v.string()),
    session: v.exactOptional(v.string()),
    schema: positive,
    startedAt: v.number(),
    exportedAt: v.number(),
    actions: v.number(),
    finalStateHash: v.string(),
  }),
  segments: v.pipe(v.array(segmentSchema), v.minLength(1)),
});

/** What the console says of a file for Redux DevTools, which does not look at it. */
const aboutSchema = v.object({
  app: v.string(),
  build: v.exactOptional(v.string()),
  session: v.exactOptional(v.string()),
  schema: positive,
});

/** What Redux DevTools exports and imports: both texts hold JSON. */
export const devtoolsFileSchema = v.object({
  payload: v.string(),
  preloadedState: v.optional(v.string()),
  about: v.exactOptional(aboutSchema),
});

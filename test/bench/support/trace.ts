import * as v from 'valibot';
import type { Page } from '@playwright/test';

/** What Chromium's Performance panel draws, without samples of scripts: their names are short in a build. */
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'blink.user_timing',
  'loading',
];

const eventSchema = v.looseObject({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  tdur: v.optional(v.number()),
  args: v.optional(v.looseObject({})),
});

type TraceEvent = v.InferOutput<typeof eventSchema>;

const traceSchema = v.looseObject({ traceEvents: v.array(eventSchema) });

const framesSchema = v.looseObject({
  data: v.looseObject({ frames: v.array(v.looseObject({ url: v.string(), processId: v.number() })) }),
});

/** What a page did between two moments. */
export interface Trace {
  /** Of the page's process alone, for the Performance panel. */
  file: { traceEvents: TraceEvent[] };
  /** Of the main thread's own time, ms. */
  computed: number;
  longestTask: number;
  layouts: number;
  styles: number;
  /** Pictures that the page gave to the compositor. */
  pictures: number;
}

/** The process that draws the page. */
function processOf(events: readonly TraceEvent[], origin: string): number {
  for (const { name, args } of events) {
    if (name !== 'TracingStartedInBrowser') continue;
    const frames = v.safeParse(framesSchema, args);
    const own = frames.success && frames.output.data.frames.find(({ url }) => url.startsWith(origin));
    if (own) return own.processId;
  }
  throw new Error('The trace does not say which process draws the page');
}

function mainThreadOf(events: readonly TraceEvent[], pid: number): number {
  const named = events.find(
    (event) => event.pid === pid && event.name === 'thread_name' && event.args?.['name'] === 'CrRendererMain',
  );
  if (named === undefined) throw new Error('The trace does not say which thread is the main one');
  return named.tid;
}

/** Records what a page does meanwhile. */
export async function traced(page: Page, act: () => Promise<void>): Promise<Trace> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A page without a browser cannot be traced');
  await browser.startTracing(page, { categories: CATEGORIES, screenshots: false });
  await act();
  const text = (await browser.stopTracing()).toString('utf8');
  const { traceEvents } = v.parse(traceSchema, JSON.parse(text));
  const pid = processOf(traceEvents, new URL(page.url()).origin);
  const own = traceEvents.filter((event) => event.pid === pid || event.name === 'TracingStartedInBrowser');
  const tid = mainThreadOf(own, pid);
  const main = own.filter((event) => event.tid === tid);
  const tasks = main.filter(({ name }) => name === 'RunTask');
  const count = (name: string): number =>
    main.filter((event) => event.name === name && event.ph !== 'E').length;
  const durations = tasks.map(({ tdur = 0 }) => tdur / 1_000);
  return {
    file: { traceEvents: own },
    computed: durations.reduce((sum, ms) => sum + ms, 0),
    longestTask: Math.max(0, ...durations),
    layouts: count('Layout'),
    styles: count('UpdateLayoutTree'),
    pictures: count('Commit'),
  };
}

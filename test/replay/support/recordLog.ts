import { finished } from '../../support/finished';
import { logFile, logText, segmentsUpTo } from '../../../src/store/actionLog/exportLog';
import { segmentSchema } from '../../../src/store/actionLog/logSchema';
import { writeSegment } from '../../../src/store/actionLog/openSegment';
import { createRecorder, type Recorder } from '../../../src/store/actionLog/recorder';
import type { LogSegment } from '../../../src/store/actionLog/types';
import { createStore } from '../../../src/store/createStore';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { createActionLogStorage } from '../../../src/services/storage/actionLog';
import { memoryDb } from '../../support/memoryDb';
import { createStory, type Story } from '../../support/story';
import * as v from 'valibot';

/** A log that was recorded, and what it was recorded from. */
export interface RecordedLog {
  /** The full log as a file. */
  text: string;
  segments: LogSegment[];
  /** Of the live store, at the moment of the export; not redacted. */
  finalState: RootState;
}

/** Chapters of one page; between pages the agent reloads. */
export type Page = readonly ((story: Story) => void)[];

/**
 * Plays a story on real stores, one for each page, with the real recorder and the real storage, and
 * exports what was recorded.
 */
export async function recordLog(pages: readonly Page[], segmentLength: number): Promise<RecordedLog> {
  const storage = createActionLogStorage(memoryDb());
  const live: { dispatch: (action: Parameters<typeof rootReducer>[1]) => unknown } = {
    dispatch: () => undefined,
  };
  const story = createStory((action) => live.dispatch(action));
  let recorder: Recorder | null = null;
  for (const page of pages) {
    recorder = createRecorder({ app: '0.1.0', later: () => undefined, segmentLength });
    recorder.attach(storage, writeSegment);
    const store = createStore({ reducer: rootReducer, middleware: [recorder.middleware], checks: false });
    live.dispatch = store.dispatch;
    for (const chapter of page) chapter(story);
    await recorder.flush();
  }
  const cut = recorder?.cut() ?? null;
  if (cut === null) throw new Error('Nothing was recorded');
  await cut.written;
  const stored = v.parse(v.array(segmentSchema), await storage.segments());
  const segments = segmentsUpTo(cut, stored);
  const exportedAt = story.facts.at(-1)?.meta.at ?? 0;
  return { text: finished(logText(logFile(cut, segments, exportedAt))), segments, finalState: cut.state };
}

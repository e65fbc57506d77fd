import type { Middleware } from '@reduxjs/toolkit';
import { segmentsUpTo } from '../../../src/store/actionLog/exportLog';
import { writeSegment, type LogSink } from '../../../src/store/actionLog/openSegment';
import { createRecorder, type Recorder } from '../../../src/store/actionLog/recorder';
import { stateHash } from '../../../src/store/actionLog/stateHash';
import { redactState } from '../../../src/store/actionLog/stateRedaction';
import type { LogBatch, SegmentHeader } from '../../../src/store/actionLog/types';
import { createStore } from '../../../src/store/createStore';
import { domainReducers, rootReducer } from '../../../src/store/rootReducer';
import { drawerToggleRequested, listPinRequested } from '../../../src/store/ui/actions';
import { keepRequested } from '../../../src/store/drafts/actions';
import { injectStampSource } from '../../../src/store/stamp';

let now = 1_000_000;
let ids = 0;
injectStampSource({ now: () => now, newId: () => `id-${String((ids += 1)).padStart(5, '0')}` });

interface Written {
  sink: LogSink;
  heads: SegmentHeader[];
  batches: LogBatch[];
}

function writtenLog(): Written {
  const heads: SegmentHeader[] = [];
  const batches: LogBatch[] = [];
  const sink = {
    begin: (head: SegmentHeader) => Promise.resolve(void heads.push(head)),
    append: (batch: LogBatch) => Promise.resolve(void batches.push(batch)),
  };
  return { sink, heads, batches };
}

const timers: (() => void)[] = [];

function recorderOf(segmentLength?: number): Recorder {
  timers.length = 0;
  const later = (run: () => void) => void timers.push(run);
  return createRecorder({ app: '1.2.3', later, ...(segmentLength === undefined ? {} : { segmentLength }) });
}

function storeOf(recorder: Recorder, ...before: Middleware[]) {
  return createStore({ reducer: rootReducer, middleware: [...before, recorder.middleware], checks: true });
}

describe('the recorder', () => {
  it('writes a head with the state before, then actions in batches of 100 or every 250 ms', () => {
    const recorder = recorderOf();
    const { sink, heads, batches } = writtenLog();
    recorder.attach(sink, writeSegment);
    const store = storeOf(recorder);
    const before = store.getState();
    for (let count = 0; count < 130; count += 1) store.dispatch(drawerToggleRequested());
    expect(heads).toHaveLength(1);
    expect(heads[0]).toMatchObject({ app: '1.2.3', format: 1, startedAt: now, continues: false });
    expect(stateHash(heads[0]?.snapshot)).toBe(stateHash(redactState(before)));
    expect(batches.map(({ index, actions }) => [index, actions.length])).toEqual([[0, 100]]);
    expect(timers).toHaveLength(1);
    timers[0]?.();
    expect(batches.map(({ index, actions }) => [index, actions.length])).toEqual([
      [0, 100],
      [1, 30],
    ]);
    expect(new Set(batches.map(({ segment }) => segment))).toEqual(new Set([heads[0]?.id]));
    store.dispatch(drawerToggleRequested());
    expect(timers).toHaveLength(2);
  });

  it('masks what people wrote before it leaves memory', async () => {
    const recorder = recorderOf();
    const { sink, heads, batches } = writtenLog();
    recorder.attach(sink, writeSegment);
    const store = storeOf(recorder);
    store.dispatch(keepRequested({ conversationId: '1', text: 'Prezada' }));
    store.dispatch({ type: 'elsewhere/happened' });
    await recorder.flush();
    expect(JSON.stringify([heads, batches])).not.toContain('Prezada');
    expect(batches[0]?.actions[0]?.payload).toEqual({ conversationId: '1', text: 'xxxxxxx' });
    expect(batches[0]?.actions).toHaveLength(1);
  });

  it('keeps the order in which the reducers ran, also of what sagas put meanwhile', async () => {
    const recorder = recorderOf();
    const { sink, batches } = writtenLog();
    recorder.attach(sink, writeSegment);
    // As the saga middleware: the reducers first, then whoever listens may dispatch.
    const answering: Middleware = (api) => (next) => (action) => {
      const result = next(action);
      if (drawerToggleRequested.match(action)) api.dispatch(listPinRequested({ pinned: true }));
      return result;
    };
    const store = storeOf(recorder, answering);
    store.dispatch(drawerToggleRequested());
    store.dispatch(drawerToggleRequested());
    await recorder.flush();
    expect(batches).toHaveLength(1);
    expect(batches[0]?.actions.map(({ type }) => type.slice(3, 9))).toEqual([
      'drawer',
      'listPi',
      'drawer',
      'listPi',
    ]);
  });

  it('begins a segment after so many actions, which goes on from the one before', async () => {
    const recorder = recorderOf(10);
    const { sink, heads, batches } = writtenLog();
    recorder.attach(sink, writeSegment);
    const store = storeOf(recorder);
    for (let count = 0; count < 25; count += 1) store.dispatch(drawerToggleRequested());
    await recorder.flush();
    expect(heads.map(({ continues }) => continues)).toEqual([false, true, true]);
    expect(heads.map(({ id }) => id)).toEqual([...heads.map(({ id }) => id)].sort());
    expect(new Set(heads.map(({ page }) => page)).size).toBe(1);
    const lengths = heads.map(({ id }) =>
      batches.filter(({ segment }) => segment === id).reduce((sum, { actions }) => sum + actions.length, 0),
    );
    expect(lengths).toEqual([10, 10, 5]);
  });

  it('begins a segment where the state changed without a recorded action', async () => {
    const recorder = recorderOf();
    const { sink, heads, batches } = writtenLog();
    recorder.attach(sink, writeSegment);
    const store = storeOf(recorder);
    store.dispatch(drawerToggleRequested());
    store.dispatch({ type: 'persist/FLUSH' });
    store.dispatch(drawerToggleRequested());
    // Somebody travels in time: the state is another one, and no action led to it.
    store.replaceReducer((_state, action) => rootReducer(undefined, action));
    store.replaceReducer(rootReducer);
    store.dispatch(listPinRequested({ pinned: false }));
    await recorder.flush();
    expect(heads.map(({ continues }) => continues)).toEqual([false, false]);
    expect(batches.map(({ actions }) => actions.length)).toEqual([2, 1]);
    expect(heads[1]?.snapshot).toHaveProperty('ui.drawerOpen', false);
    expect(heads[1]?.snapshot).toHaveProperty('ui.listPinned', true);
  });

  it('keeps what came before the place to write was there', async () => {
    const recorder = recorderOf(10);
    const store = storeOf(recorder);
    for (let count = 0; count < 15; count += 1) store.dispatch(drawerToggleRequested());
    await recorder.flush();
    const { sink, heads, batches } = writtenLog();
    recorder.attach(sink, writeSegment);
    expect(heads).toHaveLength(2);
    expect(batches.map(({ actions }) => actions.length)).toEqual([10, 5]);
  });

  it('records an action whose reducer throws, and lets the error through', async () => {
    const recorder = recorderOf();
    const { sink, batches } = writtenLog();
    recorder.attach(sink, writeSegment);
    const store = createStore({
      reducer: (state, action) => {
        if (drawerToggleRequested.match(action)) throw new Error('broken');
        return rootReducer(state, action);
      },
      middleware: [recorder.middleware],
      checks: false,
    });
    expect(() => store.dispatch(drawerToggleRequested())).toThrow('broken');
    await recorder.flush();
    expect(batches[0]?.actions).toHaveLength(1);
  });

  it('rests after a failed write and begins anew with a whole segment', async () => {
    const recorder = recorderOf();
    const { sink, heads, batches } = writtenLog();
    let isFull = true;
    recorder.attach(
      {
        begin: (head) => (isFull ? Promise.reject(new Error('full')) : sink.begin(head)),
        append: sink.append,
      },
      writeSegment,
    );
    const store = storeOf(recorder);
    store.dispatch(drawerToggleRequested());
    await recorder.flush();
    isFull = false;
    store.dispatch(drawerToggleRequested());
    await recorder.flush();
    expect(heads).toHaveLength(0);
    now += 30_000;
    store.dispatch(drawerToggleRequested());
    await recorder.flush();
    expect(heads).toHaveLength(1);
    expect(heads[0]).toMatchObject({ continues: false });
    expect(heads[0]?.snapshot).toHaveProperty('ui.drawerOpen', false);
    expect(batches.at(-1)).toMatchObject({ segment: heads[0]?.id, index: 0 });
  });

  it('cuts the log at one moment', async () => {
    const recorder = recorderOf();
    const { sink, heads, batches } = writtenLog();
    recorder.attach(sink, writeSegment);
    const store = storeOf(recorder);
    expect(recorder.cut()).toBeNull();
    store.dispatch(drawerToggleRequested());
    store.dispatch(drawerToggleRequested());
    const cut = recorder.cut();
    expect(cut).toMatchObject({ app: '1.2.3', actions: 2, segment: heads[0]?.id });
    expect(cut?.state).toBe(store.getState());
    store.dispatch(drawerToggleRequested());
    await recorder.flush();
    if (cut === null) throw new Error('No cut');
    const stored = heads.map((head) => ({
      ...head,
      actions: batches.filter(({ segment }) => segment === head.id).flatMap(({ actions }) => actions),
    }));
    expect(stored[0]?.actions).toHaveLength(3);
    expect(segmentsUpTo(cut, stored)[0]?.actions).toHaveLength(2);
    expect(() => segmentsUpTo({ ...cut, actions: 4 }, stored)).toThrow('not kept');
    expect(() => segmentsUpTo({ ...cut, segment: 'other' }, stored)).toThrow('not kept');
  });

  it('cuts behind a change that no action told', async () => {
    const recorder = recorderOf();
    const { sink, heads } = writtenLog();
    recorder.attach(sink, writeSegment);
    const store = storeOf(recorder);
    store.dispatch(drawerToggleRequested());
    store.replaceReducer((_state, action) => rootReducer(undefined, action));
    const cut = recorder.cut();
    await cut?.written;
    expect(cut).toMatchObject({ actions: 0, segment: heads[1]?.id });
    expect(heads).toHaveLength(2);
  });

  it('knows every domain of the state', () => {
    expect(Object.keys(redactState(rootReducer(undefined, { type: 'x' }))).sort()).toEqual(
      Object.keys(domainReducers).sort(),
    );
    expect(redactState({ ui: { theme: 'dark', _persist: { version: 1 } } })).toEqual({
      ui: { theme: 'dark' },
    });
  });
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../../src/store/auth/actions';
import * as recording from '../../../src/store/recording/actions';
import { recordingReducer, type RecordingState } from '../../../src/store/recording/reducer';
import { fold } from '../../support/fold';
import { sampleOutboxItem } from '../../support/samples';

const start = recording.startRequested({ conversationId: '1' });
const file = { uploadId: 'u1', name: 'a.mpeg', mimeType: 'audio/mpeg', bytes: 9 };
const finish = recording.finished({ clientMsgId: 'c1', target: sampleOutboxItem().target, file });

const after = (...actions: UnknownAction[]): RecordingState => fold(actions).recording;

const NOTHING: RecordingState = { current: null, failure: null };

it('goes from opening over running and ending to nothing', () => {
  const phase = (...actions: UnknownAction[]) => after(...actions).current?.phase;
  const started = recording.started();
  expect(phase(start)).toBe('opening');
  expect(after(start, started).current).toMatchObject({ phase: 'running', startedAt: started.meta.at });
  expect(phase(start, started, recording.stopRequested())).toBe('ending');
  expect(after(start, started, recording.stopRequested(), finish)).toEqual(NOTHING);
});

it('belongs to where it was begun: a second one does not begin', () => {
  const state = after(start, recording.started());
  expect(recordingReducer(state, recording.startRequested({ conversationId: '2' }))).toBe(state);
});

it('that was interrupted waits as far as it came', () => {
  const gone = recording.interrupted({ reason: 'microphone' });
  const state = after(start, recording.started(), gone);
  expect(state.current).toMatchObject({
    phase: 'running',
    interrupted: { reason: 'microphone', at: gone.meta.at },
  });
});

describe('a pause', () => {
  const pause = recording.pauseRequested();
  const heard = recording.previewed({ fileId: 'f1' });

  it('stands until it ends, with what can be listened to, and is left out of the length', () => {
    const paused = after(start, recording.started(), pause, heard);
    expect(paused.current).toMatchObject({ phase: 'running', pausedAt: pause.meta.at, previewId: 'f1' });
    expect(recordingReducer(paused, recording.pauseRequested())).toBe(paused);
    const resume = recording.resumeRequested();
    expect(recordingReducer(paused, resume).current).toMatchObject({
      pausedAt: null,
      pausedMs: resume.meta.at - pause.meta.at,
      previewId: null,
    });
  });

  it('is none where nothing is recorded any more, nor is anything heard while it is', () => {
    const gone = after(start, recording.started(), recording.interrupted({ reason: 'limit' }));
    expect(recordingReducer(gone, pause)).toBe(gone);
    expect(recordingReducer(gone, recording.resumeRequested())).toBe(gone);
    const running = after(start, recording.started());
    expect(recordingReducer(running, heard)).toBe(running);
    expect(recordingReducer(running, recording.resumeRequested())).toBe(running);
  });
});

describe('one that was thrown away', () => {
  const discard = recording.discardRequested();
  const thrown = after(start, recording.started(), discard);

  it('stands as long as it was until it is gone, or another one begins', () => {
    expect(thrown.current).toMatchObject({ phase: 'discarded', pausedAt: discard.meta.at });
    expect(recordingReducer(thrown, recording.discarded())).toEqual(NOTHING);
    const next = recording.startRequested({ conversationId: '2' });
    expect(recordingReducer(thrown, next)).toEqual(after(next));
  });

  it('comes back to be sent, not to go on', () => {
    const back = recordingReducer(thrown, recording.interrupted({ reason: 'restored' }));
    expect(back.current).toMatchObject({ phase: 'running', interrupted: { reason: 'restored' } });
    expect(recordingReducer(back, recording.resumeRequested())).toBe(back);
    expect(recordingReducer(back, recording.discarded())).toBe(back);
  });
});

it.each([
  ['cancelled', recording.cancelRequested()],
  ['ended with the session', loggedOut({ reason: 'agent', message: null })],
])('is gone once it is %s', (_how, action) => {
  expect(after(start, recording.started(), action)).toEqual(NOTHING);
});

it('says why nothing was recorded until the agent knows, or tries again', () => {
  const failure = { conversationId: '1', trouble: 'busy' as const };
  const failed = after(start, recording.failed(failure));
  expect(failed).toEqual({ current: null, failure });
  expect(recordingReducer(failed, recording.dismissRequested())).toEqual(NOTHING);
  expect(recordingReducer(failed, start).failure).toBeNull();
});

it.each([recording.started(), recording.stopRequested(), recording.cancelRequested(), finish])(
  'that was not begun: $type changes nothing',
  (action) => {
    expect(recordingReducer(NOTHING, action)).toBe(NOTHING);
  },
);

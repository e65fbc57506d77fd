import * as calls from '../../store/calls/actions';
import { selectCall } from '../../store/calls/selectors';
import type { Level } from '../../store/calls/types';
import { voiceServices } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

type Side = ReturnType<typeof calls.volumeRequested>['payload']['side'];

/** The loudest volume, as every call begins. */
export const FULL = 100;

/** Sets the volume or mute of one side of a call, as far as they change. */
export function* setLevel(callId: string, side: Side, change: Partial<Level>): SagaGenerator<void> {
  const { audio } = yield* call(voiceServices);
  const found = yield* select(selectCall, callId);
  if (found === null) return;
  const level = { ...found[side], ...change };
  yield* call(side === 'speaker' ? audio.setSpeaker : audio.setMicrophone, callId, level);
  yield* put(calls.levelChanged({ callId, side, ...level }));
}

function* setVolume({ payload }: ReturnType<typeof calls.volumeRequested>): SagaGenerator<void> {
  const volume = Math.round(Math.min(FULL, Math.max(0, payload.volume)));
  yield* call(setLevel, payload.callId, payload.side, { volume });
}

function* setMuted({ payload }: ReturnType<typeof calls.muteRequested>): SagaGenerator<void> {
  yield* call(setLevel, payload.callId, payload.side, { muted: payload.muted });
}

/** Turns and mutes the two sides of a call. */
export function* watchControls(): SagaGenerator<void> {
  yield* takeEvery(calls.volumeRequested, guarded('volume', setVolume));
  yield* takeEvery(calls.muteRequested, guarded('mute', setMuted));
}

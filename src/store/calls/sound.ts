import type { On } from '../plainReducer';
import * as requests from './requests';
import * as actions from './soundFacts';
import { changed, withNotice, type CallsState } from './state';
import type { CallQuality, QualitySample, SoundTrouble } from './types';

function folded(before: CallQuality | null, last: QualitySample): CallQuality {
  const { mos } = last;
  if (before === null) return { last, lowest: mos, highest: mos, average: mos, count: 1 };
  const count = before.count + 1;
  return {
    last,
    lowest: Math.min(before.lowest, mos),
    highest: Math.max(before.highest, mos),
    average: before.average + (mos - before.average) / count,
    count,
  };
}

function without(troubles: readonly SoundTrouble[], over: SoundTrouble): readonly SoundTrouble[] {
  return troubles.includes(over) ? troubles.filter((trouble) => trouble !== over) : troubles;
}

/** Nothing mends the call any more. */
function unrepaired(state: CallsState, callId: string): CallsState {
  return changed(state, callId, () => ({ repairing: false }));
}

/** How a live call sounds. */
export function sound(on: On<CallsState>): void {
  on(actions.mediaChanged, (state, { payload: { callId, media } }) =>
    changed(state, callId, () => ({ media })),
  );
  on(actions.qualityMeasured, (state, { payload: { callId, ...sample } }) =>
    changed(state, callId, ({ quality }) => ({ quality: folded(quality, sample) })),
  );
  on(actions.troubleFound, (state, { payload: { callId, trouble } }) =>
    changed(state, callId, ({ troubles }) =>
      troubles.includes(trouble) ? null : { troubles: [...troubles, trouble] },
    ),
  );
  on(actions.troubleEnded, (state, { payload: { callId, trouble } }) =>
    changed(state, callId, ({ troubles }) => ({ troubles: without(troubles, trouble) })),
  );
  on(requests.troubleDismissRequested, (state, { payload }) =>
    changed(state, payload.callId, ({ troubles }) => (troubles.length === 0 ? null : { troubles: [] })),
  );
  on(actions.repairStarted, (state, { payload }) =>
    changed(state, payload.callId, ({ phase }) => (phase === 'active' ? { repairing: true } : null)),
  );
  on(actions.repaired, (state, { payload }) => unrepaired(state, payload.callId));
  on(actions.repairAbandoned, (state, { payload }) => unrepaired(state, payload.callId));
  on(actions.repairFailed, (state, { payload: { callId } }) =>
    withNotice(unrepaired(state, callId), callId, 'repairFailed'),
  );
}

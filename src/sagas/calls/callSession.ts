import type { ShownCall } from '../../services/mediaSession/callSession';
import { selectCurrentCall } from '../../store/calls/selectors';
import { selectProductTitle } from '../../store/config/selectors';
import { selectNoticeWishes } from '../../store/notifications/selectors';
import type { RootState } from '../../store/rootReducer';
import { voiceServices } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

/** What the system may show of the call: the other side only where notifications may name customers. */
export function selectSystemCall(state: RootState): ShownCall | null {
  const current = selectCurrentCall(state);
  if (current === null || current.phase === 'ending') return null;
  const artist = selectProductTitle(state);
  const title = selectNoticeWishes(state).content ? (current.name ?? current.number) : artist;
  return { title, artist, isMuted: current.microphone.muted };
}

function isSame(one: ShownCall | null, other: ShownCall | null): boolean {
  return one?.title === other?.title && one?.artist === other?.artist && one?.isMuted === other?.isMuted;
}

/** Keeps the system's controls of a call as the state says, and gives them back with the last call. */
export function* keepCallSession(): SagaGenerator<void> {
  const { callSession } = yield* call(voiceServices);
  let shown: ShownCall | null = null;
  try {
    while (true) {
      const due = yield* select(selectSystemCall);
      if (!isSame(due, shown)) yield* call(callSession.show, due);
      shown = due;
      yield* take('*');
    }
  } finally {
    callSession.show(null);
  }
}

import * as connection from '../../store/connection/actions';
import { selectIsLive, selectIsNumbered } from '../../store/connection/selectors';
import { services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';

/** Events that come without numbers may have been missed unnoticed: state and server are compared this often. */
const UNNUMBERED_MS = 3 * 60_000;

/** Where no event comes at all, since there is no socket, the agent sees what is new by reading alone. */
const NO_SOCKET_MS = 30_000;

/** Consoles do not ask all at once: the wait is longer by up to this share of it. */
const SPREAD = 0.2;

/** How long until the next comparison; null: every event that is missed is known by its number. */
function* timeToNext(): SagaGenerator<number | null> {
  const { random } = yield* call(services);
  if (yield* select(selectIsNumbered)) return null;
  const wait = (yield* select(selectIsLive)) ? UNNUMBERED_MS : NO_SOCKET_MS;
  return wait * (1 + SPREAD * random());
}

const CHANGES = [connection.authenticated, connection.handshakeUnanswered, connection.lost];

/** Has state and server compared now and then, while nothing else tells whether they agree (contract §0). */
export function* keepComparing(): SagaGenerator<never> {
  while (true) {
    const wait = yield* call(timeToNext);
    if (wait === null) {
      yield* take(CHANGES);
      continue;
    }
    const { due } = yield* race({ due: delay(wait), changed: take(CHANGES) });
    if (due !== undefined) yield* put(connection.comparisonRequired());
  }
}

import * as conversations from '../../store/conversations/actions';
import { selectListStands } from '../../store/conversations/selectors';
import { services } from '../core/context';
import { call, delay, race, select, take, type SagaGenerator } from '../core/effects';

/** A server that takes longer for its list keeps nobody from telephoning. */
const LIST_MS = 1_500;

/** A page that is busy for longer counts as idle. */
const IDLE_MS = 500;

function* untilListStands(): SagaGenerator<void> {
  while (!(yield* select(selectListStands)))
    yield* take([conversations.listRestored, conversations.loaded, conversations.readFailed]);
}

/** Ends once the list is drawn, or takes too long: what no first screen needs begins then. */
export function* untilListIsDrawn(): SagaGenerator<void> {
  const { browser } = yield* call(services);
  yield* race({ stands: call(untilListStands), late: delay(LIST_MS) });
  yield* call(browser.untilIdle, IDLE_MS);
}

import type { SelfCheckServices } from '../../services/selfCheck/selfCheckServices';
import { leaveRequested, runRequested } from '../../store/selfCheck/actions';
import { call, getContext, race, setContext, take, type SagaGenerator } from '../core/effects';
import { fetchChunk } from '../core/fetchChunk';

/** What the check's chunk brings: the handles, and everything that is done with them. */
export interface SelfCheck {
  services: SelfCheckServices;
  run: () => SagaGenerator<void>;
}

function* run(): SagaGenerator<void> {
  const load = yield* getContext<() => Promise<SelfCheck>>('loadSelfCheck');
  const selfCheck = yield* call(() => fetchChunk(load));
  yield* setContext({ selfCheckServices: selfCheck.services });
  yield* call(selfCheck.run);
}

/** Runs the pre-shift check from when the agent first asks for it until it is left. */
export function* keepSelfCheck(): SagaGenerator<void> {
  while (true) {
    yield* take(runRequested);
    yield* race({ run: call(run), left: take(leaveRequested) });
  }
}

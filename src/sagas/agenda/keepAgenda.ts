import type { AgendaServices } from '../../services/agenda/agendaServices';
import { saveRequested } from '../../store/config/actions';
import { selectHasSchedule } from '../../store/schedule/selectors';
import { call, getContext, select, setContext, take, type SagaGenerator } from '../core/effects';
import { fetchChunk } from '../core/fetchChunk';

/** What the chunk of the agenda brings: the handles, and everything that is done with them in a session. */
export interface Agenda {
  services: AgendaServices;
  run: () => SagaGenerator<void>;
}

/** Brings agenda and call notes to an agent who telephones in the browser. */
export function* keepAgenda(): SagaGenerator<void> {
  const load = yield* getContext<() => Promise<Agenda>>('loadAgenda');
  while (!(yield* select(selectHasSchedule))) yield* take(saveRequested);
  const { services, run } = yield* call(fetchChunk<Agenda>, load);
  yield* setContext({ agendaServices: services });
  yield* call(run);
}

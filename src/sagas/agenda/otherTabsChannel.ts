import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { agendaServices } from '../core/context';
import { call, type SagaGenerator } from '../core/effects';

/** Tells each time that another tab changed this agent's agenda. */
export function* otherTabsChannel(agent: string): SagaGenerator<EventChannel<string>> {
  const { otherTabs } = yield* call(agendaServices);
  return eventChannel<string>(
    (emit) =>
      otherTabs.subscribe(agent, () => {
        emit(agent);
      }),
    buffers.expanding(),
  );
}

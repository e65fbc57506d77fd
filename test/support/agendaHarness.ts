import type { UnknownAction } from '@reduxjs/toolkit';
import { keepAgenda } from '../../src/sagas/agenda/keepAgenda';
import { call, setContext, type SagaGenerator } from '../../src/sagas/core/effects';
import { hidden, shown } from '../../src/store/app/actions';
import { saveRequested } from '../../src/store/config/actions';
import { createFakeAgenda, type FakeAgenda } from './fakes/fakeAgenda';
import { signedIn } from './sagaFixtures';
import { createSagaHarness, type SagaHarness } from './sagaHarness';
import { sampleConfiguration } from './sagaSamples';

/** An agent who telephones, with agenda and notes over a fake disk. */
export interface AgendaHarness extends SagaHarness {
  disk: FakeAgenda;
  /** Runs what the session runs of them. */
  start(): Promise<void>;
  /** The agent looks at the page, or elsewhere. */
  look(isVisible: boolean): void;
}

function telephoning(): UnknownAction[] {
  return [...signedIn(), saveRequested(sampleConfiguration({ webrtc: true }))];
}

/** A harness in which nothing runs yet; `facts` happened before. */
export function agendaHarness(facts: () => UnknownAction[] = telephoning): AgendaHarness {
  const h = createSagaHarness({ facts });
  const disk = createFakeAgenda();
  return {
    ...h,
    disk,
    async start() {
      h.run(function* session(): SagaGenerator<void> {
        yield* setContext({ agendaServices: disk });
        yield* call(keepAgenda);
      });
      await h.settle();
    },
    look(isVisible) {
      h.services.browser.visible = isVisible;
      h.dispatch(isVisible ? shown() : hidden());
    },
  };
}

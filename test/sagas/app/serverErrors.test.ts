import { watchServerErrors } from '../../../src/sagas/app/serverErrors';
import { serverErrorReported } from '../../../src/store/connection/actions';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness();
});
afterEach(() => h.end());

function report(message: string, seq: number): void {
  h.dispatch(serverErrorReported({ message, code: null, conversationId: null }, mark(seq)));
}

const shown = () => h.state().connection.serverError?.message ?? null;

describe('an error of the server', () => {
  it('is on show for 5 s', async () => {
    h.run(watchServerErrors);
    report('Sem saldo', 1);
    await h.pass(4_999);
    expect(shown()).toBe('Sem saldo');
    await h.pass(1);
    expect(shown()).toBeNull();
  });

  it('that follows another one has its own 5 s', async () => {
    h.run(watchServerErrors);
    report('Primeiro', 1);
    await h.pass(4_000);
    report('Segundo', 2);
    await h.pass(4_999);
    expect(shown()).toBe('Segundo');
    await h.pass(1);
    expect(shown()).toBeNull();
  });

  it('that was on show when the saga was restarted goes at its time, and a newer one at its own', async () => {
    report('Primeiro', 1);
    await h.pass(2_000);
    h.run(watchServerErrors);
    await h.pass(1_000);
    report('Segundo', 2);
    await h.pass(2_000);
    expect(shown()).toBe('Segundo');
    await h.pass(3_000);
    expect(shown()).toBeNull();
  });
});

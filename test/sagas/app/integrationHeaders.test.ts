import { keepHeaders, pointAtServer } from '../../../src/sagas/app/deployment';
import { saveRequested } from '../../../src/store/config/actions';
import { selectApiHeaders } from '../../../src/store/config/headerSelectors';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleConfiguration } from '../../support/sagaSamples';

const settings = (...integrationHeaders: string[]) =>
  saveRequested(sampleConfiguration({ integrationHeaders }));

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: () => [...signedIn(), settings('X-Chave: a', 'X-Pedido')] });
});
afterEach(() => h.end());

describe('integration headers', () => {
  it('are those of the settings with a value, the last of one name', () => {
    h.dispatch(settings('X-A: 1', 'X-B:2', 'X-Pedido', 'com espaço: 1', 'X-C: ção', 'X-A:  3 '));
    expect(selectApiHeaders(h.state())).toEqual({ 'X-A': '3', 'X-B': '2' });
  });

  it('go with the requests from the sign-in on, and count at once when they are changed', async () => {
    h.run(pointAtServer);
    h.run(keepHeaders);
    await h.settle();
    expect(h.services.http.headers).toEqual({ 'X-Chave': 'a' });
    h.dispatch(settings('X-Outra: b'));
    await h.settle();
    expect(h.services.http.headers).toEqual({ 'X-Outra': 'b' });
  });
});

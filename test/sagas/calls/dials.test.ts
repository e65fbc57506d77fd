import { runDeskTelephone } from '../../../src/sagas/calls/desk/deskFeatures';
import { keptDials } from '../../../src/sagas/calls/dials';
import { call, setContext, take, type SagaGenerator } from '../../../src/sagas/core/effects';
import { shown } from '../../../src/store/app/actions';
import * as calls from '../../../src/store/calls/actions';
import { happen } from '../../support/deskHarness';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

/** A session whose telephone comes when the page is shown. */
beforeEach(async () => {
  h = createVoiceHarness({ configuration: { webrtc: false } });
  h.run(function* session(): SagaGenerator<void> {
    yield* setContext(yield* call(keptDials));
    yield* take(shown);
    yield* call(runDeskTelephone, h.rooms);
  });
  await h.settle();
});

afterEach(() => h.end());

const dial = (number: string) =>
  calls.dialRequested({ number, name: null, queue: 'Vendas', contactId: null, consultOf: null });

const dialled = () => h.services.commands.dial.calls;

describe('a call that is asked for before there is a telephone', () => {
  it('is dialled once that comes, the last one alone', async () => {
    await happen(h, dial('4001'), dial('4002'));
    expect(dialled()).toEqual([]);
    await happen(h, shown());
    expect(dialled()).toMatchObject([[expect.anything(), expect.any(String), { number: '4002' }]]);
    await happen(h, shown());
    expect(dialled()).toHaveLength(1);
  });

  it('is refused once nobody expects it any more', async () => {
    await happen(h, dial('4001'));
    await h.pass(11_000);
    await happen(h, shown());
    expect(dialled()).toEqual([]);
    expect(h.state().calls.dialRefusal).toMatchObject({ reason: 'notConnected', number: '4001' });
  });
});

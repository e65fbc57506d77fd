import { runDeskTelephone } from '../../../src/sagas/calls/desk/deskFeatures';
import * as calls from '../../../src/store/calls/actions';
import { selectCallClassification, selectMissedCalls } from '../../../src/store/calls/selectors';
import { lost } from '../../../src/store/connection/actions';
import { assigned, loaded } from '../../../src/store/conversations/actions';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { answered, happen, hungUp, rang, REPORT, sitAtDesk } from '../../support/deskHarness';
import { taken } from '../../support/liveCalls';
import { mark } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

afterEach(() => h.end());

const SERVICE = sampleConversation({ id: '900', queueType: 1, queue: 'Vendas', linkedId: '17.1' });

const booked = (fields: object = {}) => ({
  uniqueId: '17.1',
  isOver: false,
  answered: true,
  direction: 'outgoing' as const,
  number: '4002',
  name: null,
  queue: 'Vendas',
  startedAt: 1_000,
  ...fields,
});

const OFFER = {
  callId: 'leg-1',
  number: REPORT.number,
  name: REPORT.name,
  queue: 'Vendas',
  uniqueId: '17.1',
  data: {},
  autoAnswerAt: null,
};

const live = () => h.state().calls.live;
const ended = () => h.state().calls.ended;

describe('a call that rings on the desk', () => {
  it('is offered with what came with it, spoken and over as the centre tells', async () => {
    h = await sitAtDesk();
    await happen(h, rang());
    expect(live()).toMatchObject([
      { id: 'leg-1', telephone: 'desk', phase: 'offered', data: { 'X-Pedido': '4711' }, queue: 'Vendas' },
    ]);
    await happen(h, answered());
    expect(live()).toMatchObject([{ phase: 'active', conversationId: '900' }]);
    await happen(h, hungUp());
    expect(live()).toEqual([]);
    expect(ended()).toMatchObject([{ id: 'leg-1', end: { by: 'other', cause: 'completed' } }]);
    await h.settle();
    expect(h.services.callApi.endConversation.calls).toEqual([['900', expect.any(String)]]);
  });

  it('is missed where nobody lifted, and declined or taken elsewhere is not', async () => {
    h = await sitAtDesk();
    await happen(h, rang(), hungUp(19));
    expect(selectMissedCalls(h.state())).toMatchObject([{ id: 'leg-1', rang: true }]);
    for (const [index, cause] of [21, 26].entries()) {
      const uniqueId = `18.${String(index)}`;
      await happen(h, rang({ uniqueId, callId: uniqueId }));
      await happen(h, calls.hungUpAtServer({ uniqueId, cause, at: null, conversationId: null }));
    }
    expect(selectMissedCalls(h.state())).toHaveLength(1);
    expect(h.state().calls.failure).toBeNull();
  });

  it('is the same told twice, in another order, or late', async () => {
    h = await sitAtDesk();
    await happen(h, answered(), rang(), rang(), answered());
    expect(live()).toMatchObject([{ id: 'leg-1', phase: 'active' }]);
    await happen(h, hungUp(), hungUp(), rang(), answered());
    await h.pass(5_000);
    expect(live()).toEqual([]);
    expect(ended()).toHaveLength(1);
  });

  it('has to be classified though its answer was never told', async () => {
    h = await sitAtDesk({ configuration: { mustClassifyCalls: true } });
    await happen(h, rang());
    await happen(h, hungUp(16, true));
    expect(selectCallClassification(h.state())).toMatchObject({ isRequired: true, call: { id: 'leg-1' } });
  });

  it('is found by its service, or in the books, where it was never told to ring', async () => {
    h = await sitAtDesk();
    await happen(h, assigned({ conversation: SERVICE, reason: 'call' }, mark(1)), answered());
    expect(live()).toMatchObject([{ id: '17.1', phase: 'active', conversationId: '900', telephone: 'desk' }]);
    await happen(h, hungUp());
    h.services.callApi.booked.always(() => [booked({ uniqueId: '19.1' })]);
    await happen(h, answered('19.1'));
    await h.pass(1_500);
    expect(live()).toMatchObject([{ id: '19.1', direction: 'outgoing', number: '4002', phase: 'active' }]);
  });

  it('ends by the books where its end was lost, and is answered by its service', async () => {
    h = await sitAtDesk();
    await happen(h, rang(), lost({ cause: 'transport' }));
    h.services.callApi.booked.always(() => [booked({ answered: false })]);
    await happen(h, loaded({ conversations: [SERVICE] }));
    expect(live()).toMatchObject([{ phase: 'active' }]);
    h.services.callApi.booked.always(() => [booked({ isOver: true })]);
    await happen(h, loaded({ conversations: [] }));
    expect(live()).toEqual([]);
    expect(ended()).toHaveLength(1);
  });

  it('does not ring for ever', async () => {
    h = await sitAtDesk();
    await happen(h, rang());
    await h.pass(180_000);
    expect(live()).toEqual([]);
    expect(selectMissedCalls(h.state())).toHaveLength(1);
  });
});

describe('a page that comes back in a call', () => {
  /** As the page before left it on disk. */
  function kept(state: RootState): RootState {
    const before = [
      rang(),
      calls.offered({ ...OFFER, telephone: 'desk' }),
      ...taken('leg-1'),
    ].reduce<RootState>(rootReducer, state);
    const { pendingClassification } = before.calls;
    return { ...state, calls: { ...state.calls, pendingClassification } };
  }

  it.each([
    [false, 1, null],
    [true, 0, 'leg-1'],
  ])('goes on with it, or asks for its classification (over: %s)', async (isOver, count, asked) => {
    const configuration = { webrtc: false, mustClassifyCalls: true };
    h = createVoiceHarness({ configuration, kept });
    h.services.callApi.booked.always(() => [booked({ isOver })]);
    h.run(() => runDeskTelephone(h.rooms));
    await h.settle();
    expect(live()).toHaveLength(count);
    expect(selectCallClassification(h.state())?.call.id ?? null).toBe(asked);
  });
});

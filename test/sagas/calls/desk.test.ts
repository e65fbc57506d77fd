import { runDeskTelephone } from '../../../src/sagas/calls/desk/deskFeatures';
import { closingWorkers } from '../../../src/sagas/calls/service';
import { call, fork, type SagaGenerator } from '../../../src/sagas/core/effects';
import { serve } from '../../../src/sagas/core/workers';
import * as calls from '../../../src/store/calls/actions';
import { selectCallClassification, selectMissedCalls } from '../../../src/store/calls/selectors';
import type { ReportedCall } from '../../../src/store/calls/types';
import { lost } from '../../../src/store/connection/actions';
import { assigned, loaded } from '../../../src/store/conversations/actions';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { ok, refused } from '../../support/fakes/fakeCommands';
import { taken } from '../../support/liveCalls';
import { mark } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness, type VoiceHarnessOptions } from '../../support/voiceHarness';

let h: VoiceHarness;

afterEach(() => h.end());

async function sitAtDesk(options: VoiceHarnessOptions = {}): Promise<void> {
  const { configuration, ...others } = options;
  h = createVoiceHarness({ ...others, configuration: { webrtc: false, ...configuration } });
  h.run(function* session(): SagaGenerator<void> {
    yield* fork(serve, closingWorkers());
    yield* call(runDeskTelephone, h.rooms);
  });
  await h.settle();
}

const REPORT: ReportedCall = {
  uniqueId: '17.1',
  callId: 'leg-1',
  number: '11988880001',
  name: 'Maria Souza',
  queue: 'Vendas',
  incoming: true,
  contactId: '77',
  conversationId: null,
  startedAt: null,
  answeredAt: null,
  data: { 'X-Pedido': '4711' },
};

const SERVICE = sampleConversation({ id: '900', queueType: 1, queue: 'Vendas', linkedId: '17.1' });

const rang = (fields: Partial<ReportedCall> = {}) => calls.rangAtServer({ call: { ...REPORT, ...fields } });
const answered = (uniqueId = '17.1') => calls.answeredAtServer({ uniqueId, at: null, conversationId: '900' });
const hungUp = (cause = 16, wasAnswered?: true) =>
  calls.hungUpAtServer({
    uniqueId: '17.1',
    cause,
    at: null,
    conversationId: null,
    ...(wasAnswered === undefined ? {} : { answered: wasAnswered }),
  });
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

async function happen(...facts: Parameters<VoiceHarness['dispatch']>[0][]): Promise<void> {
  for (const fact of facts) h.dispatch(fact);
  await h.settle();
}

const dial = (number = '4002') =>
  calls.dialRequested({ number, name: 'Zoe', queue: 'Vendas', contactId: '5', consultOf: null });

describe('a call that rings on the desk', () => {
  it('is offered with what came with it, spoken and over as the centre tells', async () => {
    await sitAtDesk();
    await happen(rang());
    expect(live()).toMatchObject([
      { id: 'leg-1', telephone: 'desk', phase: 'offered', data: { 'X-Pedido': '4711' }, queue: 'Vendas' },
    ]);
    await happen(answered());
    expect(live()).toMatchObject([{ phase: 'active', conversationId: '900' }]);
    await happen(hungUp());
    expect(live()).toEqual([]);
    expect(ended()).toMatchObject([{ id: 'leg-1', end: { by: 'other', cause: 'completed' } }]);
    await h.settle();
    expect(h.services.callApi.endConversation.calls).toEqual([['900', expect.any(String)]]);
  });

  it('is missed where nobody lifted, and declined or taken elsewhere is not', async () => {
    await sitAtDesk();
    await happen(rang(), hungUp(19));
    expect(selectMissedCalls(h.state())).toMatchObject([{ id: 'leg-1', rang: true }]);
    for (const [index, cause] of [21, 26].entries()) {
      const uniqueId = `18.${String(index)}`;
      await happen(rang({ uniqueId, callId: uniqueId }));
      await happen(calls.hungUpAtServer({ uniqueId, cause, at: null, conversationId: null }));
    }
    expect(selectMissedCalls(h.state())).toHaveLength(1);
    expect(h.state().calls.failure).toBeNull();
  });

  it('is the same told twice, in another order, or late', async () => {
    await sitAtDesk();
    await happen(answered(), rang(), rang(), answered());
    expect(live()).toMatchObject([{ id: 'leg-1', phase: 'active' }]);
    await happen(hungUp(), hungUp(), rang(), answered());
    await h.pass(5_000);
    expect(live()).toEqual([]);
    expect(ended()).toHaveLength(1);
  });

  it('has to be classified though its answer was never told', async () => {
    await sitAtDesk({ configuration: { mustClassifyCalls: true } });
    await happen(rang());
    await happen(hungUp(16, true));
    expect(selectCallClassification(h.state())).toMatchObject({ isRequired: true, call: { id: 'leg-1' } });
  });

  it('is found by its service, or in the books, where it was never told to ring', async () => {
    await sitAtDesk();
    await happen(assigned({ conversation: SERVICE, reason: 'call' }, mark(1)), answered());
    expect(live()).toMatchObject([{ id: '17.1', phase: 'active', conversationId: '900', telephone: 'desk' }]);
    await happen(hungUp());
    h.services.callApi.booked.always(() => [booked({ uniqueId: '19.1' })]);
    await happen(answered('19.1'));
    await h.pass(1_500);
    expect(live()).toMatchObject([{ id: '19.1', direction: 'outgoing', number: '4002', phase: 'active' }]);
  });

  it('ends by the books where its end was lost, and is answered by its service', async () => {
    await sitAtDesk();
    await happen(rang(), lost({ cause: 'transport' }));
    h.services.callApi.booked.always(() => [booked({ answered: false })]);
    await happen(loaded({ conversations: [SERVICE] }));
    expect(live()).toMatchObject([{ phase: 'active' }]);
    h.services.callApi.booked.always(() => [booked({ isOver: true })]);
    await happen(loaded({ conversations: [] }));
    expect(live()).toEqual([]);
    expect(ended()).toHaveLength(1);
  });

  it('does not ring for ever', async () => {
    await sitAtDesk();
    await happen(rang());
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

describe('dialling on the desk', () => {
  it('asks the centre once, and takes what it tells for the call that was asked for', async () => {
    await sitAtDesk({ user: { context: 'interno' } });
    await happen(dial());
    const order = { number: '4002', queue: 'Vendas', context: 'interno' };
    expect(h.services.commands.dial.calls).toMatchObject([[{ name: 'Ana Lima' }, expect.any(String), order]]);
    await happen(rang({ incoming: false, number: '04002', callId: null }));
    expect(live()).toMatchObject([{ phase: 'dialing', number: '4002', uniqueId: '17.1', contactId: '5' }]);
    await happen(dial('4003'));
    expect(h.state().calls.dialRefusal).toMatchObject({ reason: 'deskBusy' });
    await happen(answered());
    expect(live()).toMatchObject([{ phase: 'active' }]);
  });

  it.each([
    [() => refused('SEM_FILA'), 'notPlaced'],
    [() => ({ kind: 'disconnected' }) as const, 'connection'],
  ])('says why the centre did not', async (answer, cause) => {
    await sitAtDesk();
    h.services.commands.dial.next(answer);
    await happen(dial());
    expect(live()).toEqual([]);
    expect(h.state().calls.failure).toMatchObject({ cause, number: '4002' });
  });

  it('gives a call up of which the centre tells nothing', async () => {
    await sitAtDesk();
    await happen(dial());
    await h.pass(30_000);
    expect(h.state().calls.failure).toMatchObject({ cause: 'timeout' });
  });

  it('is refused without the centre', async () => {
    await sitAtDesk();
    await happen(lost({ cause: 'transport' }), dial());
    expect(h.services.commands.dial.calls).toEqual([]);
    expect(h.state().calls.dialRefusal).toMatchObject({ reason: 'centreAway' });
  });
});

describe('hanging up a call on the desk', () => {
  it('is asked of the centre, whose Hangup ends it', async () => {
    await sitAtDesk();
    await happen(rang(), answered());
    await happen(calls.hangUpRequested({ callId: 'leg-1' }));
    expect(h.services.commands.hangUp.calls).toMatchObject([
      [{ name: 'Ana Lima' }, expect.any(String), '17.1'],
    ]);
    expect(live()).toMatchObject([{ phase: 'ending' }]);
    await happen(hungUp());
    expect(ended()).toMatchObject([{ end: { by: 'agent', cause: 'completed' } }]);
  });

  it('leaves no ghost where the centre says nothing more, and the call where it refuses', async () => {
    await sitAtDesk();
    await happen(rang(), answered());
    h.services.commands.hangUp.next(() => refused('VALIDACAO'));
    await happen(calls.hangUpRequested({ callId: 'leg-1' }));
    expect(live()).toMatchObject([{ phase: 'active' }]);
    expect(h.state().ui.alert).toMatchObject({ textId: 'call.hangUpElsewhere.failed' });
    await happen(calls.hangUpRequested({ callId: 'leg-1' }));
    await h.pass(5_000);
    expect(live()).toEqual([]);
  });

  it('waits for the id of a call that is being placed', async () => {
    await sitAtDesk();
    h.services.commands.dial.next(() => ok({ uniqueId: '20.1' }));
    await happen(dial());
    const [{ id = '' } = {}] = live();
    await happen(calls.hangUpRequested({ callId: id }));
    expect(h.services.commands.hangUp.calls).toMatchObject([[{}, expect.any(String), '20.1']]);
  });
});

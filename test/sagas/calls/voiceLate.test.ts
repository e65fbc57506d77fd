import type { LateVoice } from '../../../src/sagas/calls/late';
import { runVoice } from '../../../src/sagas/calls/voiceFeatures';
import { call, setContext, type SagaGenerator } from '../../../src/sagas/core/effects';
import { keepVoice } from '../../../src/sagas/softphone/voice';
import * as calls from '../../../src/store/calls/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { mark } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;
let fetches = 0;
let reachable = true;

function load(): Promise<LateVoice> {
  fetches += 1;
  return reachable ? h.loadLate() : Promise.reject(new Error('ChunkLoadError'));
}

function keep() {
  h.run(function* session(): SagaGenerator<void> {
    const voice = { services: h.voice, run: runVoice, loadLate: load };
    yield* setContext({ loadVoice: () => Promise.resolve(voice) });
    yield* call(keepVoice);
  });
}

beforeEach(() => {
  h = createVoiceHarness({ configuration: { mustClassifyCalls: true } });
  fetches = 0;
  reachable = true;
});

afterEach(() => h.end());

const service = sampleConversation({ id: '900', queueType: 1, linkedId: '17.1' });

/** A call that was answered, and is over. */
async function callIsOver(): Promise<void> {
  h.phone.offer('c1', { data: { 'X-Uniqueid': '17.1' } });
  h.dispatch(calls.answerRequested({ callId: 'c1' }));
  await h.settle();
  h.dispatch(conversations.assigned({ conversation: service, reason: 'call' }, mark(1)));
  h.phone.end('c1');
  await h.settle();
}

const asked = () => h.services.callApi.endConversation.calls;

test('the late part comes with the registration, and once', async () => {
  keep();
  await h.settle();
  expect(h.state().softphone.registration).toBe('registered');
  await h.pass(60_000);
  expect(fetches).toBe(1);
});

test('it comes also where the exchange cannot be reached', async () => {
  h.phone.connect.always(() => new Promise(() => undefined));
  keep();
  await h.pass(4_000);
  expect(fetches).toBe(0);
  await h.pass(1_000);
  expect(fetches).toBe(1);
});

test('a transfer that cannot be done yet is told at once, and tried by the next click', async () => {
  reachable = false;
  keep();
  await h.settle();
  await h.answerCall('c1');
  h.dispatch(calls.transferOpenRequested({ callId: 'c1' }));
  const ask = calls.blindTransferRequested({ callId: 'c1', number: '2002' });
  h.dispatch(ask);
  await h.settle();
  expect(h.state().calls.transferDialog).toMatchObject({ failure: { code: 'offline' }, isRunning: false });
  expect(h.call('c1')).toMatchObject({ phase: 'active', hold: 'off' });
  reachable = true;
  h.dispatch(ask);
  await h.settle();
  expect(h.phone.transferBlind.calls).toEqual([['c1', '2002']]);
  expect(h.state().calls.live).toEqual([]);
});

test('a classification that cannot be sent yet is told, and the form stays', async () => {
  reachable = false;
  keep();
  await h.settle();
  await h.answerCall('c1');
  h.dispatch(calls.classifyOpenRequested({ callId: 'c1' }));
  const form = { classificationId: '1', subclassificationId: null, notes: '', protocol: '' };
  h.dispatch(calls.classifyRequested({ callId: 'c1', ...form }));
  await h.settle();
  expect(h.state().calls.classification).toMatchObject({ status: 'idle', failure: { code: 'offline' } });
});

test('what a call leaves to be done waits for it, and is done in order', async () => {
  reachable = false;
  keep();
  await h.settle();
  await callIsOver();
  expect(asked()).toEqual([]);
  expect(h.state().calls.classification).toBeNull();
  reachable = true;
  await h.pass(3_000);
  expect(asked()).toEqual([['900', expect.any(String)]]);
  expect(h.state().calls.classification).toMatchObject({ callId: 'c1', isRequired: true });
});

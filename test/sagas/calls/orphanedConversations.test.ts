import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import * as calls from '../../../src/store/calls/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { membershipsReported } from '../../../src/store/queues/actions';
import { fails } from '../../support/fakes/scripted';
import { mark, sampleMembership } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

const service = sampleConversation({ id: '900', queueType: 1, linkedId: '17.1' });

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
});

afterEach(() => h.end());

const asked = () => h.services.callApi.endConversation.calls.map(([id]) => id);

async function resynced(): Promise<void> {
  h.dispatch(conversations.loaded({ conversations: [service] }));
  await h.pass(3_000);
}

describe('a voice service whose call this page does not have', () => {
  it('is closed when the centre says that the call is over', async () => {
    h.services.callApi.endedIds.always(() => ['17.1']);
    await resynced();
    expect(h.services.callApi.endedIds.calls).toEqual([['Ana Lima']]);
    expect(asked()).toEqual(['900']);
    expect(h.payloads(conversations.removed)).toEqual([{ conversationId: '900', reason: 'call', to: null }]);
  });

  it('is left alone while the call goes on elsewhere, and closed once that is over', async () => {
    await resynced();
    expect(asked()).toEqual([]);
    const over = { uniqueId: '17.1', cause: 16, at: '2026-03-10T12:01:00Z', conversationId: null };
    h.dispatch(calls.hungUpAtServer(over, mark(1)));
    await h.settle();
    expect(asked()).toEqual(['900']);
  });

  it('is closed also where its queue alone says that it is one of voice', async () => {
    h.services.callApi.endedIds.always(() => ['17.1']);
    h.dispatch(membershipsReported({ memberships: [{ ...sampleMembership('Voz'), type: 1 }] }));
    const untyped = { ...service, queueType: 0, queue: 'Voz' };
    h.dispatch(conversations.loaded({ conversations: [untyped] }));
    await h.pass(3_000);
    expect(asked()).toEqual(['900']);
  });

  it('is looked at again when the centre could not be asked', async () => {
    h.services.callApi.endedIds.next(fails('offline'));
    await resynced();
    expect(asked()).toEqual([]);
    h.services.callApi.endedIds.always(() => ['17.1']);
    await resynced();
    expect(asked()).toEqual(['900']);
  });
});

it('asks nothing where every service has its call', async () => {
  h.phone.offer('c1', { data: { 'X-Uniqueid': '17.1' } });
  await h.settle();
  h.dispatch(calls.answerRequested({ callId: 'c1' }));
  await resynced();
  expect(h.services.callApi.endedIds.calls).toEqual([]);
  expect(asked()).toEqual([]);
});

describe('without WebRTC', () => {
  const over = { uniqueId: '17.1', cause: 16, at: '2026-03-10T12:01:00Z', conversationId: null };

  it('the service of a call on another telephone is closed with it', async () => {
    await h.end();
    h = createVoiceHarness({ configuration: { webrtc: false } });
    h.run(() => serve(sessionWorkers()));
    await resynced();
    expect(asked()).toEqual([]);
    h.dispatch(calls.hungUpAtServer(over, mark(1)));
    await h.settle();
    expect(asked()).toEqual(['900']);
    expect(h.payloads(conversations.removed)).toEqual([{ conversationId: '900', reason: 'call', to: null }]);
  });
});

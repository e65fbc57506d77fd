import { runVoice } from '../../../src/sagas/calls/voiceFeatures';
import { serve } from '../../../src/sagas/core/workers';
import { call, setContext, type SagaGenerator } from '../../../src/sagas/core/effects';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { keepVoice, type Voice } from '../../../src/sagas/softphone/voice';
import { cameOnline, pageHidden, sagaFailed, shown } from '../../../src/store/app/actions';
import * as calls from '../../../src/store/calls/actions';
import { selectCallClassification } from '../../../src/store/calls/selectors';
import { saveRequested } from '../../../src/store/config/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { logDownloaded, logDownloadRequested, retryRequested } from '../../../src/store/softphone/actions';
import { fails } from '../../support/fakes/scripted';
import { mark, sampleConfiguration } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(() => {
  h = createVoiceHarness();
});

afterEach(() => h.end());

const settings = (webrtc: boolean) => saveRequested(sampleConfiguration({ webrtc }));

/** Runs voice as the session does: fetched by `load`. */
function keep(load: () => Promise<Voice>) {
  return h.run(function* session(): SagaGenerator<void> {
    yield* setContext({ loadVoice: load });
    yield* call(keepVoice);
  });
}

describe('the softphone', () => {
  let fetches = 0;
  let reachable = true;

  function load(): Promise<Voice> {
    fetches += 1;
    if (!reachable) return Promise.reject(new Error('ChunkLoadError'));
    return Promise.resolve({ services: h.voice, run: runVoice });
  }

  beforeEach(() => {
    fetches = 0;
    reachable = true;
  });

  it('is fetched for an agent with an extension', async () => {
    keep(load);
    await h.settle();
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('is not fetched before the settings want it, and leaves when they do not', async () => {
    h.dispatch(settings(false));
    keep(load);
    await h.settle();
    expect(fetches).toBe(0);
    h.dispatch(settings(true));
    await h.settle();
    expect(h.state().softphone.registration).toBe('registered');
    h.dispatch(settings(false));
    await h.settle();
    expect(h.phone.disconnect.calls).toHaveLength(1);
    expect(h.phone.listeners()).toBe(0);
    expect(h.state().softphone.transport).toBe('disconnected');
  });

  it('leaves only after the call that is spoken', async () => {
    keep(load);
    await h.settle();
    await h.answerCall('c1');
    h.dispatch(settings(false));
    await h.settle();
    expect(h.call('c1').phase).toBe('active');
    expect(h.phone.disconnect.calls).toEqual([]);
    h.phone.end('c1');
    await h.pass(9_000);
    expect(h.phone.disconnect.calls).toEqual([]);
    await h.pass(1_000);
    expect(h.phone.disconnect.calls).toHaveLength(1);
  });

  it('leaves a service to be closed however long the centre is away', async () => {
    h.run(() => serve(sessionWorkers()));
    keep(load);
    await h.settle();
    h.phone.offer('c1', { data: { 'X-Uniqueid': '17.1' } });
    h.dispatch(calls.answerRequested({ callId: 'c1' }));
    await h.settle();
    const conversation = sampleConversation({ id: '900', queueType: 1, linkedId: '17.1' });
    h.dispatch(conversations.assigned({ conversation, reason: 'call' }, mark(1)));
    h.dispatch(settings(false));
    h.services.callApi.endConversation.always(fails('offline'));
    h.phone.end('c1');
    await h.pass(60_000);
    expect(h.phone.disconnect.calls).toHaveLength(1);
    h.services.callApi.endConversation.always(() => undefined);
    await h.pass(60_000);
    expect(h.payloads(conversations.removed)).toEqual([{ conversationId: '900', reason: 'call', to: null }]);
  });

  it('leaves only once the call that was spoken is classified', async () => {
    keep(load);
    h.dispatch(saveRequested(sampleConfiguration({ webrtc: true, mustClassifyCalls: true })));
    await h.settle();
    h.phone.offer('c1', { data: { 'X-Uniqueid': 'u-c1' } });
    h.dispatch(calls.answerRequested({ callId: 'c1' }));
    await h.settle();
    h.dispatch(saveRequested(sampleConfiguration({ webrtc: false, mustClassifyCalls: true })));
    h.phone.end('c1');
    await h.pass(30_000);
    expect(selectCallClassification(h.state())).toMatchObject({ call: { id: 'c1' }, isRequired: true });
    expect(h.phone.disconnect.calls).toEqual([]);
    const form = { classificationId: '1', subclassificationId: null, notes: '', protocol: '' };
    h.dispatch(calls.classifyRequested({ callId: 'c1', ...form }));
    await h.pass(1_000);
    expect(h.phone.disconnect.calls).toHaveLength(1);
  });

  it('that could not be fetched is fetched again, and the agent sees why there is none', async () => {
    reachable = false;
    keep(load);
    await h.pass(1_500);
    expect(fetches).toBe(2);
    expect(h.state().softphone).toMatchObject({ transport: 'disconnected', failure: { code: 'offline' } });
    reachable = true;
    await h.pass(3_000);
    expect(h.state().softphone).toMatchObject({ registration: 'registered', failure: null });
  });

  it.each([
    ['the agent asks', retryRequested()],
    ['the network is back', cameOnline()],
  ])('is fetched at once when %s', async (_why, action) => {
    reachable = false;
    keep(load);
    await h.settle();
    reachable = true;
    h.dispatch(action);
    await h.settle();
    expect(h.state().softphone.registration).toBe('registered');
  });
});

describe('a page that goes', () => {
  it('ends its calls and the registration at once', async () => {
    await h.start();
    await h.answerCall('c1');
    h.dispatch(pageHidden());
    await h.settle();
    expect(h.phone.disposed).toBe(1);
    expect(h.state().calls.live).toEqual([]);
    expect(h.state().softphone.transport).toBe('disconnected');
  });

  it('and comes back as it was registers anew, and can be called', async () => {
    await h.start();
    h.dispatch(pageHidden());
    await h.pass(600_000);
    h.dispatch(shown());
    await h.settle();
    expect(h.state().softphone.registration).toBe('registered');
    h.phone.offer('c2');
    expect(h.call('c2').phase).toBe('offered');
  });
});

describe('a saga that throws', () => {
  beforeEach(async () => {
    await h.start();
    h.expectFailures();
  });

  const failed = () => h.payloads(sagaFailed).map((one) => (one as { saga: string }).saga);

  it('is run again: the ring', async () => {
    const { ring } = h.audio;
    h.audio.ring = (kind) => {
      h.audio.ring = ring;
      throw new Error(kind);
    };
    h.phone.offer('c1');
    await h.pass(250);
    expect(failed()).toEqual(['ring']);
    expect(h.audio.rung.at(-1)).toBe('incoming');
  });

  it('is run again: the one of a call, from where the call is', async () => {
    const { hangUp } = h.phone;
    await h.answerCall('c1');
    h.phone.hangUp = Object.assign(() => {
      h.phone.hangUp = hangUp;
      throw new Error('broken');
    }, hangUp);
    h.dispatch(calls.hangUpRequested({ callId: 'c1' }));
    await h.pass(250);
    expect(failed()).toEqual(['call']);
    expect(h.state().calls.live).toEqual([]);
    expect(h.phone.calls.size).toBe(0);
  });

  it('costs no call its end', async () => {
    await h.answerCall('c1');
    const { decline } = h.phone;
    h.phone.decline = Object.assign(() => {
      throw new Error('broken');
    }, decline);
    h.phone.offer('c2');
    h.phone.end('c1');
    await h.settle();
    expect(failed()).toEqual(['offer']);
    expect(h.state().calls.live).toEqual([]);
    h.phone.decline = decline;
    h.phone.offer('c3');
    expect(h.call('c3').phase).toBe('offered');
  });
});

describe("the softphone's log", () => {
  it('is handed to the agent', async () => {
    const saved: string[][] = [];
    h.services.download.save = (...file) => void saved.push(file);
    await h.start();
    h.voice.log.write('warn', 'perdeu');
    h.dispatch(logDownloadRequested());
    await h.pass(1);
    // The blob is read by the platform, not by the fake clock.
    await new Promise((resolve) => setImmediate(resolve));
    await h.settle();
    expect(saved).toEqual([['softphone-2026-03-10-12-00-00.log', 'warn perdeu', 'text/plain']]);
    expect(h.payloads(logDownloaded)).toEqual([{ bytes: 11 }]);
  });
});

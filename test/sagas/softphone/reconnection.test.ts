import { cameOnline, wentOffline, woke } from '../../../src/store/app/actions';
import { authenticated, handshakeUnanswered } from '../../../src/store/connection/actions';
import * as softphone from '../../../src/store/softphone/actions';
import { refusesRegister } from '../../support/fakes/fakeSoftphone';
import { fails, silence } from '../../support/fakes/scripted';
import { START } from '../../support/sagaHarness';
import { sampleHandshake } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarnessOptions, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

async function start(options: VoiceHarnessOptions = {}): Promise<void> {
  h = createVoiceHarness(options);
  await h.start();
  h.forget();
}

afterEach(() => h.end());

async function lose(): Promise<void> {
  h.phone.emit({ kind: 'socketLost', code: 1006, reason: '' });
  await h.settle();
}

const waits = () => h.payloads(softphone.retryScheduled);

describe('a lost socket', () => {
  beforeEach(() => start());

  it('is opened again after 250 ms, and the extension registered anew', async () => {
    await lose();
    expect(h.types()).toEqual(['softphone/lost', 'softphone/retryScheduled']);
    expect(waits()).toEqual([{ attempt: 1, at: START + 250 }]);
    await h.pass(250);
    expect(h.types().slice(2)).toEqual([
      'softphone/connectStarted',
      'softphone/connected',
      'softphone/registerStarted',
      'softphone/registered',
    ]);
  });

  it('is tried less and less often, and as soon as ever after the next success', async () => {
    h.phone.connect.next(fails('socketTimeout'), fails('socketTimeout'));
    await lose();
    await h.pass(3 * 250);
    expect(h.state().softphone.registration).toBe('registered');
    h.phone.connect.next(...Array.from({ length: 5 }, () => fails('socketTimeout')));
    await lose();
    await h.pass(4 * 250 + 2_000 + 4_000);
    expect(waits().slice(-3)).toEqual([
      { attempt: 4, at: START + 1_750 },
      { attempt: 5, at: START + 3_750 },
      { attempt: 6, at: START + 7_750 },
    ]);
    expect(h.state().softphone.registration).toBe('registered');
    h.forget();
    await lose();
    expect(waits()).toEqual([{ attempt: 1, at: START + 7_750 + 250 }]);
    await h.pass(250);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('is opened only once the exchange can be reached, which is found out sooner', async () => {
    h.phone.probe.next(() => false, silence);
    await lose();
    await h.pass(250);
    expect(h.payloads(softphone.connectFailed)).toEqual([{ code: 'socketFailed', message: 'unreachable' }]);
    expect(h.phone.connect.calls).toHaveLength(1);
    await h.pass(250);
    expect(h.phone.probe.calls).toHaveLength(2);
    expect(h.state().softphone.transport).toBe('recovering');
  });

  it('lost before it was registered over counts as a failure', async () => {
    h.phone.register.next(silence);
    await lose();
    await h.pass(250);
    await lose();
    expect(waits().at(-1)).toEqual({ attempt: 2, at: START + 250 + 250 });
    await h.pass(250);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it.each([
    ['the network is back', cameOnline()],
    ['the machine woke', woke({ sleptMs: 60_000 })],
    ['the agent asks', softphone.retryRequested()],
    ['the centre is heard again', authenticated(sampleHandshake())],
    ['an old centre is heard again', handshakeUnanswered()],
  ])('is opened at once when %s', async (_why, action) => {
    h.phone.connect.next(fails('socketFailed'), fails('socketFailed'));
    await lose();
    await h.pass(2_250);
    h.dispatch(action);
    await h.settle();
    expect(h.state().softphone.registration).toBe('registered');
  });
});

it('the first socket of all is opened without looking for the exchange first', async () => {
  await start();
  expect(h.phone.probe.calls).toEqual([]);
  expect(h.phone.connect.calls).toHaveLength(1);
});

describe('a network that goes and comes while the extension is not registered', () => {
  beforeEach(() => {
    h = createVoiceHarness();
  });

  function blip(): void {
    h.dispatch(wentOffline());
    h.dispatch(cameOnline());
  }

  function expectNewSocket(): void {
    expect(h.phone.connect.calls).toHaveLength(2);
    expect(h.state().softphone).toMatchObject({ transport: 'connected', registration: 'registered' });
  }

  it('leaves a refusal as it is, and gives the agent who asks again a new socket', async () => {
    h.phone.register.next(refusesRegister('403 Forbidden'));
    await h.start();
    blip();
    await h.pass(600_000);
    expect(h.phone.connect.calls).toHaveLength(1);
    expect(h.state().softphone.registration).toBe('refused');
    h.dispatch(softphone.retryRequested());
    await h.settle();
    expectNewSocket();
  });

  it('needs a new socket at once where the exchange was in trouble', async () => {
    h.phone.register.next(refusesRegister('503 Service Unavailable'));
    await h.start();
    blip();
    await h.settle();
    expectNewSocket();
  });

  it('needs one where the exchange asked for time, once that is over', async () => {
    h.phone.register.next(refusesRegister('503 Service Unavailable', 40));
    await h.start();
    blip();
    await h.pass(39_999);
    expect(h.phone.connect.calls).toHaveLength(1);
    await h.pass(1);
    expectNewSocket();
  });

  it('needs one where a REGISTER was under way, whatever is answered to it', async () => {
    h.phone.register.next(() => new Promise((resolve) => setTimeout(resolve, 100, 3600)));
    await h.start();
    blip();
    await h.pass(100);
    expectNewSocket();
  });
});

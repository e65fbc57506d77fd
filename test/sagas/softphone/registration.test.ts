import { cameOnline } from '../../../src/store/app/actions';
import { deploymentLoaded, saveRequested } from '../../../src/store/config/actions';
import { retryRequested, retryScheduled } from '../../../src/store/softphone/actions';
import { refusesRegister } from '../../support/fakes/fakeSoftphone';
import { fails, silence } from '../../support/fakes/scripted';
import { START } from '../../support/sagaHarness';
import { sampleConfiguration, sampleDeployment, SECRETS } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;
beforeEach(() => {
  h = createVoiceHarness();
});
afterEach(() => h.end());

const exchangeSaved = (exchange: string) => saveRequested(sampleConfiguration({ webrtc: true, exchange }));

describe('the first registration', () => {
  it('opens the socket, then registers', async () => {
    await h.start();
    expect(h.types('softphone')).toEqual([
      'softphone/connectStarted',
      'softphone/connected',
      'softphone/registerStarted',
      'softphone/registered',
    ]);
    expect(h.state().softphone).toMatchObject({
      transport: 'connected',
      registration: 'registered',
      expiresAt: START + 3_600_000,
    });
  });

  it('speaks for the agent, with a password that is in no action and no state', async () => {
    await h.start();
    expect(h.phone.account()).toEqual({
      exchange: 'https://exchange.test',
      port: 8089,
      extension: '2001',
      password: SECRETS.extension,
      displayName: 'Ana Lima',
      userAgent: 'AgentConsole/test',
      instanceId: 'client-1',
    });
    expect(JSON.stringify([h.facts(), h.state()])).not.toContain(SECRETS.extension);
  });

  it('asks the exchange also without a password, and lets it say no', async () => {
    h.services.disk.session.kept = null;
    h.phone.register.next(refusesRegister('401 Unauthorized'));
    await h.start();
    expect(h.phone.account()?.password).toBe('');
    expect(h.state().softphone.refusal).toEqual({ status: 401, phrase: 'Unauthorized' });
  });

  it('tries again when the vault cannot be opened', async () => {
    h.services.disk.forbidden = true;
    await h.start();
    expect(h.state().softphone.failure).toEqual({ code: 'storage', message: '' });
    h.services.disk.forbidden = false;
    await h.pass(250);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('is not tried in a browser that cannot speak', async () => {
    h.phone.supported = false;
    await h.start();
    await h.pass(120_000);
    expect(h.phone.connect.calls).toEqual([]);
    expect(h.state().softphone).toMatchObject({
      transport: 'disconnected',
      failure: { code: 'unsupportedBrowser', message: 'WebRTC, getUserMedia' },
    });
  });
});

describe('a refusal', () => {
  beforeEach(() => {
    h.phone.register.always(refusesRegister('403 Forbidden'));
  });

  it('is shown, and not tried again by itself', async () => {
    await h.start();
    await h.pass(600_000);
    h.dispatch(cameOnline());
    await h.pass(600_000);
    expect(h.phone.register.calls).toHaveLength(1);
    expect(h.state().softphone).toMatchObject({
      registration: 'refused',
      refusal: { status: 403, phrase: 'Forbidden' },
    });
  });

  it('is tried once for each wish of the agent, over the socket that is there', async () => {
    await h.start();
    h.dispatch(retryRequested());
    await h.settle();
    expect(h.phone.register.calls).toHaveLength(2);
    expect(h.state().softphone.registration).toBe('refused');
    h.phone.register.always(() => 3600);
    h.dispatch(retryRequested());
    await h.settle();
    expect(h.phone.connect.calls).toHaveLength(1);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('stands when the exchange closes the socket after it', async () => {
    await h.start();
    h.phone.emit({ kind: 'socketLost', code: 1000, reason: '' });
    await h.pass(600_000);
    expect(h.phone.connect.calls).toHaveLength(1);
    h.phone.register.always(() => 3600);
    h.dispatch(retryRequested());
    await h.pass(250);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('of a refresh stands too', async () => {
    h.phone.register.always(() => 3600);
    await h.start();
    h.phone.emit({ kind: 'registrationLost', status: 403, phrase: 'Forbidden', retryAfterS: null });
    await h.pass(600_000);
    expect(h.phone.register.calls).toHaveLength(1);
    expect(h.state().softphone.registration).toBe('refused');
  });
});

describe('a registration that failed for now', () => {
  it('is asked for again over the same socket, when the exchange said to', async () => {
    h.phone.register.next(refusesRegister('503 Service Unavailable', 40));
    await h.start();
    expect(h.payloads(retryScheduled)).toEqual([{ attempt: 2, at: START + 40_000 }]);
    await h.pass(39_999);
    h.dispatch(cameOnline());
    await h.settle();
    expect(h.phone.register.calls).toHaveLength(1);
    await h.pass(1);
    expect(h.phone.connect.calls).toHaveLength(1);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('needs a new socket when nobody answered', async () => {
    h.phone.register.next(refusesRegister(''));
    await h.start();
    expect(h.types('softphone').slice(-3)).toEqual([
      'softphone/registrationFailed',
      'softphone/lost',
      'softphone/retryScheduled',
    ]);
    await h.pass(250);
    expect(h.phone.connect.calls).toHaveLength(2);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('needs none after a refresh that was answered by an exchange in trouble', async () => {
    await h.start();
    h.phone.emit({ kind: 'registrationLost', status: 500, phrase: 'Oops', retryAfterS: null });
    await h.pass(250);
    expect(h.phone.connect.calls).toHaveLength(1);
    expect(h.phone.register.calls).toHaveLength(2);
    expect(h.state().softphone.registration).toBe('registered');
  });
});

describe('the end', () => {
  it('signs off at the end of the session, and hears no more', async () => {
    const task = await h.start();
    task.cancel();
    await h.settle();
    expect(h.phone.disconnect.calls).toHaveLength(1);
    expect(h.phone.listeners()).toBe(0);
    expect(h.audio.listeners()).toBe(0);
    expect(h.state().softphone).toMatchObject({ transport: 'disconnected', registration: 'none' });
  });

  it('gives a running attempt up', async () => {
    h.phone.connect.next(silence);
    const task = await h.start();
    task.cancel();
    await h.pass(60_000);
    expect(h.types('softphone')).toEqual(['softphone/connectStarted', 'softphone/closed']);
  });

  it('another exchange is gone to at once, between calls', async () => {
    await h.start();
    h.dispatch(exchangeSaved('other.test'));
    await h.settle();
    expect(h.types('softphone').slice(4)).toEqual([
      'softphone/closed',
      'softphone/connectStarted',
      'softphone/connected',
      'softphone/registerStarted',
      'softphone/registered',
    ]);
    expect(h.phone.account()?.exchange).toBe('other.test');
  });

  it('another exchange waits for the end of a call', async () => {
    await h.start();
    await h.answerCall('c1');
    h.dispatch(exchangeSaved('other.test'));
    await h.settle();
    expect(h.phone.connect.calls).toHaveLength(1);
    h.phone.end('c1');
    await h.settle();
    expect(h.phone.account()?.exchange).toBe('other.test');
  });

  it('another port of a deployment that is read late is gone to, between calls', async () => {
    await h.start();
    await h.answerCall('c1');
    h.dispatch(deploymentLoaded({ ...sampleDeployment(), ports: { api: 8004, realtime: 8003, sip: 7443 } }));
    await h.settle();
    expect(h.phone.connect.calls).toHaveLength(1);
    h.phone.end('c1');
    await h.settle();
    expect(h.phone.account()?.port).toBe(7443);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('a deployment that is read late and names the same port changes nothing', async () => {
    await h.start();
    h.dispatch(deploymentLoaded(sampleDeployment()));
    await h.settle();
    expect(h.phone.connect.calls).toHaveLength(1);
  });

  it('an exchange that cannot be reached is tried less and less often', async () => {
    h.phone.connect.always(fails('socketFailed'));
    await h.start();
    await h.pass(250 + 2_000 + 4_000 + 8_000 + 16_000 + 30_000 + 30_000);
    const waits = h.payloads(retryScheduled).map((one) => (one as { at: number }).at - START);
    expect(waits).toEqual([250, 500, 750, 1_000, 3_000, 7_000, 15_000, 31_000, 61_000, 91_000]);
  });
});

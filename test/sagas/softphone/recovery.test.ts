import { cameOnline, wentOffline } from '../../../src/store/app/actions';
import * as calls from '../../../src/store/calls/actions';
import { watchRequested } from '../../../src/store/presence/actions';
import { fails, silence } from '../../support/fakes/scripted';
import { START } from '../../support/sagaHarness';
import { sampleUser, SECRETS } from '../../support/sagaSamples';
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

describe('a live call', () => {
  beforeEach(async () => {
    await start();
    await h.answerCall('c1');
    h.forget();
  });

  it('is reconnected for at once and ten times a second, lives on, and is taken over', async () => {
    h.phone.connect.next(...Array.from({ length: 5 }, () => fails('socketFailed')));
    await lose();
    expect(h.phone.connect.calls).toHaveLength(2);
    await h.pass(500);
    expect(h.phone.connect.calls).toHaveLength(7);
    expect(h.types().slice(-6)).toEqual([
      'softphone/connectStarted',
      'softphone/connected',
      'softphone/registerStarted',
      'softphone/registered',
      'calls/repairStarted',
      'calls/repaired',
    ]);
    expect(h.call('c1').phase).toBe('active');
  });

  it('waits for no timer: what the screen has to draw comes after the socket', async () => {
    const timers = jest.getTimerCount();
    h.phone.emit({ kind: 'socketLost', code: 1006, reason: '' });
    while (h.phone.probe.calls.length === 0 && jest.getTimerCount() <= timers) await Promise.resolve();
    expect(h.phone.probe.calls).toHaveLength(1);
  });

  it('is hurried for as long as a minute without a network, whatever happens to timers', async () => {
    h.phone.connect.next(...Array.from({ length: 20 }, () => fails('socketFailed')));
    h.dispatch(wentOffline());
    await lose();
    await h.pass(500);
    expect(h.phone.connect.calls).toHaveLength(7);
    expect(h.state().softphone).toMatchObject({ transport: 'dying', dyingUntil: START + 60_000 });
    h.dispatch(wentOffline());
    jest.setSystemTime(START + 60_000);
    await h.pass(3_000);
    expect(h.phone.connect.calls).toHaveLength(8);
    expect(h.state().softphone.dyingUntil).toBe(START + 60_000);
    expect(h.call('c1').phase).toBe('active');
  });

  it('is hurried anew by the next loss of the network, once the extension was registered', async () => {
    h.dispatch(wentOffline());
    h.dispatch(cameOnline());
    await h.settle();
    expect(h.state().softphone).toMatchObject({ registration: 'registered', dyingUntil: null });
  });

  it('whose re-INVITE nobody answers is tried over another socket', async () => {
    h.phone.restartIce.next(fails('socketLost'));
    await lose();
    await h.settle();
    expect(h.phone.connect.calls).toHaveLength(3);
    expect(h.payloads(calls.repaired)).toEqual([{ callId: 'c1' }]);
    expect(h.call('c1').phase).toBe('active');
  });

  it.each<[string, () => void]>([
    ['locked', () => (h.services.disk.forbidden = true)],
    ['emptied', () => (h.services.disk.session.kept = null)],
  ])('is taken over though the disk with the password is %s meanwhile', async (_how, change) => {
    change();
    await lose();
    expect(h.phone.account()?.password).toBe(SECRETS.extension);
    expect(h.payloads(calls.repaired)).toEqual([{ callId: 'c1' }]);
  });

  it('is taken over with the password that a sign-in brought meanwhile', async () => {
    h.services.disk.session.kept = { user: sampleUser(), token: SECRETS.token, extensionPassword: 'new' };
    await lose();
    expect(h.phone.account()?.password).toBe('new');
  });

  it('that is held is taken over too, and stays held', async () => {
    const second = await h.talkTo('2002');
    await lose();
    expect(h.phone.restartIce.calls).toEqual([['c1'], [second]]);
    expect(h.phone.resume.calls).toEqual([]);
    expect(h.call('c1').hold).toBe('on');
  });

  it('comes before whom the agent watches', async () => {
    const order: string[] = [];
    h.dispatch(watchRequested({ extensions: ['2002'] }));
    h.phone.watched.length = 0;
    h.phone.register.next(() => {
      order.push('register');
      return 3600;
    });
    h.phone.restartIce.next(async () => {
      order.push('call');
      expect(h.phone.watched).toEqual([]);
      await Promise.resolve();
    });
    await lose();
    expect(order).toEqual(['register', 'call']);
    expect(h.phone.watched).toEqual([['2002']]);
  });

  it('that ended meanwhile is not taken over', async () => {
    h.phone.connect.next(fails('socketFailed'));
    await lose();
    h.phone.end('c1');
    await h.pass(100);
    expect(h.phone.restartIce.calls).toEqual([]);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('that cannot be taken over is told, and the others are', async () => {
    const second = await h.talkTo('2002');
    h.phone.restartIce.next(fails('negotiationFailed', '488 Not Acceptable Here'));
    await lose();
    expect(h.payloads(calls.repairFailed)).toMatchObject([{ callId: 'c1', code: 'negotiationFailed' }]);
    expect(h.payloads(calls.repaired)).toEqual([{ callId: second }]);
  });

  it('that could not be taken over is asked for again, ever later, as long as it lasts', async () => {
    h.phone.restartIce.always(fails('negotiationFailed', '408 Request Timeout'));
    await lose();
    expect(h.phone.restartIce.calls).toHaveLength(1);
    await h.pass(5_000);
    await h.pass(10_000);
    expect(h.phone.restartIce.calls).toHaveLength(3);
    expect(h.call('c1').phase).toBe('active');
    h.phone.restartIce.always(() => undefined);
    await h.pass(20_000);
    expect(h.payloads(calls.repaired)).toEqual([{ callId: 'c1' }]);
    await h.pass(40_000);
    expect(h.phone.restartIce.calls).toHaveLength(4);
  });

  it('that ended is asked for no more', async () => {
    h.phone.restartIce.always(fails('negotiationFailed', '408 Request Timeout'));
    await lose();
    h.phone.end('c1');
    await h.pass(5_000);
    expect(h.phone.restartIce.calls).toHaveLength(1);
  });

  it('that rings is not taken over: it has no sound yet', async () => {
    h.phone.end('c1');
    h.phone.offer('c2');
    await lose();
    await h.pass(250);
    expect(h.phone.restartIce.calls).toEqual([]);
    expect(h.call('c2').phase).toBe('offered');
    expect(h.phone.proveOffer.calls).toEqual([['c2']]);
  });

  it('is not taken over by a mere refresh', async () => {
    h.phone.emit({ kind: 'registrationLost', status: 500, phrase: '', retryAfterS: null });
    await h.pass(1_000);
    expect(h.state().softphone.registration).toBe('registered');
    expect(h.phone.restartIce.calls).toEqual([]);
  });

  it('is taken over through a REGISTER that fails meanwhile on the same socket, and can be repaired', async () => {
    h.phone.restartIce.next(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
    await lose();
    h.phone.emit({ kind: 'registrationLost', status: 500, phrase: '', retryAfterS: null });
    await h.pass(2_000);
    expect(h.state().softphone.registration).toBe('registered');
    expect(h.payloads(calls.repaired)).toEqual([{ callId: 'c1' }]);
    expect(h.call('c1').repairing).toBe(false);
  });

  it('is asked for again, too, after such a REGISTER', async () => {
    h.phone.restartIce.next(fails('negotiationFailed', '500 Server Error'));
    await lose();
    h.phone.emit({ kind: 'registrationLost', status: 500, phrase: '', retryAfterS: null });
    await h.pass(5_000);
    expect(h.payloads(calls.repaired)).toEqual([{ callId: 'c1' }]);
  });

  it('counts as repaired by nobody while there is no socket', async () => {
    h.phone.restartIce.next(silence);
    await lose();
    expect(h.call('c1').repairing).toBe(true);
    h.phone.connect.always(fails('socketFailed'));
    await lose();
    expect(h.call('c1').repairing).toBe(false);
    expect(h.payloads(calls.repairFailed)).toEqual([]);
  });

  it('that is being taken over when the socket goes again is taken over once more', async () => {
    h.phone.restartIce.next(silence);
    await lose();
    await lose();
    expect(h.phone.restartIce.calls).toEqual([['c1'], ['c1']]);
    expect(h.call('c1').repairing).toBe(false);
  });
});

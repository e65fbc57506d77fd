import * as connection from '../../../src/store/connection/actions';
import { lost as phoneLost } from '../../../src/store/softphone/actions';
import { answerRequested, leaveRequested } from '../../../src/store/selfCheck/actions';
import { CHECKS } from '../../../src/store/selfCheck/types';
import type { MicrophoneTrial } from '../../../src/services/media/trial';
import { deferred, fails, silence } from '../../support/fakes/scripted';
import { startSelfCheck, type SelfCheckBench } from './support';

let bench: SelfCheckBench;
afterEach(() => bench.h.end());

/** A microphone that is this loud, one look after the other, and as loud as at last from then on. */
function microphone(levels: readonly number[]): MicrophoneTrial & { close: jest.Mock } {
  const left = [...levels];
  return {
    level: () => (left.length > 1 ? left.shift() : left[0]) ?? 0,
    hasLevel: true,
    devices: () => Promise.resolve([]),
    close: jest.fn(),
  };
}

const SPEECH = [0.05, 0.5, 0.1, 0.6, 0.5, 0.1, 0.6, 0.5];

describe('the whole check', () => {
  beforeEach(async () => {
    bench = await startSelfCheck();
  });

  it('goes line by line where the agent is wanted, and through all else at once', async () => {
    const { h, line, run } = bench;
    const trial = microphone(SPEECH);
    h.services.recorder.tryOut.next(() => trial);
    await run(...CHECKS);
    expect(line('server')).toMatchObject({ status: 'ok', figures: { tookMs: 0 } });
    expect(line('storage')).toMatchObject({ status: 'ok', figures: { usedBytes: 1, quotaBytes: 10 } });
    expect(line('clock')).toMatchObject({ status: 'ok', figures: { offsetMs: 400 } });
    expect(line('browser')).toMatchObject({ status: 'ok' });
    expect(line('turn')).toMatchObject({ status: 'skipped', reason: 'noRelayServers' });
    expect(line('notifications')).toMatchObject({ status: 'skipped', reason: 'noticesOff' });
    expect([line('microphone')?.status, line('speaker')?.status]).toEqual(['running', 'waiting']);
    await h.pass(2_000);
    expect(line('microphone')).toMatchObject({ status: 'ok', figures: { peak: 0.6 } });
    expect(trial.close).toHaveBeenCalledTimes(1);
    expect(line('speaker')?.status).toBe('asking');
    h.dispatch(answerRequested({ check: 'speaker', isNoticed: true }));
    await h.settle();
    expect([line('speaker')?.status, line('ring')?.status]).toEqual(['ok', 'asking']);
    h.dispatch(answerRequested({ check: 'ring', isNoticed: false }));
    await h.settle();
    expect(line('ring')).toMatchObject({ status: 'failed', reason: 'ringNotHeard' });
    expect(bench.stopped()).toBe(2);
    expect(line('echo')?.status).toBe('running');
  });

  it('stops all of it when it is left, and keeps what ended', async () => {
    const { h, line, run } = bench;
    const trial = microphone([0]);
    h.services.recorder.tryOut.next(() => trial);
    await run('server', 'microphone', 'echo');
    expect(h.services.level.read()).toBe(0);
    h.dispatch(leaveRequested());
    await h.settle();
    expect(trial.close).toHaveBeenCalledTimes(1);
    expect(line('server')?.status).toBe('ok');
    expect([line('microphone'), line('echo')]).toEqual([undefined, undefined]);
    expect(h.phone.invite.calls).toEqual([]);
  });

  it('begins a line anew when the agent asks for it meanwhile', async () => {
    const { fake, h, line, run } = bench;
    await run('speaker');
    await run('speaker');
    expect(fake.sounds.play.calls).toHaveLength(2);
    expect(bench.stopped()).toBe(1);
    h.dispatch(answerRequested({ check: 'speaker', isNoticed: true }));
    await h.settle();
    expect(line('speaker')?.status).toBe('ok');
  });

  it('gives way to a real call: what listens or plays stops, and the call rings', async () => {
    const { h, line, run } = bench;
    const trial = microphone([0.1]);
    h.services.recorder.tryOut.next(() => trial);
    await run('microphone', 'speaker');
    h.phone.offer('c1');
    await h.settle();
    expect(trial.close).toHaveBeenCalledTimes(1);
    for (const check of ['microphone', 'speaker'] as const)
      expect(line(check)).toMatchObject({ status: 'skipped', reason: 'inCall' });
    expect(h.audio.rung.at(-1)).toBe('incoming');
  });

  it('tells of an error of its own, and goes on', async () => {
    const { fake, h, line, run } = bench;
    h.expectFailures();
    fake.browser = () => {
      throw new Error('broken');
    };
    await run('browser', 'server');
    expect(line('browser')).toMatchObject({ status: 'failed', reason: 'unexpected' });
    expect(line('server')?.status).toBe('ok');
  });
});

describe('the ways to server and exchange', () => {
  beforeEach(async () => {
    bench = await startSelfCheck();
  });

  it('are told with since when they are there', async () => {
    const { h, line, run } = bench;
    const at = h.state().selfCheck.registeredSince;
    await h.pass(60_000);
    await run('socket', 'registration');
    expect(line('socket')).toMatchObject({ status: 'ok', figures: { since: expect.any(Number) as number } });
    expect(line('registration')?.figures).toMatchObject({ since: at, expiresAt: (at ?? 0) + 3_600_000 });
  });

  it('fail where they are gone', async () => {
    const { h, line, run } = bench;
    h.phone.connect.always(silence);
    h.dispatch(connection.lost({ cause: 'transport close' }));
    h.dispatch(phoneLost({ code: 1006, reason: '' }));
    await h.settle();
    h.services.agentApi.pauseReasons.next(fails('offline'));
    await run('server', 'socket', 'registration', 'echo');
    expect(line('server')).toMatchObject({ status: 'failed', reason: 'unreachable' });
    expect(line('socket')).toMatchObject({ status: 'failed', reason: 'socketDown' });
    expect(line('registration')).toMatchObject({ status: 'failed', reason: 'exchangeAway' });
    expect(line('echo')).toMatchObject({ status: 'failed', reason: 'exchangeAway' });
  });

  it('warn of a slow server and of clocks that differ', async () => {
    const { fake, h, line, run } = bench;
    h.services.agentApi.pauseReasons.next(
      () => new Promise((resolve) => void setTimeout(() => resolve([]), 2_000)),
    );
    fake.serverClock.offset.next(() => -45_000);
    await run('server', 'clock');
    await h.pass(2_000);
    expect(line('server')).toMatchObject({ status: 'warning', reason: 'slow', figures: { tookMs: 2_000 } });
    expect(line('clock')).toMatchObject({ status: 'warning', reason: 'clockWrong' });
  });

  it.each([
    [35.4, { status: 'ok', figures: { tookMs: 35 } }],
    [null, { status: 'failed', reason: 'relayAway' }],
  ])('reach a relay that is set: %s', async (tookMs, expected) => {
    bench.fake.relay.hasServers = () => true;
    bench.fake.relay.reach.next(() => tookMs);
    await bench.run('turn');
    expect(bench.line('turn')).toMatchObject(expected);
  });
});

describe('the microphone', () => {
  beforeEach(async () => {
    bench = await startSelfCheck();
  });

  it.each([
    ['microphoneSilent', 'failed', [0.01]],
    ['microphoneQuiet', 'warning', [0.12]],
    // A fan is loud, and always the same.
    ['microphoneQuiet', 'warning', [0.5]],
  ] as const)('%s', async (reason, status, levels) => {
    bench.h.services.recorder.tryOut.next(() => microphone(levels));
    await bench.run('microphone');
    await bench.h.pass(11_000);
    expect(bench.line('microphone')).toMatchObject({ status, reason });
  });

  it.each(['microphoneRefused', 'microphoneMissing', 'microphoneBusy'] as const)('%s', async (reason) => {
    bench.h.services.recorder.tryOut.next(fails(reason));
    await bench.run('microphone');
    expect(bench.line('microphone')).toMatchObject({ status: 'failed', reason });
  });

  it('is not blamed where the browser lets no sound run', async () => {
    const trial = { ...microphone([0]), hasLevel: false };
    bench.h.services.recorder.tryOut.next(() => trial);
    await bench.run('microphone');
    expect(bench.line('microphone')).toMatchObject({ status: 'failed', reason: 'soundStill' });
    expect(trial.close).toHaveBeenCalledTimes(1);
  });

  it('that opens only after the check was left is let go, too', async () => {
    const opening = deferred<MicrophoneTrial>();
    bench.h.services.recorder.tryOut.next(() => opening.promise);
    await bench.run('microphone');
    bench.h.dispatch(leaveRequested());
    const trial = microphone([1]);
    opening.resolve(trial);
    await bench.h.settle();
    expect(trial.close).toHaveBeenCalledTimes(1);
  });
});

describe('sounds and notices', () => {
  it('say what keeps them from being heard', async () => {
    bench = await startSelfCheck();
    const { fake, h, line, run } = bench;
    fake.sounds.play.next(() => null);
    await run('speaker');
    expect(line('speaker')).toMatchObject({ status: 'failed', reason: 'soundBlocked' });
    fake.sounds.play.next(() => ({ isOnDevice: false, stop: () => undefined }));
    await run('speaker');
    h.dispatch(answerRequested({ check: 'speaker', isNoticed: true }));
    await h.settle();
    expect(line('speaker')).toMatchObject({ status: 'warning', reason: 'deviceGone' });
  });

  it('are skipped where the agent has no telephone', async () => {
    bench = await startSelfCheck({ user: { extension: null, extensionNumber: null } });
    await bench.run('registration', 'ring', 'echo');
    for (const check of ['registration', 'ring', 'echo'] as const)
      expect(bench.line(check)).toMatchObject({ status: 'skipped', reason: 'noTelephone' });
  });

  it('a notice is shown by a click on its own line alone, and asked about', async () => {
    bench = await startSelfCheck({ configuration: { notifications: true, notificationDesktop: true } });
    const { h, line, notices, run } = bench;
    await run('notifications', 'browser');
    expect(line('notifications')?.status).toBe('ok');
    expect(notices.desktop.shown()).toEqual([]);
    await run('notifications');
    expect(notices.desktop.shown()).toHaveLength(1);
    h.dispatch(answerRequested({ check: 'notifications', isNoticed: false }));
    await h.settle();
    expect(line('notifications')).toMatchObject({ status: 'failed', reason: 'noticeUnseen' });
  });
});

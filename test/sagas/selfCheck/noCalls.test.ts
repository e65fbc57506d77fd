import { closed, connectFailed, connectStarted } from '../../../src/store/softphone/actions';
import { fails } from '../../support/fakes/scripted';
import { startSelfCheck, type SelfCheckBench } from './support';

let bench: SelfCheckBench;
afterEach(() => bench.h.end());

describe('a browser that cannot call', () => {
  it('is what is wrong, and not the exchange, the relay or the echo', async () => {
    bench = await startSelfCheck();
    const { h, fake, run, line } = bench;
    fake.relay.hasServers = () => true;
    h.services.recorder.tryOut.next(fails('microphoneUnsupported'));
    h.dispatch(closed());
    h.dispatch(connectStarted({ attempt: 1 }));
    h.dispatch(connectFailed({ code: 'unsupportedBrowser', message: 'WebRTC, getUserMedia' }));
    await run('registration', 'turn', 'echo', 'microphone');
    const figures = { lacks: 'WebRTC, getUserMedia' };
    expect(line('registration')).toMatchObject({ status: 'failed', reason: 'browserLacks', figures });
    expect(line('turn')).toMatchObject({ status: 'skipped', reason: 'browserLacks' });
    expect(line('echo')).toMatchObject({ status: 'skipped', reason: 'browserLacks' });
    expect(line('microphone')).toMatchObject({ status: 'failed', reason: 'browserLacks' });
    expect(fake.relay.reach.calls).toEqual([]);
  });
});

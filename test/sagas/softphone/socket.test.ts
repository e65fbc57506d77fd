import { cameOnline, wentOffline, woke } from '../../../src/store/app/actions';
import { unwatchRequested, watchRequested } from '../../../src/store/presence/actions';
import { silence } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
  h.forget();
});

afterEach(() => h.end());

describe('a socket that only looks open', () => {
  it('is changed for a new one after the network was gone', async () => {
    h.dispatch(wentOffline());
    expect(h.state().softphone.transport).toBe('dying');
    h.dispatch(cameOnline());
    await h.settle();
    expect(h.phone.connect.calls).toHaveLength(2);
    expect(h.state().softphone).toMatchObject({ transport: 'connected', registration: 'registered' });
  });

  it('is changed for a new one after the machine slept', async () => {
    h.dispatch(woke({ sleptMs: 60_000 }));
    await h.settle();
    expect(h.types('softphone')).toEqual([
      'softphone/lost',
      'softphone/connectStarted',
      'softphone/connected',
      'softphone/registerStarted',
      'softphone/registered',
    ]);
  });
});

describe('whom the agent watches', () => {
  it('is subscribed to while the agent looks', async () => {
    h.dispatch(watchRequested({ extensions: ['2002', '2003'] }));
    h.phone.emit({ kind: 'presenceReported', extension: '2002', presence: 'busy' });
    h.dispatch(unwatchRequested());
    await h.settle();
    expect(h.phone.watched.slice(-2)).toEqual([['2002', '2003'], []]);
  });

  it('is subscribed to once there is a registration', async () => {
    h.phone.connect.next(silence);
    h.phone.emit({ kind: 'socketLost', code: 1006, reason: '' });
    await h.settle();
    h.phone.watched.length = 0;
    h.dispatch(watchRequested({ extensions: ['2002'] }));
    await h.settle();
    expect(h.phone.watched).toEqual([]);
  });
});

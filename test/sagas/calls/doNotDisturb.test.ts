import { SIP_HEADER } from '../../../src/lib/sipHeaders';
import { loggedIn, loggedOut } from '../../../src/store/auth/actions';
import * as calls from '../../../src/store/calls/actions';
import { selectMissedCalls } from '../../../src/store/calls/selectors';
import { doNotDisturbRequested } from '../../../src/store/softphone/actions';
import { selectDoNotDisturb } from '../../../src/store/softphone/selectors';
import { sampleUser } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
  h.dispatch(doNotDisturbRequested({ on: true }));
});

afterEach(() => h.end());

const missed = () => selectMissedCalls(h.state());

const reported = {
  uniqueId: '17.1',
  callId: 'c1',
  number: '1002',
  name: 'Bruno',
  queue: null,
  incoming: true,
  contactId: null,
  conversationId: null,
  startedAt: null,
  answeredAt: null,
};

describe('who is not to be disturbed', () => {
  it('refuses a direct call with 480 at once, without a ring, and finds it among the missed ones', () => {
    h.phone.offer('c1', { number: '1002', name: 'Bruno' });
    expect(h.phone.decline.calls).toEqual([['c1', 480]]);
    expect(h.state().calls.live).toEqual([]);
    expect(h.audio.rung).toEqual(['none']);
    expect(h.state().calls.notice).toBeNull();
    expect(missed()).toMatchObject([
      { id: 'c1', number: '1002', name: 'Bruno', rang: false, why: 'doNotDisturb' },
    ]);
  });

  it.each(['X-Fila', 'x-fila'])('gets the calls of queues as ever (%s)', (header) => {
    h.phone.offer('c1', { data: { [header]: 'Vendas' } });
    expect(h.call('c1').phase).toBe('offered');
  });

  it('gets a call whose queue the centre named on its own channel', () => {
    h.dispatch(calls.rangAtServer({ call: { ...reported, queue: 'Vendas' } }));
    h.phone.offer('c1');
    expect(h.call('c1').phase).toBe('offered');
  });

  it.each([
    ['its own id, which the INVITE has', { callId: 'leg-7', number: '9' }, { [SIP_HEADER.uniqueId]: '17.1' }],
    ['the number alone', { callId: null, number: '11988880001' }, {}],
  ])('gets it too where the centre named the call by %s', (_how, told, data) => {
    h.dispatch(calls.rangAtServer({ call: { ...reported, ...told, queue: 'Vendas' } }));
    h.phone.offer('c1', { number: '+5511988880001', data });
    expect(h.call('c1').phase).toBe('offered');
  });

  it('gets no direct call for the queue that somebody else called by, or that is long gone', async () => {
    h.dispatch(calls.rangAtServer({ call: { ...reported, callId: null, queue: 'Vendas' } }));
    h.phone.offer('c1', { number: '11988880001' });
    await h.pass(61_000);
    h.phone.offer('c2', { number: reported.number });
    expect(h.phone.decline.calls).toEqual([
      ['c1', 480],
      ['c2', 480],
    ]);
  });

  it('gets what takes the place of a call of their own', async () => {
    h.dispatch(doNotDisturbRequested({ on: false }));
    await h.answerCall('c1');
    h.dispatch(doNotDisturbRequested({ on: true }));
    h.phone.offer('c2', { replaces: 'c1' });
    expect(h.phone.decline.calls).toEqual([]);
  });

  it('refuses also one that would answer itself', () => {
    h.phone.offer('c1', { answersItself: true });
    expect(h.phone.decline.calls).toEqual([['c1', 480]]);
  });

  it('is told of the call once, whatever the centre says of it by its own id', async () => {
    h.phone.offer('c1', { data: { [SIP_HEADER.uniqueId]: '17.1' } });
    h.dispatch(calls.rangAtServer({ call: reported }));
    await h.pass(5_000);
    expect(missed().map(({ id }) => id)).toEqual(['17.1']);
  });

  it('is told once, too, where the INVITE has no such id', async () => {
    h.phone.offer('c1');
    h.dispatch(calls.rangAtServer({ call: reported }));
    await h.pass(5_000);
    expect(missed().map(({ id }) => id)).toEqual(['c1']);
  });

  it.each([
    ['no id of the INVITE', null],
    ['an id of its own', 'leg-7'],
  ])('is told once, too, where the centre tells of the call by %s', async (_how, callId) => {
    h.phone.offer('c1', { number: '+5511988880001' });
    h.dispatch(calls.rangAtServer({ call: { ...reported, callId, number: '11988880001' } }));
    await h.pass(5_000);
    expect(missed().map(({ id }) => id)).toEqual(['c1']);
    await h.pass(60_000);
    h.dispatch(
      calls.rangAtServer({ call: { ...reported, callId: null, number: '11988880001', uniqueId: '17.2' } }),
    );
    await h.pass(5_000);
    expect(missed().map(({ id }) => id)).toEqual(['17.2', 'c1']);
  });

  it('in a call is called in vain with 480, and told no caller who found them busy', async () => {
    h.dispatch(doNotDisturbRequested({ on: false }));
    await h.answerCall('c1');
    h.dispatch(doNotDisturbRequested({ on: true }));
    h.phone.offer('c2');
    expect(h.phone.decline.calls).toEqual([['c2', 480]]);
    expect(h.state().calls.notice).toBeNull();
  });
});

describe('it ends', () => {
  it('when the agent turns it off', () => {
    h.dispatch(doNotDisturbRequested({ on: false }));
    h.phone.offer('c1');
    expect(h.call('c1').phase).toBe('offered');
  });

  it.each([
    ['the sign-out', () => loggedOut({ reason: 'agent', message: null })],
    ["another agent's sign-in", () => loggedIn({ user: sampleUser() })],
  ])('with %s', (_what, make) => {
    h.dispatch(make());
    expect(selectDoNotDisturb(h.state())).toBe(false);
  });
});

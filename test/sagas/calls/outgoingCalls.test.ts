import * as calls from '../../../src/store/calls/actions';
import { selectCallFailure, selectDialRefusal } from '../../../src/store/calls/selectors';
import { membershipsReported } from '../../../src/store/queues/actions';
import type { CallCause } from '../../../src/store/calls/types';
import { deferred, fails, silence } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarnessOptions, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

async function start(options: VoiceHarnessOptions = {}): Promise<void> {
  h = createVoiceHarness(options);
  await h.start();
  h.forget();
}

afterEach(() => h.end());

type Dialling = ReturnType<typeof calls.dialRequested>['payload'];

const DIAL: Dialling = {
  number: '11988880001',
  name: 'Maria',
  queue: null,
  contactId: '77',
  consultOf: null,
};

async function dial(fields: Partial<Dialling> = {}): Promise<void> {
  h.dispatch(calls.dialRequested({ ...DIAL, ...fields }));
  await h.settle();
}

const onlyCall = () => h.state().calls.live[0];

describe('dialling', () => {
  beforeEach(() => start());

  it('sends the INVITE for the first voice queue, and follows it to the end', async () => {
    await dial({ number: ' 11 98888-0001' });
    const callId = onlyCall()?.id ?? '';
    expect(h.phone.invite.calls).toEqual([
      [{ callId, number: '11988880001', name: 'Maria', headers: ['X-Fila: Vendas'] }],
    ]);
    h.phone.emit({ kind: 'progressed', callId, status: 180, earlyMedia: false });
    h.phone.emit({ kind: 'established', callId });
    h.phone.end(callId);
    await h.settle();
    expect(h.types('calls')).toEqual([
      'calls/dialRequested',
      'calls/dialed',
      'calls/progressed',
      'calls/answered',
      'calls/ended',
    ]);
    expect(h.state().calls.ended[0]).toMatchObject({
      queue: 'Vendas',
      contactId: '77',
      direction: 'outgoing',
    });
  });

  it('for a queue that was named, about another call', async () => {
    await h.answerCall('c1');
    await dial({ number: '2002', queue: 'Cobrança', consultOf: 'c1' });
    expect(h.state().calls.live[1]).toMatchObject({ queue: 'Cobrança', consultOf: 'c1' });
    expect(h.phone.invite.calls[0]?.[0].headers).toEqual(['X-Fila: Cobrança']);
  });

  it('about another call in the queue of that one, also after the agent has left it', async () => {
    await h.answerCall('c1');
    h.dispatch(membershipsReported({ memberships: [] }));
    await dial({ number: '2002', queue: 'Vendas', consultOf: 'c1' });
    expect(h.state().calls.live[1]).toMatchObject({ queue: 'Vendas', consultOf: 'c1' });
    expect(h.phone.invite.calls[0]?.[0].headers).toEqual(['X-Fila: Vendas']);
  });

  it.each<[CallCause, number]>([
    ['busy', 486],
    ['notFound', 404],
    ['rejected', 603],
    ['unavailable', 480],
    ['redirected', 302],
  ])('that fails (%s) tells why', async (cause, status) => {
    await dial();
    h.phone.end(onlyCall()?.id ?? '', { cause, status });
    await h.settle();
    expect(selectCallFailure(h.state())).toMatchObject({ number: '11988880001', name: 'Maria', cause });
  });

  it('is given up after 60 s without an answer', async () => {
    await dial();
    h.phone.emit({ kind: 'progressed', callId: onlyCall()?.id ?? '', status: 180, earlyMedia: false });
    await h.pass(60_000);
    expect(selectCallFailure(h.state())?.cause).toBe('noAnswer');
    expect(h.phone.calls.size).toBe(0);
  });

  it('listens to an announcement for as long as it takes', async () => {
    await dial();
    h.phone.emit({ kind: 'progressed', callId: onlyCall()?.id ?? '', status: 183, earlyMedia: true });
    await h.pass(300_000);
    expect(onlyCall()).toMatchObject({ phase: 'dialing', earlyMedia: true });
    h.phone.emit({ kind: 'established', callId: onlyCall()?.id ?? '' });
    expect(onlyCall()?.phase).toBe('active');
  });

  it('twice: the one who answers last holds the other', async () => {
    await dial();
    await dial({ number: '2002' });
    const [first, second] = h.state().calls.live.map(({ id }) => id);
    h.phone.emit({ kind: 'established', callId: second ?? '' });
    h.phone.emit({ kind: 'established', callId: first ?? '' });
    await h.settle();
    expect(h.state().calls.live.map(({ hold }) => hold)).toEqual(['off', 'on']);
  });

  it('the same number twice is one call, until that one is being left', async () => {
    await dial();
    h.phone.emit({ kind: 'progressed', callId: onlyCall()?.id ?? '', status: 180, earlyMedia: false });
    await dial({ number: '11 98888-0001' });
    expect(h.phone.invite.calls).toHaveLength(1);
    h.phone.hangUp.always(silence);
    h.dispatch(calls.hangUpRequested({ callId: onlyCall()?.id ?? '' }));
    await dial();
    expect(h.phone.invite.calls).toHaveLength(2);
  });

  it('is given up by the agent while it rings', async () => {
    await dial();
    h.dispatch(calls.hangUpRequested({ callId: onlyCall()?.id ?? '' }));
    await h.settle();
    expect(h.phone.hangUp.calls).toHaveLength(1);
    expect(h.state().calls.ended[0]?.end).toMatchObject({ by: 'agent', cause: 'cancelled' });
    expect(selectCallFailure(h.state())).toBeNull();
  });
});

describe('nothing is dialled', () => {
  async function refusal(fields: Partial<Dialling> = {}) {
    await dial(fields);
    expect(h.phone.invite.calls).toEqual([]);
    expect(h.state().calls.live).toEqual([]);
    return selectDialRefusal(h.state());
  }

  it('without a voice queue', async () => {
    await start({ inVoiceQueue: false });
    expect(await refusal()).toEqual({ number: '11988880001', reason: 'noVoiceQueue' });
  });

  it('to what is no number', async () => {
    await start();
    expect(await refusal({ number: 'ana' })).toEqual({ number: 'ana', reason: 'invalidNumber' });
  });

  it('without a socket', async () => {
    await start();
    h.phone.connect.always(silence);
    h.phone.emit({ kind: 'socketLost', code: 1006, reason: '' });
    await h.pass(300);
    expect(await refusal()).toMatchObject({ reason: 'notConnected' });
  });

  it('without a registration', async () => {
    h = createVoiceHarness();
    h.phone.register.always(silence);
    await h.start();
    expect(await refusal()).toMatchObject({ reason: 'notRegistered' });
  });
});

describe('a call that cannot be placed', () => {
  beforeEach(() => start());

  it.each([
    ['microphoneRefused', 'refused'],
    ['microphoneMissing', 'missing'],
    ['microphoneBusy', 'busy'],
  ])('for want of a microphone (%s) says so', async (code, trouble) => {
    h.phone.invite.next(fails(code));
    await dial();
    expect(h.state().devices.microphone).toBe(trouble);
    expect(selectCallFailure(h.state())?.cause).toBe(code);
    h.phone.invite.next(() => undefined);
    await dial();
    expect(h.state().devices.microphone).toBe('open');
  });

  it('because the exchange is gone says so', async () => {
    h.phone.invite.next(fails('notConnected'));
    await dial();
    expect(selectCallFailure(h.state())?.cause).toBe('notConnected');
  });

  it('is over when the agent gives it up while the browser asks for the microphone', async () => {
    const asked = deferred<undefined>();
    h.phone.invite.next(() => asked.promise);
    await dial();
    h.dispatch(calls.hangUpRequested({ callId: onlyCall()?.id ?? '' }));
    asked.reject(Object.assign(new Error(), { code: 'callOver' }));
    await h.settle();
    expect(h.state().calls.ended[0]?.end).toMatchObject({ by: 'agent', cause: 'cancelled' });
    expect(selectCallFailure(h.state())).toBeNull();
  });
});

describe('the call before', () => {
  beforeEach(async () => {
    await start();
    await h.answerCall('c1');
  });

  it('is held first', async () => {
    const held = deferred<undefined>();
    h.phone.hold.next(() => held.promise);
    await dial({ number: '2002' });
    expect(h.phone.invite.calls).toEqual([]);
    held.resolve(undefined);
    await h.settle();
    expect(h.call('c1').hold).toBe('on');
    expect(h.phone.invite.calls).toHaveLength(1);
  });

  it('that cannot be held is not overheard: nobody is called', async () => {
    h.phone.hold.next(fails('negotiationFailed', '488 Not Acceptable Here'));
    await dial({ number: '2002' });
    expect(h.phone.invite.calls).toEqual([]);
    expect(selectCallFailure(h.state())).toMatchObject({ number: '2002', cause: 'othersNotHeld' });
    expect(h.call('c1')).toMatchObject({ phase: 'active', hold: 'off' });
  });

  it('is taken back when the agent gives the new one up while it is being held', async () => {
    const held = deferred<undefined>();
    h.phone.hold.next(() => held.promise);
    await dial({ number: '2002' });
    const second = h.state().calls.live[1]?.id ?? '';
    h.dispatch(calls.hangUpRequested({ callId: second }));
    held.resolve(undefined);
    await h.pass(1);
    expect(h.phone.invite.calls).toEqual([]);
    expect(h.state().calls.live).toMatchObject([{ id: 'c1', hold: 'off' }]);
  });

  it('is taken back when the new one is busy', async () => {
    await dial({ number: '2002' });
    h.phone.end(h.state().calls.live[1]?.id ?? '', { cause: 'busy', status: 486 });
    await h.pass(1);
    expect(h.state().calls.live).toMatchObject([{ id: 'c1', hold: 'off' }]);
  });
});

import * as calls from '../../../src/store/calls/actions';
import { selectTransferDialog } from '../../../src/store/calls/selectors';
import { deferred, fails } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
  await h.answerCall('c1');
  h.dispatch(calls.transferOpenRequested({ callId: 'c1' }));
  h.forget();
});

afterEach(() => h.end());

async function transferBlind(number = '2002'): Promise<void> {
  h.dispatch(calls.blindTransferRequested({ callId: 'c1', number }));
  await h.settle();
}

const own = () => h.types('calls').filter((type) => !type.endsWith('Requested'));

describe('a blind transfer', () => {
  it('holds the caller, hands the call over and ends the own leg', async () => {
    const handed = deferred<undefined>();
    h.phone.transferBlind.next(() => handed.promise);
    await transferBlind(' 20-02 ');
    expect(h.call('c1')).toMatchObject({ hold: 'on', transfer: { kind: 'blind', to: '2002', status: null } });
    h.phone.emit({ kind: 'transferProgressed', callId: 'c1', status: 180 });
    expect(h.call('c1').transfer?.status).toBe(180);
    handed.resolve(undefined);
    await h.settle();
    expect(own()).toEqual([
      'calls/transferStarted',
      'calls/holdStarted',
      'calls/holdChanged',
      'calls/transferProgressed',
      'calls/transferred',
      'calls/ended',
    ]);
    expect(h.phone.hangUp.calls).toEqual([['c1']]);
    expect(h.state().calls.live).toEqual([]);
    expect(selectTransferDialog(h.state())).toBeNull();
  });

  it('that the softphone ended by itself is handed over all the same', async () => {
    h.phone.transferBlind.next(() => h.phone.end('c1', { by: 'console' }));
    await transferBlind();
    expect(h.state().calls.live).toEqual([]);
    expect(h.state().calls.ended).toMatchObject([{ id: 'c1', end: { cause: 'completed' } }]);
  });

  it('without a socket is told at once, and leaves the call as it is', async () => {
    h.phone.probe.always(() => false);
    h.phone.emit({ kind: 'socketLost', code: 1006, reason: '' });
    await transferBlind();
    expect(own()).toEqual(['calls/transferFailed']);
    expect(h.payloads(calls.transferFailed)[0]).toMatchObject({ callId: 'c1', code: 'notConnected' });
    expect(h.call('c1')).toMatchObject({ hold: 'off', transfer: null });
    expect(h.phone.transferBlind.calls).toEqual([]);
  });

  it.each([
    ['transferFailed', '603', 603],
    ['transferFailed', '', null],
    ['transferTimeout', '', null],
  ])('that fails (%s %s) gives the agent the caller back', async (code, message, status) => {
    h.phone.transferBlind.next(fails(code, message));
    await transferBlind();
    expect(h.payloads(calls.transferFailed)).toEqual([{ callId: 'c1', status, code, message: '' }]);
    expect(h.call('c1')).toMatchObject({ phase: 'active', hold: 'off', transfer: null });
    expect(selectTransferDialog(h.state())).toMatchObject({ failure: { code }, isRunning: false });
  });

  it('goes on with a caller who cannot be held', async () => {
    h.phone.hold.next(fails('timeout'));
    await transferBlind();
    expect(h.state().calls.live).toEqual([]);
  });

  it('to what is no number sends nothing', async () => {
    await transferBlind('ana@elsewhere');
    expect(h.phone.transferBlind.calls).toEqual([]);
    expect(selectTransferDialog(h.state())?.failure?.code).toBe('invalidTarget');
    expect(h.call('c1').hold).toBe('off');
  });

  it('is one at a time', async () => {
    h.phone.transferBlind.next(() => new Promise(() => undefined));
    await transferBlind('2002');
    await transferBlind('2003');
    expect(h.phone.transferBlind.calls).toEqual([['c1', '2002']]);
  });

  it('of a caller who hangs up meanwhile touches no other call', async () => {
    const handed = deferred<undefined>();
    h.phone.transferBlind.next(() => handed.promise);
    await transferBlind();
    h.phone.end('c1');
    handed.reject(Object.assign(new Error(), { code: 'callOver' }));
    await h.settle();
    expect(h.phone.resume.calls).toEqual([]);
    expect(h.state().calls.live).toEqual([]);
  });
});

describe('an attended transfer', () => {
  let consulted: string;

  beforeEach(async () => {
    consulted = await h.talkTo('2002');
    h.forget();
  });

  async function transfer(): Promise<void> {
    h.dispatch(calls.attendedTransferRequested({ callId: 'c1', otherCallId: consulted }));
    await h.settle();
  }

  it('connects the two and ends both own legs', async () => {
    await transfer();
    await h.pass(1);
    expect(h.phone.transferAttended.calls).toEqual([['c1', consulted]]);
    expect(h.state().calls.live).toEqual([]);
    expect(h.phone.resume.calls).toEqual([]);
    expect(new Set(h.phone.hangUp.calls.flat())).toEqual(new Set(['c1', consulted]));
  });

  it('takes the agent to nobody, also when the one consulted was held', async () => {
    h.dispatch(calls.resumeRequested({ callId: 'c1' }));
    await h.settle();
    h.phone.resume.calls.length = 0;
    h.phone.transferAttended.next(() => {
      h.phone.end('c1', { by: 'console' });
      h.phone.end(consulted, { by: 'console' });
    });
    await transfer();
    await h.pass(1);
    expect(h.phone.resume.calls).toEqual([]);
    expect(h.state().calls.live).toEqual([]);
  });

  it('that fails takes the agent back to the caller; the one consulted waits', async () => {
    h.phone.transferAttended.next(fails('transferFailed', '503'));
    await transfer();
    expect(h.call('c1')).toMatchObject({ hold: 'off', transfer: null });
    expect(h.call(consulted).hold).toBe('on');
    expect(h.payloads(calls.transferFailed)).toMatchObject([{ status: 503 }]);
  });

  it('to a call that is not spoken sends nothing', async () => {
    h.phone.end(consulted);
    await transfer();
    expect(h.phone.transferAttended.calls).toEqual([]);
    expect(h.payloads(calls.transferFailed)).toMatchObject([{ code: 'notEstablished' }]);
  });
});

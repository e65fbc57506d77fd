import type { UnknownAction } from '@reduxjs/toolkit';
import * as calls from '../../../src/store/calls/actions';
import * as select from '../../../src/store/calls/selectors';
import type { Call, HoldState } from '../../../src/store/calls/types';
import type { RootState } from '../../../src/store/rootReducer';
import { fold } from '../../support/fold';
import { callEnded, holdOf, incomingCall, offeredCall, outgoingCall } from '../../support/liveCalls';

const callId = 'k1';

const active = incomingCall(callId);

const refused = { code: 'negotiationFailed', message: '488' };

function the(state: RootState): Call | null {
  return select.selectCall(state, callId);
}

/** What the actions make of the active call, and whether they changed anything. */
function after(actions: UnknownAction[]): { call: Call | null; same: boolean } {
  const before = fold(active);
  const state = fold(actions, before);
  return { call: the(state), same: state.calls === before.calls };
}

describe('hold', () => {
  const on = calls.holdStarted({ callId, held: true });
  const off = calls.holdStarted({ callId, held: false });
  const isOn = calls.holdChanged({ callId, held: true });
  const isOff = calls.holdChanged({ callId, held: false });
  const failed = (held: boolean) => calls.holdFailed({ callId, held, ...refused });

  it.each<[string, UnknownAction[], HoldState]>([
    ['is asked for', [on], 'turningOn'],
    ['is accepted', [on, isOn], 'on'],
    ['is refused', [on, failed(true)], 'off'],
    ['is asked to end', [on, isOn, off], 'turningOff'],
    ['ends', [on, isOn, off, isOff], 'off'],
    ['is kept by a refusal', [on, isOn, off, failed(false)], 'on'],
    ['is asked for twice', [on, on], 'turningOn'],
    ['turns round on the way', [on, off], 'turningOn'],
    ['is accepted without being asked for', [isOn], 'on'],
  ])('%s', (_what, actions, hold) => {
    expect(after(actions).call?.hold).toBe(hold);
  });

  it.each<[string, UnknownAction[]]>([
    ['its end before it began', [off]],
    ['the acceptance of what is', [isOff]],
    ['a late refusal', [failed(true)]],
  ])('ignores %s', (_what, actions) => {
    expect(after(actions).same).toBe(true);
  });

  it('is not for a call that rings or is over', () => {
    const ringing = fold([offeredCall(callId)]);
    expect(fold([on, isOn], ringing).calls).toBe(ringing.calls);
    const over = fold([...active, callEnded(callId)]);
    expect(fold([on, isOn, failed(true)], over).calls).toBe(over.calls);
  });

  it('of the other side is told apart', () => {
    const held = after([calls.remoteHoldChanged({ callId, held: true })]).call;
    expect(held).toMatchObject({ hold: 'off', remoteHold: true });
    expect(after([calls.remoteHoldChanged({ callId, held: false })]).same).toBe(true);
  });
});

describe('the call spoken to', () => {
  const current = (actions: UnknownAction[]) => select.selectCurrentCall(fold(actions))?.id ?? null;
  const second = outgoingCall('k2');

  it.each<[string, UnknownAction[], string | null]>([
    ['none while one rings', [offeredCall(callId)], null],
    ['the one that is taken', [offeredCall(callId), calls.answerStarted({ callId, automatic: true })], 'k1'],
    ['the one that is dialled', second.slice(0, 1), 'k2'],
    ['the one dialled last', [...active, ...holdOf(callId, true), ...second], 'k2'],
    [
      'the one taken from hold',
      [...active, ...holdOf(callId, true), ...second, ...holdOf('k2', true), ...holdOf(callId, false)],
      'k1',
    ],
    [
      'with all held, the one spoken to last',
      [...active, ...holdOf(callId, true), ...second, ...holdOf('k2', true)],
      'k2',
    ],
    ['the held one that is left', [...active, ...holdOf(callId, true), ...second, callEnded('k2')], 'k1'],
    ['not the one that is hung up', [...active, ...second, calls.hangUpStarted({ callId: 'k2' })], 'k1'],
    ['none when all are over', [...active, callEnded(callId)], null],
  ])('is %s', (_what, actions, id) => {
    expect(current(actions)).toBe(id);
  });
});

describe('the sound levels', () => {
  it('are of one side of one call', () => {
    const changed = calls.levelChanged({ callId, side: 'microphone', volume: 40, muted: true });
    const state = fold([changed], fold([...active, ...outgoingCall('k2')]));
    expect(the(state)).toMatchObject({
      speaker: { volume: 100, muted: false },
      microphone: { volume: 40, muted: true },
    });
    expect(select.selectCall(state, 'k2')?.microphone).toEqual({ volume: 100, muted: false });
    expect(fold([changed], state).calls).toBe(state.calls);
  });
});

describe('the keys', () => {
  const pressed = (digit: string) => calls.digitSent({ callId, digit, by: 'rtp' });

  it('are put together in an answered call', () => {
    expect(after([pressed('1'), pressed('#')]).call?.digits).toBe('1#');
  });

  it('reach an announcement before the answer, and nobody else', () => {
    const dialled = fold(outgoingCall(callId).slice(0, 1));
    expect(fold([pressed('1')], dialled).calls).toBe(dialled.calls);
    const early = calls.progressed({ callId, status: 183, earlyMedia: true });
    expect(the(fold([early, pressed('1')], dialled))?.digits).toBe('1');
  });
});

describe('a transfer', () => {
  const started = calls.transferStarted({ callId, kind: 'blind', to: '4010' });
  const told = (status: number) => calls.transferProgressed({ callId, status });
  const failed = calls.transferFailed({ callId, status: 486, ...refused });
  const open = calls.transferOpenRequested({ callId });
  const dialogOf = (actions: UnknownAction[]) => select.selectTransferDialog(fold([...active, ...actions]));

  it('is followed by what NOTIFY tells', () => {
    expect(after([started]).call?.transfer).toEqual({ kind: 'blind', to: '4010', status: null });
    expect(after([started, told(100), told(180)]).call?.transfer?.status).toBe(180);
  });

  it('takes the call from the agent', () => {
    const state = fold([...active, open, started, calls.transferred({ callId })]);
    expect(select.selectLiveCalls(state)).toEqual([]);
    expect(select.selectTransferDialog(state)).toBeNull();
    expect(select.selectEndedCalls(state)[0]).toMatchObject({
      transfer: { to: '4010' },
      end: { by: 'agent', cause: 'completed' },
    });
    expect(select.selectCallFailure(state)).toBeNull();
  });

  it.each<[string, UnknownAction[]]>([
    ['the softphone ends the leg first', [told(200), callEnded(callId)]],
    ['the exchange ends it without telling the outcome', [callEnded(callId), calls.transferred({ callId })]],
  ])('takes the call from the agent also when %s', (_what, actions) => {
    expect(select.selectEndedCalls(fold([...active, started, ...actions]))[0]).toMatchObject({
      transfer: { to: '4010' },
      end: { by: 'agent', cause: 'completed' },
    });
  });

  it.each<[string, UnknownAction[]]>([
    ['the caller hung up', [callEnded(callId)]],
    ['the agent hung up', [calls.hangUpStarted({ callId }), callEnded(callId, { by: 'agent' })]],
    ['no transfer was under way', [told(200), failed, callEnded(callId), calls.transferred({ callId })]],
  ])('takes no call from the agent when %s', (_what, actions) => {
    const [call] = select.selectEndedCalls(fold([...active, started, ...actions]));
    expect(call?.transfer !== null && call?.end.by === 'agent').toBe(false);
  });

  it('that was done after all leaves no word of a lost call', () => {
    const lostDialog = callEnded(callId, { by: 'other', cause: 'connection', status: 481 });
    const state = fold([...active, started, told(180), lostDialog]);
    expect(select.selectCallFailure(state)).toMatchObject({ callId });
    expect(select.selectCallFailure(fold([calls.transferred({ callId })], state))).toBeNull();
  });

  it('says what the target answered, or what else is known', () => {
    const why = (message: string, status: number | null) => {
      const told = calls.transferFailed({ callId, code: 'transferFailed', message, status });
      return dialogOf([open, started, told])?.failure?.message;
    };
    expect(why('', 486)).toBe('486');
    expect(why('Not Acceptable', 606)).toBe('Not Acceptable');
    expect(why('', null)).toBe('');
  });

  it('gives the call back when it fails', () => {
    const state = fold([...active, started, told(486), failed]);
    expect(the(state)).toMatchObject({ phase: 'active', transfer: null });
  });

  it.each<[string, UnknownAction[]]>([
    ['what NOTIFY tells of none', [told(200)]],
    ['the end of none', [calls.transferred({ callId })]],
    ['the failure of none', [failed]],
  ])('ignores %s', (_what, actions) => {
    expect(after(actions).same).toBe(true);
  });

  it('is one at a time, and of an answered call', () => {
    const other = calls.transferStarted({ callId, kind: 'attended', to: '4011' });
    expect(after([started, other]).call?.transfer?.to).toBe('4010');
    const ringing = fold([offeredCall(callId)]);
    expect(fold([started], ringing).calls).toBe(ringing.calls);
  });

  it.each<[string, UnknownAction[], object | null]>([
    ['opens', [open], { callId, failure: null, isRunning: false }],
    ['runs', [open, started], { callId, failure: null, isRunning: true }],
    ['opens on a running one', [started, open], { callId, failure: null, isRunning: true }],
    ['says why it failed', [open, started, failed], { callId, failure: refused, isRunning: false }],
    [
      'says so at a new one no more',
      [open, started, failed, started],
      { callId, failure: null, isRunning: true },
    ],
    ['says so also when it was left', [started, failed], { callId, failure: refused, isRunning: false }],
    [
      'says what is wrong before anything went out',
      [open, failed],
      { callId, failure: refused, isRunning: false },
    ],
    ['closes', [open, calls.transferCloseRequested()], null],
    ['closes with the call', [open, callEnded(callId)], null],
    ['stays when another call ends', [...outgoingCall('k2'), open, callEnded('k2')], { callId }],
  ])('has a dialog that %s', (_what, actions, dialog) => {
    if (dialog === null) expect(dialogOf(actions)).toBeNull();
    else expect(dialogOf(actions)).toMatchObject(dialog);
  });

  it('has a dialog for answered calls only, and one that is not taken away by another call', () => {
    expect(select.selectTransferDialog(fold([offeredCall(callId), open]))).toBeNull();
    const other = calls.transferOpenRequested({ callId: 'k2' });
    const state = fold([...active, ...outgoingCall('k2'), started, other, failed]);
    expect(select.selectTransferDialog(state)).toMatchObject({ callId: 'k2', failure: null });
    expect(the(state)?.transfer).toBeNull();
  });
});

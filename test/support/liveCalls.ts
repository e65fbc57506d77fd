import type { UnknownAction } from '@reduxjs/toolkit';
import * as calls from '../../src/store/calls/actions';

type Offered = Parameters<typeof calls.offered>[0];
type Dialed = Parameters<typeof calls.dialed>[0];

/** A call that rings here: Maria Souza's, in queue Voz. */
export function offeredCall(callId = 'in1', fields: Partial<Offered> = {}): UnknownAction {
  return calls.offered({
    callId,
    number: '11988880001',
    name: 'Maria Souza',
    queue: 'Voz',
    uniqueId: 'u-1',
    contactId: '77',
    data: {},
    autoAnswerAt: null,
    ...fields,
  });
}

/** The agent took it, and both sides speak. */
export function taken(callId = 'in1'): UnknownAction[] {
  return [
    calls.answerStarted({ callId, automatic: false }),
    calls.answered({ callId }),
    calls.mediaChanged({ callId, media: 'connected' }),
  ];
}

/** An incoming call that is spoken on. */
export function incomingCall(callId = 'in1', fields: Partial<Offered> = {}): UnknownAction[] {
  return [offeredCall(callId, fields), ...taken(callId)];
}

/** The agent dialled, and the other side answered. */
export function outgoingCall(callId = 'out1', fields: Partial<Dialed> = {}): UnknownAction[] {
  const dialed = { number: '4002', name: null, queue: 'Voz', contactId: null, consultOf: null };
  return [
    calls.dialed({ callId, ...dialed, ...fields }),
    calls.progressed({ callId, status: 180, earlyMedia: false }),
    calls.answered({ callId }),
    calls.mediaChanged({ callId, media: 'connected' }),
  ];
}

/** The other side accepted hold, or the end of it. */
export function holdOf(callId: string, held: boolean): UnknownAction[] {
  return [calls.holdStarted({ callId, held }), calls.holdChanged({ callId, held })];
}

/** The call is over. */
export function callEnded(
  callId: string,
  end: Partial<Parameters<typeof calls.ended>[0]['end']> = {},
): UnknownAction {
  return calls.ended({
    callId,
    end: { by: 'other', cause: 'completed', status: null, q850: null, ...end },
  });
}

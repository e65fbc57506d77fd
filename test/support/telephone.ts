import type { UnknownAction } from '@reduxjs/toolkit';
import * as calls from '../../src/store/calls/actions';
import { membershipsReported } from '../../src/store/queues/actions';
import * as softphone from '../../src/store/softphone/actions';
import { MEMBERSHIPS, signedInFacts } from './world';

/** What happens until an agent is in these voice queues, beside those of the world. */
export function voiceFacts(...queues: string[]): UnknownAction[] {
  const voice = queues.map(
    (queue) => ({ queue, type: 1, joined: true, paused: false, pauseReason: null }) as const,
  );
  return [...signedInFacts(), membershipsReported({ memberships: [...MEMBERSHIPS, ...voice] })];
}

/** What happens until the exchange knows the extension. */
export function registeredFacts(): UnknownAction[] {
  return [
    softphone.connectStarted({ attempt: 1 }),
    softphone.connected(),
    softphone.registerStarted(),
    softphone.registered({ expiresInS: 3600 }),
  ];
}

/** The agent dialled, and nobody has answered yet. */
export function dialled(callId: string, number = '11988880001', queue = 'Voz'): UnknownAction {
  return calls.dialed({ callId, number, name: null, queue, contactId: null, consultOf: null });
}

/** A call ended in the ordinary way. */
export function ended(callId: string): UnknownAction {
  return calls.ended({ callId, end: { by: 'other', cause: 'completed', status: null, q850: 16 } });
}

import { runDeskTelephone } from '../../src/sagas/calls/desk/deskFeatures';
import { voiceConversationWorkers } from '../../src/sagas/calls/endVoiceConversation';
import { call, fork, type SagaGenerator } from '../../src/sagas/core/effects';
import { serve } from '../../src/sagas/core/workers';
import * as calls from '../../src/store/calls/actions';
import type { ReportedCall } from '../../src/store/calls/types';
import { createVoiceHarness, type VoiceHarness, type VoiceHarnessOptions } from './voiceHarness';

/** An agent in a voice queue whose telephone stands on the desk. */
export async function sitAtDesk(options: VoiceHarnessOptions = {}): Promise<VoiceHarness> {
  const { configuration, ...others } = options;
  const h = createVoiceHarness({ ...others, configuration: { webrtc: false, ...configuration } });
  h.run(function* session(): SagaGenerator<void> {
    yield* fork(serve, voiceConversationWorkers());
    yield* call(runDeskTelephone, h.rooms);
  });
  await h.settle();
  return h;
}

/** What the centre tells of a customer's call. */
export const REPORT: ReportedCall = {
  uniqueId: '17.1',
  callId: 'leg-1',
  number: '11988880001',
  name: 'Maria Souza',
  queue: 'Vendas',
  incoming: true,
  contactId: '77',
  conversationId: null,
  startedAt: null,
  answeredAt: null,
  data: { 'X-Pedido': '4711' },
};

/** Tocando. */
export function rang(fields: Partial<ReportedCall> = {}) {
  return calls.rangAtServer({ call: { ...REPORT, ...fields } });
}

/** Atendeu. */
export function answered(uniqueId = '17.1') {
  return calls.answeredAtServer({ uniqueId, at: null, conversationId: '900' });
}

/** Hangup. */
export function hungUp(cause = 16, wasAnswered = false) {
  const told = { uniqueId: '17.1', cause, at: null, conversationId: null };
  return calls.hungUpAtServer(wasAnswered ? { ...told, answered: true } : told);
}

/** Lets facts happen one after the other. */
export async function happen(h: VoiceHarness, ...facts: Parameters<VoiceHarness['dispatch']>[0][]) {
  for (const fact of facts) h.dispatch(fact);
  await h.settle();
}

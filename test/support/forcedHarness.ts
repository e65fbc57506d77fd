import { selectAgent } from '../../src/store/agent/selectors';
import * as calls from '../../src/store/calls/actions';
import { selectCallClassification, type CallClassification } from '../../src/store/calls/selectors';
import type { ReportedCall } from '../../src/store/calls/types';
import { ok } from './fakes/fakeCommands';
import { createVoiceHarness, type VoiceHarnessOptions, type VoiceHarness } from './voiceHarness';

/** An agent who must classify calls, and what it looks like. */
export interface ForcedHarness {
  h: VoiceHarness;
  /** A call comes; named by the centre unless told. */
  offer(callId?: string, data?: Record<string, string>): Promise<void>;
  answer(callId?: string): Promise<void>;
  /** The caller hangs up. */
  end(callId?: string): Promise<void>;
  /** The caller gives up before the answer. */
  giveUp(callId?: string): Promise<void>;
  classify(callId?: string): Promise<void>;
  /** The centre names a call late. */
  name(callId: string, number: string): Promise<void>;
  due(): CallClassification | null;
  /** Status and pause reason of the agent. */
  status(): [number, string | null];
  /** Reasons that were asked for, and whether automatically. */
  pauses(): [string, boolean][];
  unpauses(): number;
}

function reported(callId: string, number: string, incoming: boolean): ReportedCall {
  return {
    uniqueId: `u-${callId}`,
    callId,
    number,
    name: null,
    queue: null,
    incoming,
    contactId: null,
    conversationId: null,
    startedAt: '2026-03-10T12:00:00Z',
    answeredAt: null,
  };
}

/** Sits an agent down whose calls must be classified; the server keeps the agent's queues. */
export async function startForced(options: VoiceHarnessOptions = {}): Promise<ForcedHarness> {
  const h = createVoiceHarness({ configuration: { mustClassifyCalls: true }, ...options });
  const { memberships } = h.state().queues;
  const { commands } = h.services;
  commands.pause.always((_who, _reqId, reason) => ok({ memberships, status: 10, pauseReason: reason }));
  commands.unpause.always(() => ok({ memberships, status: 1, pauseReason: null }));
  await h.start();
  h.forget();
  return {
    h,
    async offer(callId = 'c1', data = { 'X-Uniqueid': `u-${callId}` }) {
      h.phone.offer(callId, { data });
      await h.settle();
    },
    async answer(callId = 'c1') {
      h.dispatch(calls.answerRequested({ callId }));
      await h.settle();
    },
    async end(callId = 'c1') {
      h.phone.end(callId);
      await h.pass(1);
    },
    async giveUp(callId = 'c1') {
      h.phone.end(callId, { cause: 'cancelled' });
      await h.settle();
    },
    async classify(callId = 'c1') {
      const form = { classificationId: '1', subclassificationId: null, notes: '', protocol: '' };
      h.dispatch(calls.classifyRequested({ callId, ...form }));
      await h.settle();
    },
    async name(callId, number) {
      const incoming = h
        .state()
        .calls.ended.some(({ id, direction }) => id === callId && direction === 'incoming');
      h.dispatch(calls.rangAtServer({ call: reported(callId, number, incoming) }));
      await h.settle();
    },
    due: () => selectCallClassification(h.state()),
    status() {
      const { status, pauseReason } = selectAgent(h.state());
      return [status, pauseReason];
    },
    pauses: () => commands.pause.calls.map(([, , reason, automatic]) => [reason, automatic]),
    unpauses: () => commands.unpause.calls.length,
  };
}

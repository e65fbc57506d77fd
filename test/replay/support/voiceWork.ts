import * as calls from '../../../src/store/calls/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as devices from '../../../src/store/devices/actions';
import * as softphone from '../../../src/store/softphone/actions';
import { sampleConversation, sampleReportedCall } from '../../support/samples';
import type { Story } from '../../support/story';

/** The softphone comes up, and a customer calls: hold, keys, a transfer that fails, a classification. */
export function takesACall({ say, mark }: Story): void {
  const callId = 'call-in';
  const call = sampleReportedCall({ callId, uniqueId: 'u-in' });
  const service = sampleConversation({ id: '2001', queueType: 1, linkedId: 'u-in' });
  say(() => softphone.connectStarted({ attempt: 1 }));
  say(() => softphone.connected());
  say(() => softphone.registerStarted());
  say(() => softphone.registered({ expiresInS: 3600 }));
  say(() => devices.listed({ devices: [{ id: 'd1', label: 'Fone', kind: 'output' }] }));
  say(() => calls.rangAtServer({ call }, mark()));
  say(() =>
    calls.offered({
      callId,
      number: call.number,
      name: null,
      queue: 'Voz',
      uniqueId: 'u-in',
      contactId: null,
      data: { 'X-Documento': '123.456.789-09' },
      autoAnswerAt: null,
    }),
  );
  say(() => calls.answerRequested({ callId }));
  say(() => calls.answerStarted({ callId, automatic: false }));
  say(() => calls.answered({ callId }));
  say(() => calls.mediaChanged({ callId, media: 'connected' }));
  say(() => conversations.assigned({ conversation: service, reason: 'call' }, mark()));
  say(() => calls.digitSent({ callId, digit: '7', by: 'rtp' }));
  say(() => calls.qualityMeasured({ callId, mos: 4.2, rttMs: 40, jitterMs: 3, lossFraction: 0 }));
  say(() => calls.holdStarted({ callId, held: true }));
  say(() => calls.holdChanged({ callId, held: true }));
  say(() => calls.transferStarted({ callId, kind: 'blind', to: '4010' }));
  say(() => calls.transferProgressed({ callId, status: 486 }));
  say(() => calls.transferFailed({ callId, code: 'transferFailed', message: '486', status: 486 }));
  say(() => calls.holdStarted({ callId, held: false }));
  say(() => calls.holdChanged({ callId, held: false }));
  say(() => calls.ended({ callId, end: { by: 'other', cause: 'completed', status: null, q850: 16 } }));
  say(() => calls.classificationRequired({ callId }));
  say(() =>
    calls.classifyRequested({
      callId,
      classificationId: '1',
      subclassificationId: null,
      notes: 'Pediu a segunda via.',
      protocol: '2001',
    }),
  );
  say(() => calls.classifyStarted({ callId }));
  say(() => calls.classified({ callId }));
  say(() => conversations.removed({ conversationId: '2001', reason: 'call', to: null }, mark()));
}

/** A number that is busy, while the way to the exchange comes and goes. */
export function dialsInVain({ say }: Story): void {
  const callId = 'call-out';
  const dial = { number: '40028922', name: null, contactId: null, consultOf: null };
  say(() => calls.dialRequested({ ...dial, queue: null }));
  say(() => calls.dialed({ ...dial, callId, queue: 'Voz' }));
  say(() => calls.progressed({ callId, status: 180, earlyMedia: false }));
  say(() => softphone.lost({ code: 1006, reason: '' }));
  say((at) => softphone.retryScheduled({ attempt: 1, at: at + 250 }));
  say(() => softphone.connectStarted({ attempt: 1 }));
  say(() => softphone.connected());
  say(() => softphone.registerStarted());
  say(() => softphone.registered({ expiresInS: 3600 }));
  say(() => calls.ended({ callId, end: { by: 'other', cause: 'busy', status: 486, q850: 17 } }));
  say(() => calls.failureDismissRequested());
}

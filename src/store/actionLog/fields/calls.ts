import type { CallNotes } from '../../callNotes/types';
import type { Call, EndedCall, ReportedCall } from '../../calls/types';
import type { ScheduledCall } from '../../schedule/types';
import { failureFields } from './failure';
import type { FieldRules } from './fieldRules';

const level = { volume: 'keep', muted: 'keep' } as const;

const participant = {
  id: 'keep',
  name: 'keep',
  number: 'keep',
  extension: 'keep',
  uniqueId: 'keep',
  legId: 'keep',
  state: 'keep',
  isLeaving: 'keep',
  failure: failureFields,
  cause: 'keep',
} as const;

const sample = { mos: 'keep', rttMs: 'keep', jitterMs: 'keep', lossFraction: 'keep' } as const;

/** Keys pressed may be a card number or a PIN, and into headers of an INVITE integrations put what they like. */
const anyCallFields = {
  id: 'keep',
  telephone: 'keep',
  direction: 'keep',
  number: 'keep',
  name: 'keep',
  queue: 'keep',
  dialledNumber: 'keep',
  uniqueId: 'keep',
  contactId: 'keep',
  foundContact: { number: 'keep', contactId: 'keep' },
  conversationId: 'keep',
  data: 'mask',
  hold: 'keep',
  remoteHold: 'keep',
  speaker: level,
  microphone: level,
  media: 'keep',
  earlyMedia: 'keep',
  startedAt: 'keep',
  answeredAt: 'keep',
  autoAnswerAt: 'keep',
  transfer: { kind: 'keep', to: 'keep', status: 'keep' },
  replaces: 'keep',
  consultOf: 'keep',
  conference: { room: 'keep', users: { '*': participant } },
  quality: { last: sample, lowest: 'keep', highest: 'keep', average: 'keep', count: 'keep' },
  troubles: { '*': 'keep' },
  repairing: 'keep',
  digits: 'mask',
  classified: 'keep',
} as const satisfies FieldRules<Omit<Call, 'phase'>>;

/** A live call. */
export const callFields = { ...anyCallFields, phase: 'keep' } as const satisfies FieldRules<Call>;

/** One that is over. */
export const endedCallFields = {
  ...anyCallFields,
  endedAt: 'keep',
  end: { by: 'keep', cause: 'keep', status: 'keep', q850: 'keep', retryAfterS: 'keep' },
} as const satisfies FieldRules<EndedCall>;

/** A call as the server's channel reports it. */
export const reportedCallFields = {
  uniqueId: 'keep',
  callId: 'keep',
  number: 'keep',
  name: 'keep',
  queue: 'keep',
  incoming: 'keep',
  contactId: 'keep',
  conversationId: 'keep',
  startedAt: 'keep',
  answeredAt: 'keep',
  room: 'keep',
  dialledNumber: 'keep',
  data: 'mask',
} as const satisfies FieldRules<ReportedCall>;

/** What the agent wrote down about a call. */
export const notesFields = {
  callId: 'keep',
  uniqueId: 'keep',
  notes: { '*': { id: 'keep', text: 'mask', at: 'keep' } },
  draft: 'mask',
  changedAt: 'keep',
} as const satisfies FieldRules<CallNotes>;

/** What the agent wrote of a call that they mean to make. */
export const planFields = {
  id: 'keep',
  name: 'mask',
  description: 'mask',
  number: 'keep',
  contactId: 'keep',
  at: 'keep',
  remindAt: 'keep',
  remindedAt: 'keep',
  doneAt: 'keep',
  changedAt: 'keep',
} as const satisfies FieldRules<ScheduledCall>;

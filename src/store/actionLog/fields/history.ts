import type { CallRow, RowChoice, ServiceRow } from '../../history/types';
import { conversationFields } from './conversations';
import type { FieldRules } from './fieldRules';

/** Of a call of the history is masked who it was with, and what was noted of it. */
export const callRowFields = {
  id: 'keep',
  uniqueId: 'keep',
  startedAt: 'keep',
  number: 'mask',
  name: 'mask',
  direction: 'keep',
  answered: 'keep',
  queue: 'keep',
  seconds: 'keep',
  classification: 'keep',
  subclassification: 'keep',
  notes: 'mask',
} as const satisfies FieldRules<CallRow>;

/** The same of a service, with what people wrote in it. */
export const serviceRowFields = {
  conversation: { ...conversationFields, fromId: 'mask', fromName: 'mask' },
  startedAt: 'keep',
  classification: 'keep',
  subclassification: 'keep',
  notes: 'mask',
} as const satisfies FieldRules<ServiceRow>;

/** How the agent classified a row. */
export const choiceFields = {
  classificationId: 'keep',
  subclassificationId: 'keep',
  notes: 'mask',
} as const satisfies FieldRules<RowChoice>;

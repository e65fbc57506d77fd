import type { RootState } from '../rootReducer';
import { maskerOf, type Masker } from './mask';
import { below as belowAny, type Path } from './paths';
import { mask, type AnyRule, type Keep } from './rules/rule';
import {
  CALL_FIELDS,
  CALL_ROW_FIELDS,
  CHOICE_FIELDS,
  CLASSIFICATION_FIELDS,
  CONFIGURATION_FIELDS,
  CONTACT_FIELDS,
  CONVERSATION_FIELDS,
  DRAFT_FIELDS,
  ENDED_CALL_FIELDS,
  FILE_FIELDS,
  ITEM_FIELDS,
  KEPT_FORM_FIELDS,
  MESSAGE_FIELDS,
  NOTES_FIELDS,
  PERSON_FIELDS,
  PLAN_FIELDS,
  PREFILL_FIELDS,
  PRIVATE_NOTE_FIELDS,
  REPORTED_CALL_FIELDS,
  SERVICE_ROW_FIELDS,
} from './sensitive';

type SliceRule<Slice> = Keep<Slice> | { readonly mask: readonly Path<Slice>[] };

/** Every dotted path into the state of a domain. */
export type StatePath = { [Domain in keyof RootState]: Path<RootState[Domain]> }[keyof RootState];

/** As in paths, of what the state holds: an entity of which nothing is masked yet is named rightly as well. */
function below<Prefix extends StatePath, Field extends string>(prefix: Prefix, fields: readonly Field[]) {
  return belowAny(prefix, fields);
}

/** What says why it failed. */
const FAILURE = ['failure.fieldErrors'] as const;

/**
 * What snapshots take of every domain of the state: the same texts that `rules` masks in actions.
 * A domain without a rule does not compile.
 */
export const sliceRules = {
  agent: mask(...FAILURE, ...below('reasonsRead', FAILURE)),
  app: 'keep',
  attendance: 'keep',
  auth: mask(...FAILURE),
  bulkActions: mask(...below('run.failures.*', FAILURE)),
  calls: mask(
    ...below('live.*', CALL_FIELDS),
    ...below('ended.*', ENDED_CALL_FIELDS),
    ...below('unmatchedReports.*.call', REPORTED_CALL_FIELDS),
    ...below('pendingClassification', ENDED_CALL_FIELDS),
    ...below('transferDialog', FAILURE),
    ...below('classification', FAILURE),
    ...below('hangUpElsewhere', FAILURE),
  ),
  callNotes: mask(...below('byCall.*', NOTES_FIELDS)),
  callQuality: 'keep',
  classification: mask(
    ...below('rows.*.*', CLASSIFICATION_FIELDS),
    ...below('read', FAILURE),
    ...below('dialog', FAILURE),
  ),
  config: mask(...below('configuration', CONFIGURATION_FIELDS), ...below('edits', CONFIGURATION_FIELDS)),
  connection: mask(...FAILURE),
  contacts: mask(
    ...below('list.pages.*.*.*', PERSON_FIELDS),
    ...below('incoming.pages.*.*.*', PERSON_FIELDS),
    ...below('byId.*.*.contact', CONTACT_FIELDS),
    ...below('histories.*.*.conversations.*', CONVERSATION_FIELDS),
    ...below('edit.overtaken', CONTACT_FIELDS),
    ...below('edit', FAILURE),
    ...below('read', FAILURE),
    ...below('byId.*.*.read', FAILURE),
    ...below('histories.*.*.read', FAILURE),
    ...below('ofConversation.*.*.read', FAILURE),
    ...below('groupsRead', FAILURE),
    'search.typed',
    'search.applied',
  ),
  conversations: mask(
    ...below('byId.*.*.*.conversation', CONVERSATION_FIELDS),
    ...below('departed.conversation', CONVERSATION_FIELDS),
    ...below('customerHistory.conversations.*', CONVERSATION_FIELDS),
    ...below('customerHistory.read', FAILURE),
    ...below('read', FAILURE),
    ...below('creation', FAILURE),
    'creation.address@',
    'customerHistory.of.fromId@',
    ...below('creation.prefill', PREFILL_FIELDS),
    ...below('transfer.read', FAILURE),
    'ending.*.fieldErrors',
    'transferring.*.fieldErrors',
    'search.typed',
    'search.applied',
  ),
  devices: mask(...FAILURE),
  drafts: mask(
    ...below('byConversation.*', DRAFT_FIELDS),
    ...below('writing.brings.*', FILE_FIELDS),
    ...below('aside.*.brings.*', FILE_FIELDS),
    ...below('writing.prefill', PREFILL_FIELDS),
    ...below('aside.*.prefill', PREFILL_FIELDS),
  ),
  dayStats: mask(...below('read', FAILURE)),
  history: mask(
    'filters',
    ...below('calls.pages.*.*', CALL_ROW_FIELDS),
    ...below('calls.incoming.*.*', CALL_ROW_FIELDS),
    ...below('calls.classified.*.*', CHOICE_FIELDS),
    ...below('services.pages.*.*', SERVICE_ROW_FIELDS),
    ...below('services.incoming.*.*', SERVICE_ROW_FIELDS),
    ...below('services.classified.*.*', CHOICE_FIELDS),
    'search.typed',
    'search.applied',
    ...below('asked', CHOICE_FIELDS),
    ...below('calls.read', FAILURE),
    ...below('services.read', FAILURE),
    ...below('dialog', FAILURE),
  ),
  keptForms: mask(...below('byKey.*', KEPT_FORM_FIELDS), ...below('unsaved', FAILURE)),
  layout: 'keep',
  messages: mask(
    ...below('byConversation.*.*.*.pages.*.*', MESSAGE_FIELDS),
    ...below('byConversation.*.*.*.read', FAILURE),
    ...below('deletion', FAILURE),
  ),
  noticeCentre: 'keep',
  notifications: 'keep',
  outbox: mask(...below('items.*', ITEM_FIELDS)),
  page: 'keep',
  cannedReplies: mask(...below('replies.*.read', FAILURE), ...below('templates.*.read', FAILURE)),
  presence: 'keep',
  privateNotes: mask(...below('byConversation.*', PRIVATE_NOTE_FIELDS)),
  queues: mask(...FAILURE, ...below('read', FAILURE), 'waiting.*.*.name@', 'all.*.waiting.*.name@'),
  recording: 'keep',
  schedule: mask(...below('events.*', PLAN_FIELDS), 'dialog.name'),
  selfCheck: 'keep',
  softphone: mask(...FAILURE),
  timeline: mask(
    ...below('earlier.protocols.*.messages.*', MESSAGE_FIELDS),
    ...below('earlier.read', FAILURE),
  ),
  ui: mask('mailSignatures.*', 'usedEmoji.*', 'alert.customer', ...below('logExport', FAILURE)),
  wire: 'keep',
  worklist: 'keep',
} as const satisfies { [Domain in keyof RootState]: SliceRule<RootState[Domain]> };

const maskers: readonly (readonly [string, Masker])[] = Object.entries(sliceRules).map(
  ([domain, rule]: [string, Exclude<AnyRule, 'drop'>]) =>
    [domain, rule === 'keep' ? (slice: unknown) => slice : maskerOf(rule.mask)] as const,
);

function withoutPersistMark(slice: unknown): unknown {
  if (typeof slice !== 'object' || slice === null || !('_persist' in slice)) return slice;
  const { _persist, ...rest } = slice;
  return rest;
}

/** The state as a snapshot keeps it: texts masked, without redux-persist's own mark in the domains. */
export function redactState(state: object): Readonly<Record<string, unknown>> {
  const slices = new Map<string, unknown>(Object.entries(state));
  return Object.fromEntries(
    maskers.flatMap(([domain, mask]) =>
      slices.has(domain) ? [[domain, mask(withoutPersistMark(slices.get(domain)))]] : [],
    ),
  );
}

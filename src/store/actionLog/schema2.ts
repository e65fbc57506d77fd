import { isRecord } from '../../lib/records';
import type { StampedAction } from '../stamp';
import type { Upcaster } from './types';

type Names = Readonly<Record<string, string>>;

/** Schema 1 had names of its own for these: the facts are the same. */
const TYPES: Names = {
  'auth/farewellStarted': 'auth/logoutStarted',
  'calls/classificationBecameDue': 'calls/classificationRequired',
  'calls/participantNewsMissed': 'calls/participantEventsMissed',
  'classification/becameDue': 'classification/required',
  'connection/comparisonBecameDue': 'connection/comparisonRequired',
  'conversations/endConfirmationDue': 'conversations/endConfirmationOpened',
  'conversations/lastCloseRequested': 'conversations/customerHistoryCloseRequested',
  'conversations/lastLoaded': 'conversations/customerHistoryLoaded',
  'conversations/lastOpenRequested': 'conversations/customerHistoryOpenRequested',
  'conversations/lastReadFailed': 'conversations/customerHistoryReadFailed',
  'conversations/lastReadRequested': 'conversations/customerHistoryReadRequested',
  'drafts/mailBecameDue': 'drafts/mailRequired',
  'figures/countFailed': 'dayStats/countFailed',
  'figures/counted': 'dayStats/counted',
  'figures/readRequested': 'dayStats/readRequested',
  'outbox/postDelayed': 'outbox/classificationDelayed',
  'outbox/postDelivered': 'outbox/classificationDelivered',
  'outbox/postRefused': 'outbox/classificationRefused',
  'page/leadFoundElsewhere': 'page/otherLeaderFound',
  'page/leadGained': 'page/leadershipGained',
  'page/leadPassed': 'page/leadershipPassed',
  'phrases/closeRequested': 'cannedReplies/closeRequested',
  'phrases/openRequested': 'cannedReplies/openRequested',
  'phrases/readFailed': 'cannedReplies/readFailed',
  'phrases/readRequested': 'cannedReplies/readRequested',
  'phrases/readStarted': 'cannedReplies/readStarted',
  'phrases/repliesLoaded': 'cannedReplies/repliesLoaded',
  'phrases/sendTemplateRequested': 'cannedReplies/sendTemplateRequested',
  'phrases/templateBecameDue': 'cannedReplies/templateRequired',
  'phrases/templatesLoaded': 'cannedReplies/templatesLoaded',
  'phrases/templatesReported': 'cannedReplies/templatesReported',
};

const DOMAINS: Names = { figures: 'dayStats', phrases: 'cannedReplies' };

/** Keys of the domains' states. */
const KEYS: Readonly<Record<string, Names>> = {
  calls: {
    awaited: 'unmatchedReports',
    mishap: 'notice',
    owed: 'pendingClassification',
    spoken: 'activeOrder',
    summons: 'navigateRequests',
  },
  conversations: { last: 'customerHistory' },
  outbox: { posts: 'pendingClassifications' },
  page: { lead: 'leader' },
};

function renamed(value: unknown, names: Names): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [
    Object.hasOwn(names, key) ? (names[key] ?? key) : key,
    part,
  ]);
  return Object.fromEntries(entries);
}

/** What lies over the screen is named after its domain. */
function overlayOf(value: unknown): unknown {
  return isRecord(value) && value['overlay'] === 'figures' ? { ...value, overlay: 'dayStats' } : value;
}

function withPayload(action: StampedAction, payload: (old: unknown) => unknown): StampedAction {
  return 'payload' in action ? { ...action, payload: payload(action['payload']) } : action;
}

function typed(type: string): (action: StampedAction) => StampedAction {
  return (action) => ({ ...action, type });
}

/** From schema 1 to schema 2: types, domains and keys got the terms of the field. */
export const toSchema2: Upcaster = {
  actions: {
    ...Object.fromEntries(Object.entries(TYPES).map(([old, type]) => [old, typed(type)])),
    'figures/counted': (action) =>
      typed('dayStats/counted')(withPayload(action, (payload) => renamed(payload, { figures: 'stats' }))),
    'ui/overlayRequested': (action) => withPayload(action, overlayOf),
  },
  snapshot(state) {
    const entries = Object.entries(state).map(([domain, slice]): [string, unknown] => {
      const own = Object.hasOwn(KEYS, domain) ? (KEYS[domain] ?? {}) : {};
      const name = Object.hasOwn(DOMAINS, domain) ? (DOMAINS[domain] ?? domain) : domain;
      return [name, renamed(domain === 'ui' ? overlayOf(slice) : slice, own)];
    });
    return Object.fromEntries(entries);
  },
};

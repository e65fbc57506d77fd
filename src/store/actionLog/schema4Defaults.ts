import { isRecord } from '../../lib/records';

/** Fields that came to an entity or a domain, and what they hold where they are missing. */
export type Defaults = Readonly<Record<string, unknown>>;

const IDLE = { status: 'idle', failure: null };

/** Fields of domains that came before the schema was counted. */
export const DOMAIN_DEFAULTS: Readonly<Record<string, Defaults>> = {
  agent: { lapsed: null },
  app: { storageFailure: null },
  auth: { isLeaving: false },
  calls: {
    live: [],
    ended: [],
    activeOrder: [],
    shownId: null,
    navigateRequests: 0,
    failure: null,
    notice: null,
    dialRefusal: null,
    dialDialog: null,
    transferDialog: null,
    classification: null,
    pendingClassification: null,
    pause: null,
    unmatchedReports: [],
    hungUp: [],
  },
  conversations: {
    transfer: null,
    transferring: {},
    givenAway: null,
    creation: null,
    begun: { times: 0, existingId: null },
    customerHistory: null,
  },
  drafts: { writing: null, areRestored: false },
  messages: { deletion: null },
  outbox: { pendingClassifications: [] },
  queues: { lacking: null },
  softphone: { dyingUntil: null },
  ui: {
    shiftEnterSends: false,
    unreadOnly: false,
    shortcutKeys: {},
    imageSenders: {},
    historyColumns: {},
    overlay: null,
  },
};

/** Settings that an earlier configuration did not have: notifications went to the desktop, with their text. */
export const CONFIGURATION_DEFAULTS: Defaults = {
  notificationDesktop: true,
  notificationContent: true,
  notificationRepeat: true,
};

export const MESSAGE_DEFAULTS: Defaults = { envelope: null };

export const ITEM_DEFAULTS: Defaults = { file: null, mail: null, quoted: null, template: null };

export const RETURNED_DEFAULTS: Defaults = { quoted: null, mail: null };

export const DRAFT_DEFAULTS: Defaults = { quoted: null, mails: [] };

export const CONVERSATION_MESSAGES_DEFAULTS: Defaults = { reach: null, read: IDLE, stale: false };

/** A record with what it lacks; the same value where it lacks nothing or is no record. */
export function withDefaults(value: unknown, defaults: Defaults): unknown {
  if (!isRecord(value)) return value;
  const lacks = Object.keys(defaults).some((field) => !Object.hasOwn(value, field));
  return lacks ? { ...defaults, ...value } : value;
}

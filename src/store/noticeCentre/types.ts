import type { SavedForm } from '../../lib/formKeys';

/** What happened that the agent should know of, where nothing else in the state tells of it. */
export type NoticeEvent =
  /** Something of theirs was not delivered; the item of the outbox where it waits there. */
  | { kind: 'unsent'; conversationId: string; clientMsgId?: string }
  /** A conversation that was with somebody else is the agent's again. */
  | { kind: 'returned'; conversationId: string }
  /** A conversation was not given away: it stays the agent's. */
  | { kind: 'transferFailed'; conversationId: string; code: string; message: string }
  /** A call was not given away: the agent has the caller back. */
  | { kind: 'callTransferFailed'; callId: string; code: string; message: string }
  /** A form that the agent left while it was being saved was not; what was typed is kept. */
  | { kind: 'unsaved'; form: SavedForm; about: string; code: string; message: string }
  /** The server told of an error, in its own words. */
  | { kind: 'serverError'; conversationId: string | null; message: string };

/** One of these, when it happened last (ms since 1970). */
export type KeptNotice = NoticeEvent & { id: string; at: number };

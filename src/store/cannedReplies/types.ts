import type { ReadState } from '../../lib/failure';

/** A text that agents send again and again (spec 1 §3, autocomplete). */
export interface CannedReply {
  name: string;
  text: string;
}

/** A text with which a provider lets a conversation begin; it holds `{{field}}` for each of its fields. */
export interface Template {
  id: string;
  name: string;
  text: string;
  fields: string[];
}

/** What the fields of a template were filled in with. */
export interface TemplateField {
  name: string;
  value: string;
}

/** Texts that a queue keeps ready. */
export type ReplyKind = 'replies' | 'templates';

/** The ready texts of one queue. */
export interface QueueReplies<T> {
  items: readonly T[];
  read: ReadState;
  /** When they came, ms since 1970; null before, and once the connection was lost since. */
  readAt: number | null;
}

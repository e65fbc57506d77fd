import type { Call, MissedCall } from '../calls/types';
import type { Conversation } from '../conversations/types';
import type { Message } from '../messages/types';
import type { ScheduledCall } from '../schedule/types';

/** Whether the browser shows notifications of this site: yes, no, nobody asked it yet, or it cannot. */
export type DesktopPermission = 'granted' | 'denied' | 'default' | 'missing';

/** One thing that the agent was told of, without a word of what was written. */
export interface Notice {
  /** `summary` stands for several conversations whose messages came while the console was cut off. */
  kind: 'message' | 'conversation' | 'summary';
  /** Null for several. */
  conversationId: string | null;
  messages: number;
  customers: number;
}

/** What came in elsewhere, in figures; with the conversation where it is one. */
export interface News {
  messages: number;
  customers: number;
  conversationId?: string;
}

/** What a notice on the desktop is about: all that its words are made of. */
export type NoticeAbout =
  | { kind: 'message'; conversation: Conversation; messages: number; last: Message | null }
  | { kind: 'conversation'; conversation: Conversation; messages: number; last: Message | null }
  | { kind: 'summary'; messages: number; customers: number }
  | { kind: 'call'; call: Pick<Call, 'name' | 'number' | 'queue'> }
  | { kind: 'missedCall'; call: Pick<MissedCall, 'name' | 'number' | 'rang'> }
  | { kind: 'phone'; isOut: boolean }
  /** `conversation` is null where it is not the agent's any more. */
  | { kind: 'sendFailed'; conversation: Conversation | null }
  | { kind: 'reminder'; scheduled: Pick<ScheduledCall, 'name' | 'description' | 'at'> }
  | { kind: 'trial' };

/** How a notice is to be worded. */
export interface NoticeStyle {
  /** The name of the product: the title where no customer may be named. */
  product: string;
  /** Whether customers and their words may be shown. */
  showsContent: boolean;
}

/** The words of a notice. */
export interface NoticeWords {
  title: string;
  body: string;
}

/** What a trial is to try, as the settings on screen say, saved or not. */
export interface Trial {
  sound: boolean;
  desktop: boolean;
  content: boolean;
}

/** What came of a trial; `off` was not to be tried. */
export interface TrialOutcome {
  sound: 'played' | 'locked' | 'failed' | 'off';
  desktop: 'shown' | 'failed' | 'off' | Exclude<DesktopPermission, 'granted'>;
}

import type { MicrophoneTrouble } from '../devices/types';

/**
 * A voice message that is being recorded:
 *
 *   opening ──started──▶ running ──stop──▶ ending ──finished──▶ (gone: it is in the outbox)
 *      │                    └── interrupted: it waits to be sent as far as it came
 *      └──failed──▶ (gone, and why)        cancel, at any time ──▶ (gone)
 */
export interface Recording {
  /** Where it will go, whatever is opened meanwhile. */
  conversationId: string;
  phase: 'opening' | 'running' | 'ending';
  /** Since when sound is recorded, ms since 1970; null while the microphone opens. */
  startedAt: number | null;
  /** Why nothing more is recorded, though it was not stopped. */
  interrupted: Interruption | null;
}

/** The microphone is gone, or the server takes no longer message. */
export interface Interruption {
  reason: 'microphone' | 'limit';
  at: number;
}

/** Why nothing was recorded: the microphone, or (`failed`) the recorder itself. */
export interface RecordingFailure {
  conversationId: string;
  trouble: MicrophoneTrouble | 'failed';
}

import type { MicrophoneTrouble } from '../devices/types';

/**
 * A voice message that is being recorded:
 *
 *   opening ──started──▶ running ──stop──▶ ending ──finished──▶ (gone: it is in the outbox)
 *      │                  │ │  └── interrupted: it waits to be sent as far as it came
 *      │                  │ └── pause, resume: nothing is recorded meanwhile, and it can be listened to
 *      │                  └──discard──▶ discarded ──(some seconds)──▶ (gone)
 *      │                       ◀── restore: interrupted
 *      └──failed──▶ (gone, and why)        cancel, at any time ──▶ (gone)
 */
export interface Recording {
  /** Where it will go, whatever is opened meanwhile. */
  conversationId: string;
  phase: 'opening' | 'running' | 'ending' | 'discarded';
  /** Since when sound is recorded, ms since 1970; null while the microphone opens. */
  startedAt: number | null;
  /** Why nothing more is recorded, though it was not stopped. */
  interrupted: Interruption | null;
  /** Since when the agent pauses, or has thrown it away, ms since 1970. */
  pausedAt?: number | null;
  /** How long the pauses before that were, ms. */
  pausedMs?: number;
  /** Where the bytes wait that can be listened to, while nothing is recorded. */
  previewId?: string | null;
}

/** The microphone is gone, the server takes no longer message, or it was thrown away and fetched back. */
export interface Interruption {
  reason: 'microphone' | 'limit' | 'restored';
  at: number;
}

/** Whether nothing is recorded just now: it is paused, or was interrupted. */
export function isSilent({ interrupted, pausedAt = null }: Recording): boolean {
  return interrupted !== null || pausedAt !== null;
}

/**
 * Why nothing was recorded: the microphone, a browser that lets no sound run (`soundStill`), or (`failed`) the recorder
 * itself.
 */
export interface RecordingFailure {
  conversationId: string;
  trouble: MicrophoneTrouble | 'soundStill' | 'failed';
}

import type { UserAgent } from 'sip.js';
import type { SipHappening } from './softphone';

/** What is told of other extensions. */
export type PresenceHappening = Extract<SipHappening, { kind: 'presenceReported' | 'presenceUnknown' }>;

/** What a watch works with. */
export interface PresenceWatchOptions {
  /** Whose exchange is asked. */
  userAgent: UserAgent;
  tell: (happening: PresenceHappening) => void;
  /** Uniform in [0, 1). */
  random: () => number;
  /** ms since 1970. */
  now: () => number;
}

/** The subscriptions to what other extensions do (RFC 4235, `Event: dialog`). */
export interface PresenceWatch {
  /** The extensions to watch from now on; the others are let go. */
  watch(extensions: readonly string[]): void;
  /** Registered, for the first time or again: subscribes anew to everything watched. */
  start(): void;
  /** The socket is gone: nothing is known and nothing is sent until `start`. */
  stop(): void;
  /** Signs off where there is a socket, and leaves no timer, dialog or listener. */
  dispose(): void;
}

/** A watch that waits for `start`. */
export function createPresenceWatch(options: PresenceWatchOptions): PresenceWatch {
  throw new Error(options.userAgent.instanceId);
}

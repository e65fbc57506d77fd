import type { UserAgent } from 'sip.js';
import type { Presence } from '../../../store/presence/types';
import { presenceOf, readDialogInfo, type DialogStates } from './dialogInfo';
import { retryDelay } from './presenceRetry';
import { subscribePresence, type PresenceSubscription, type SubscriptionEnd } from './presenceSubscription';
import type { SipEvent } from '../softphone';

/** An hour, and up to 30 % more or less, so that consoles do not all refresh at once (spec 2 §9). */
const EXPIRES_S = 3_600;
const JITTER = 0.3;

/** Between two SUBSCRIBEs of a list, ms: a whole team at once would look like an attack. */
const STEP_MS = 20;

/** A subscription that held for so long was a good one, ms. */
const GOOD_MS = 30_000;

/** Presence events of other extensions. */
export type PresenceEvent = Extract<SipEvent, { kind: 'presenceReported' | 'presenceUnknown' }>;

/** What a watch works with. */
export interface PresenceWatchOptions {
  /** Whose exchange is asked. */
  userAgent: UserAgent;
  emit: (event: PresenceEvent) => void;
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

/** An extension that is watched. */
interface Watched {
  readonly extension: string;
  subscription: PresenceSubscription | null;
  /** Of the next attempt. */
  timer: ReturnType<typeof setTimeout> | undefined;
  since: number;
  failures: number;
  states: DialogStates;
  /** What was reported last; null: nothing yet. */
  reported: Presence | 'unknown' | null;
}

/** A watch that waits for `start`. */
export function createPresenceWatch({ userAgent, emit, random, now }: PresenceWatchOptions): PresenceWatch {
  const watched = new Map<string, Watched>();
  const leaving = new Set<PresenceSubscription>();
  let isStarted = false;

  function report(one: Watched, presence: Presence | 'unknown'): void {
    if (one.reported === presence) return;
    one.reported = presence;
    const { extension } = one;
    if (presence === 'unknown') emit({ kind: 'presenceUnknown', extension });
    else emit({ kind: 'presenceReported', extension, presence });
  }

  function notified(one: Watched, body: string): void {
    const states = readDialogInfo(body, one.states);
    if (states === null) return;
    one.states = states;
    report(one, presenceOf(states));
  }

  function ended(one: Watched, end: SubscriptionEnd): void {
    one.subscription = null;
    one.states = new Map();
    one.failures = now() - one.since >= GOOD_MS ? 1 : one.failures + 1;
    if (!end.isPrompt || one.failures > 1) report(one, 'unknown');
    if (isStarted) later(one, retryDelay(end, one.failures, random()));
  }

  function subscribe(one: Watched): void {
    one.since = now();
    const subscription = subscribePresence({
      userAgent,
      extension: one.extension,
      expiresS: Math.round(EXPIRES_S * (1 + JITTER * (2 * random() - 1))),
      notified: (body) => notified(one, body),
      ended: (end) => {
        if (end === null) leaving.delete(subscription);
        else ended(one, end);
      },
    });
    one.subscription = subscription;
  }

  function later(one: Watched, ms: number): void {
    clearTimeout(one.timer);
    one.timer = setTimeout(() => subscribe(one), ms);
  }

  /** Ends what is under way for it, with a word where that can be said. */
  function letGo(one: Watched, says: boolean): void {
    clearTimeout(one.timer);
    const { subscription } = one;
    one.subscription = null;
    one.states = new Map();
    if (subscription === null) return;
    if (says && userAgent.isConnected()) {
      leaving.add(subscription);
      subscription.leave();
    } else subscription.dispose();
  }

  function forgetLeaving(): void {
    for (const subscription of leaving) subscription.dispose();
    leaving.clear();
  }

  function watch(extensions: readonly string[]): void {
    const wanted = new Set(extensions.filter((extension) => extension !== ''));
    for (const one of [...watched.values()].filter(({ extension }) => !wanted.has(extension))) {
      watched.delete(one.extension);
      letGo(one, true);
    }
    const added = [...wanted].filter((extension) => !watched.has(extension));
    for (const [index, extension] of added.entries()) {
      const states: DialogStates = new Map();
      const blank = { subscription: null, timer: undefined, since: 0, failures: 0, states, reported: null };
      const one: Watched = { extension, ...blank };
      watched.set(extension, one);
      if (isStarted) later(one, index * STEP_MS);
    }
  }

  function stop(): void {
    isStarted = false;
    forgetLeaving();
    for (const one of watched.values()) {
      letGo(one, false);
      if (one.reported !== null) report(one, 'unknown');
    }
  }

  return {
    watch,
    start() {
      isStarted = true;
      for (const [index, one] of [...watched.values()].entries()) {
        letGo(one, false);
        one.failures = 0;
        later(one, index * STEP_MS);
      }
    },
    stop,
    dispose() {
      watch([]);
      stop();
    },
  };
}

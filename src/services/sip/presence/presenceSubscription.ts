import { URI, type UserAgent } from 'sip.js';
import type { IncomingNotifyRequest, IncomingResponse, Subscription } from 'sip.js/lib/core';
import { advanceCSeq } from '../sequence';

/** Refreshed in so much of the time that was granted: a hidden tab's timers are late. */
const REFRESH_AT = 0.8;
const SHORTEST_REFRESH_S = 10;
const LONGEST_REFRESH_S = 86_400;

/** Answers that will be the same next time (RFC 3265 and 3261): no such extension, no such event, no leave. */
const FINAL_STATUSES = new Set([403, 404, 405, 410, 416, 484, 485, 489, 501, 604]);

/** The same in a NOTIFY (RFC 6665 §4.1.3). */
const FINAL_REASONS = new Set(['rejected', 'noresource', 'invariant']);

const PROMPT_REASONS = new Set(['deactivated', 'timeout']);

/** Why a subscription is over that was not let go. */
export interface SubscriptionEnd {
  /** What the exchange asked to wait, s. */
  retryAfterS: number | null;
  /** Asking again would bring the same. */
  isFinal: boolean;
  /** It may be asked again at once. */
  isPrompt: boolean;
}

/** Options of a subscription. */
export interface SubscriptionOptions {
  userAgent: UserAgent;
  extension: string;
  expiresS: number;
  /** The body of each NOTIFY. */
  notified: (body: string) => void;
  /** Called once: nothing is left of the subscription. Null: it was unsubscribed, which was answered. */
  ended: (end: SubscriptionEnd | null) => void;
}

/** A subscription under way. */
export interface PresenceSubscription {
  /** Unsubscribes at the exchange; `ended` follows, and nothing else. */
  leave(): void;
  /** Lets go of everything at once, without a word. */
  dispose(): void;
}

/** Seconds of a Retry-After, which may have a comment and parameters behind. */
function seconds(text: string | undefined): number | null {
  const value = /^\s*(\d{1,9})/.exec(text ?? '')?.[1];
  return value === undefined ? null : Number(value);
}

function endOfResponse({ message }: IncomingResponse): SubscriptionEnd {
  const isFinal = FINAL_STATUSES.has(message.statusCode ?? 0);
  return { retryAfterS: seconds(message.getHeader('Retry-After')), isFinal, isPrompt: false };
}

const LAPSED: SubscriptionEnd = { retryAfterS: null, isFinal: false, isPrompt: false };

/** Null while the NOTIFY's subscription goes on. Its retry-after is in seconds. */
function endOfNotify({ message }: IncomingNotifyRequest): SubscriptionEnd | null {
  const [state = '', ...parameters] = (message.getHeader('Subscription-State') ?? '').split(';');
  if (state.trim().toLowerCase() !== 'terminated') return null;
  const values = new Map(
    parameters.map((parameter) => {
      const [name = '', value = ''] = parameter.split('=');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  const reason = values.get('reason') ?? '';
  return {
    retryAfterS: seconds(values.get('retry-after')),
    isFinal: FINAL_REASONS.has(reason),
    isPrompt: PROMPT_REASONS.has(reason),
  };
}

/**
 * Subscribes to what an extension does (RFC 4235, RFC 6665). Does not use SIP.js' own Subscriber: it hides rejections,
 * takes the seconds of retry-after for milliseconds, and subscribes again by itself without end.
 */
export function subscribePresence(options: SubscriptionOptions): PresenceSubscription {
  const { userAgent, extension, expiresS } = options;
  const core = userAgent.userAgentCore;
  const target = new URI('sip', extension, userAgent.configuration.uri.host);
  let dialog: Subscription | null = null;
  let refreshing: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  let isOver = false;

  const headers = (): string[] => [
    'Event: dialog',
    `Expires: ${expiresS}`,
    'Accept: application/dialog-info+xml',
    `Contact: ${core.configuration.contact.toString()}`,
  ];

  function dispose(): void {
    isOver = true;
    clearTimeout(refreshing);
    request.waitNotifyStop();
    dialog?.dispose();
  }

  function end(reason: SubscriptionEnd): void {
    if (isOver) return;
    dispose();
    options.ended(isLeaving ? null : reason);
  }

  const rejected = (response: IncomingResponse): void => end(endOfResponse(response));

  function refreshLater(): void {
    clearTimeout(refreshing);
    if (dialog === null || isOver || isLeaving) return;
    const inS = Math.max(dialog.subscriptionExpires * REFRESH_AT, SHORTEST_REFRESH_S);
    refreshing = setTimeout(refresh, Math.min(inS, LONGEST_REFRESH_S) * 1000);
  }

  function refresh(): void {
    const onAccept = (): void => {
      if (refreshed !== undefined) advanceCSeq(dialog, refreshed);
      refreshLater();
    };
    const answers = { onAccept, onRedirect: rejected, onReject: rejected };
    const refreshed = dialog?.subscribe(answers, { extraHeaders: headers() });
  }

  function hear(notification: IncomingNotifyRequest): void {
    notification.accept();
    if (isOver) return;
    if (!isLeaving) options.notified(notification.message.body);
    const over = endOfNotify(notification);
    if (over === null) refreshLater();
    else end(over);
  }

  const message = core.makeOutgoingRequestMessage(
    'SUBSCRIBE',
    target,
    core.configuration.aor,
    target,
    {},
    headers(),
  );
  const request = core.subscribe(message, {
    onNotify: ({ request: notification, subscription }) => {
      dialog = subscription ?? null;
      if (dialog !== null) dialog.delegate = { onNotify: hear, onTerminated: () => end(LAPSED) };
      hear(notification);
    },
    onNotifyTimeout: () => end(LAPSED),
    onRedirect: rejected,
    onReject: rejected,
  });

  return {
    dispose,
    leave() {
      if (isOver || isLeaving) return;
      isLeaving = true;
      clearTimeout(refreshing);
      // Before the first NOTIFY there is no dialog to leave in; the exchange is answered so when it sends one.
      if (dialog === null) end(LAPSED);
      else dialog.unsubscribe().delegate = { onRedirect: rejected, onReject: rejected };
    },
  };
}

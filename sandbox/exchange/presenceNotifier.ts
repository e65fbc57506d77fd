import type { IncomingRequestMessage, IncomingSubscribeRequest } from 'sip.js/lib/core/index.js';
import type { Cancel } from '../centre/timers';
import { findAccount } from './accounts';
import { dialogInfo, stateOf } from './dialogInfo';
import type { Line } from './lines';
import type { ExchangeParts } from './parts';
import { CONTACT_LINE } from './sip/core';
import { acceptSubscription, type Refresh, type SubscriptionDialog } from './subscriptionDialog';

const LONGEST_S = 7_200;
const USUAL_S = 3_600;

/** Tells subscribers what an extension does (RFC 4235). */
export interface PresenceNotifier {
  subscribe(line: Line, request: IncomingSubscribeRequest): void;
  lineClosed(line: Line): void;
}

interface Subscription {
  line: Line;
  dialog: SubscriptionDialog;
  extension: string;
  entity: string;
  version: number;
  endsAt: number;
  told: string;
  expiry: Cancel;
}

function secondsOf(message: IncomingRequestMessage): number {
  const stated = Number(message.getHeader('expires') ?? USUAL_S);
  return Number.isFinite(stated) ? Math.min(Math.max(0, stated), LONGEST_S) : USUAL_S;
}

/** Makes the notifier; it follows the board. */
export function createPresenceNotifier(exchange: ExchangeParts): PresenceNotifier {
  const subscriptions = new Set<Subscription>();

  function forget(one: Subscription): void {
    one.expiry();
    subscriptions.delete(one);
    one.dialog.dispose();
  }

  function notify(one: Subscription, state: string): void {
    const now = stateOf(one.extension, exchange.board.at(one.extension));
    one.told = now.state;
    one.dialog.notify(state, dialogInfo(one.entity, one.version, now), () => forget(one));
    one.version += 1;
  }

  function tell(one: Subscription): void {
    notify(one, `active;expires=${Math.max(0, Math.round((one.endsAt - Date.now()) / 1_000))}`);
  }

  function end(one: Subscription, why: string): void {
    notify(one, `terminated;${why}`);
    forget(one);
  }

  function renew(one: Subscription, seconds: number): void {
    one.expiry();
    one.endsAt = Date.now() + seconds * 1_000;
    one.expiry = exchange.centre.timers.after(seconds * 1_000, () => end(one, 'reason=timeout'));
    tell(one);
  }

  /** Answers a SUBSCRIBE of a running subscription: it goes on, or ends at the subscriber's wish. */
  function refresh(one: Subscription, request: Refresh): void {
    const seconds = secondsOf(request.message);
    request.accept({ statusCode: 200, extraHeaders: [`Expires: ${seconds}`, CONTACT_LINE] });
    if (seconds > 0) renew(one, seconds);
    else end(one, 'reason=timeout');
  }

  function begin(line: Line, request: IncomingSubscribeRequest, extension: string): Subscription {
    const seconds = secondsOf(request.message);
    const dialog = acceptSubscription(line.core, request, seconds);
    const entity = `sip:${extension}@${request.message.to.uri.host}`;
    const one: Subscription = {
      line,
      dialog,
      extension,
      entity,
      version: 0,
      endsAt: 0,
      told: '',
      expiry: () => undefined,
    };
    dialog.onRefresh = (again) => refresh(one, again);
    subscriptions.add(one);
    if (seconds > 0) renew(one, seconds);
    else end(one, 'reason=timeout');
    return one;
  }

  /** Why a SUBSCRIBE cannot be had, as a SIP status. */
  function refusalOf(line: Line, message: IncomingRequestMessage, extension: string): number | undefined {
    if (line.extension === null) return 403;
    if (!/^dialog\b/i.test(message.getHeader('event') ?? '')) return 489;
    return findAccount(exchange.centre.sql, extension) ? undefined : 404;
  }

  exchange.board.onChange((extension) => {
    const now = stateOf(extension, exchange.board.at(extension)).state;
    subscriptions.forEach((one) => {
      if (one.extension === extension && one.told !== now) tell(one);
    });
  });

  return {
    subscribe: (line, request) => {
      const extension = request.message.ruri?.user ?? '';
      const refusal = refusalOf(line, request.message, extension);
      const { holdBackPresence } = exchange.switches;
      const { times, how, retryAfterS } = holdBackPresence;
      if (times > 0) holdBackPresence.times -= 1;
      if (times > 0 && how === 'refuse') {
        request.reject({ statusCode: 503, extraHeaders: [`Retry-After: ${retryAfterS}`] });
      } else if (refusal !== undefined) request.reject({ statusCode: refusal });
      else {
        const one = begin(line, request, extension);
        if (times > 0) end(one, `reason=giveup;retry-after=${retryAfterS}`);
      }
    },
    lineClosed: (line) => {
      subscriptions.forEach((one) => {
        if (one.line === line) forget(one);
      });
    },
  };
}

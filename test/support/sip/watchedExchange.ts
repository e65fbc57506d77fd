import {
  createPresenceWatch,
  type PresenceEvent,
  type PresenceWatch,
} from '../../../src/services/sip/presence/presenceWatch';
import { createScriptedExchange, type HeardMessage, type ScriptedExchange } from './scriptedExchange';

/** A presence watch and the exchange that it asks; jest's fake timers are its clock. */
export interface WatchedExchange {
  exchange: ScriptedExchange;
  watch: PresenceWatch;
  /** Replaced by a test that throws the dice. */
  dice: { random: number };
  /** Lets time pass, ms. */
  after(ms: number): Promise<void>;
  subscribes(): HeardMessage[];
  /** The SUBSCRIBEs so far, as `extension expires`. */
  asked(): string[];
  /** The exchange tells what an extension does. */
  send(extension: string, state: string, subscription?: string): void;
  /** The same, and it has arrived. */
  notify(extension: string, state: string, subscription?: string): Promise<void>;
  /** From now on each SUBSCRIBE is answered so. */
  refuseAll(status: number, headers?: string[]): void;
  start(...extensions: string[]): Promise<void>;
  /** Watches 200, and is told that it is available. */
  establish(): Promise<void>;
  /** What was told since the last time. */
  reports(): string[];
  close(): Promise<void>;
}

/** An exchange that accepts every SUBSCRIBE, and a watch that waits for its start. */
export async function openWatchedExchange(): Promise<WatchedExchange> {
  const exchange = createScriptedExchange();
  const told: PresenceEvent[] = [];
  const dice = { random: 0.5 };
  const { userAgent } = exchange;
  const watch = createPresenceWatch({
    userAgent,
    emit: (event) => told.push(event),
    random: () => dice.random,
    now: () => Date.now(),
  });
  exchange.scripts.set('SUBSCRIBE', (request) =>
    exchange.respond(request, 200, 'OK', { headers: [`Expires: ${request.header('Expires')}`] }),
  );
  await userAgent.start();

  const after = async (ms: number): Promise<void> => {
    await jest.advanceTimersByTimeAsync(ms);
  };
  const subscribes = () => exchange.of('SUBSCRIBE');
  const of = ({ header }: HeardMessage) => /sip:(\w+)@/.exec(header('To'))?.[1] ?? '';

  function send(extension: string, state: string, subscription = 'active;expires=3600'): void {
    const dialog = subscribes().findLast((one) => of(one) === extension);
    if (dialog === undefined) throw new Error(`Nobody asked for ${extension}`);
    exchange.request('NOTIFY', dialog, {
      headers: ['Event: dialog', `Subscription-State: ${subscription}`],
      contentType: 'application/dialog-info+xml',
      body: `<dialog-info state="full"><dialog id="1"><state>${state}</state></dialog></dialog-info>`,
    });
  }

  const world: WatchedExchange = {
    exchange,
    watch,
    dice,
    after,
    subscribes,
    asked: () => subscribes().map((one) => `${of(one)} ${one.header('Expires')}`),
    send,
    async notify(...what) {
      send(...what);
      await after(1);
    },
    refuseAll(status, headers = []) {
      exchange.scripts.set('SUBSCRIBE', (request) => exchange.respond(request, status, 'No', { headers }));
    },
    async start(...extensions) {
      watch.watch(extensions);
      watch.start();
      await after(1);
    },
    async establish() {
      await world.start('200');
      await world.notify('200', 'terminated');
    },
    reports: () =>
      told
        .splice(0)
        .map((one) => `${one.extension} ${one.kind === 'presenceReported' ? one.presence : 'unknown'}`),
    async close() {
      watch.dispose();
      void userAgent.stop();
      await after(40_000);
    },
  };
  return world;
}

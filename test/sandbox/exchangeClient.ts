import { randomUUID } from 'node:crypto';
import {
  Inviter,
  Registerer,
  RegistererState,
  SessionState,
  SIPExtension,
  UserAgent,
  type Session,
  type SessionDescriptionHandlerFactory,
} from 'sip.js';
import { WebSocket } from 'ws';
import type { Customer } from '../../sandbox/exchange/endpoints/customer';
import { until, untilSo } from './client';
import { place, trackCall, type ClientCall, type OfferedCall } from './exchangeCall';
import { clientPhone, phoneHandler } from './exchangePhone';

export { SessionState };

// SIP.js takes the browser's WebSocket; Node 20 has none of its own.
Object.assign(globalThis, { WebSocket });

const GOODBYE_MS = 300;

/** A softphone in Node: SIP.js over ws, werift for the sound. */
export interface PhoneClient {
  ua: UserAgent;
  registerer: Registerer;
  /** The status of the answer. */
  register(): Promise<number>;
  /** Retry-After of the last refused registration, s. */
  retryAfter(): number | undefined;
  /** The next incoming call. */
  incoming(): Promise<OfferedCall>;
  /** Calls that came and were not taken by `incoming`. */
  offered(): number;
  dial(number: string, headers?: string[]): Promise<ClientCall>;
  stop(): Promise<void>;
}

/** Makes a client that is not connected yet. */
export function makePhone(
  port: number,
  extension: string,
  {
    password = `sip-${extension}`,
    instanceId = randomUUID(),
  }: { password?: string; instanceId?: string } = {},
): PhoneClient {
  const phones = new Map<Session, Customer>();
  const waiting: OfferedCall[] = [];
  const uri = UserAgent.makeURI(`sip:${extension}@localhost`);
  const factory: SessionDescriptionHandlerFactory = (session) => {
    const phone = clientPhone(extension);
    phones.set(session, phone);
    return phoneHandler(phone);
  };
  const track = (session: Session): ClientCall => trackCall(session, () => phones.get(session));
  const ua = new UserAgent({
    ...(uri ? { uri } : {}),
    authorizationUsername: extension,
    authorizationPassword: password,
    instanceId,
    sipExtensionReplaces: SIPExtension.Supported,
    sessionDescriptionHandlerFactory: factory,
    transportOptions: { server: `ws://127.0.0.1:${port}/ws`, keepAliveInterval: 0 },
    reconnectionAttempts: 0,
    logLevel: 'error',
    logBuiltinEnabled: false,
    delegate: {
      onInvite: (invitation) => waiting.push({ ...track(invitation), invitation }),
    },
  });
  let retryAfter: number | undefined;
  const registerer = new Registerer(ua, { expires: 3_600, regId: 1 });

  return {
    ua,
    registerer,
    register: () =>
      new Promise((resolve, reject) => {
        const requestDelegate = {
          onAccept: () => resolve(200),
          onReject: (response: { message: { statusCode?: number | undefined } }) => {
            retryAfter = registerer.retryAfter;
            resolve(response.message.statusCode ?? 0);
          },
        };
        registerer.register({ requestDelegate }).catch(reject);
      }),
    retryAfter: () => retryAfter,
    incoming: () => until(() => waiting.shift(), `a call to ${extension}`),
    offered: () => waiting.length,
    dial: async (number, headers = []) => {
      const target = UserAgent.makeURI(`sip:${number}@localhost`);
      if (!target) throw new Error(`no address ${number}`);
      const inviter = new Inviter(ua, target, { extraHeaders: headers, earlyMedia: true });
      const call = track(inviter);
      await place(inviter);
      return call;
    },
    stop: async () => {
      phones.forEach((phone) => phone.close());
      // Signing off waits for an answer, which a test may have swallowed.
      const signedOff = registerer.state === RegistererState.Terminated ? undefined : registerer.dispose();
      await Promise.race([signedOff, sleep(GOODBYE_MS)]);
      await Promise.race([ua.stop(), sleep(GOODBYE_MS)]);
    },
  };
}

/** Connects and registers. */
export async function registeredPhone(port: number, extension: string): Promise<PhoneClient> {
  const client = makePhone(port, extension);
  await client.ua.start();
  const status = await client.register();
  if (status !== 200) throw new Error(`registration of ${extension} refused: ${status}`);
  return client;
}

const REST_MS = 300;

/** Waits until what is counted has not grown for 300 ms, and gives it. */
export async function rested(count: () => number): Promise<number> {
  let last = count();
  let since = Date.now();
  await untilSo(() => {
    const now = count();
    if (now !== last) [last, since] = [now, Date.now()];
    return Date.now() - since >= REST_MS;
  }, 'rest');
  return last;
}

/** Waits so many milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

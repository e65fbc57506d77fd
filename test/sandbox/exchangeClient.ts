import { randomUUID } from 'node:crypto';
import {
  Invitation,
  Inviter,
  Registerer,
  RegistererState,
  Session,
  SessionState,
  SIPExtension,
  UserAgent,
  type InviterOptions,
  type LogLevel,
} from 'sip.js';
import { WebSocket } from 'ws';
import { createFrameClock } from '../../sandbox/exchange/endpoints/clock';
import { createCustomer, type Customer } from '../../sandbox/exchange/endpoints/customer';
import { tone } from '../../sandbox/exchange/endpoints/tones';
import { until } from './client';
import { phoneHandler } from './exchangePhone';

// SIP.js takes the browser's WebSocket; Node 20 has none of its own.
Object.assign(globalThis, { WebSocket });

/** A call as the client sees it. */
export interface ClientCall {
  session: Session;
  phone: Customer;
  /** statuses of provisional answers, in order */
  progress: number[];
  /** the refusal of an outgoing call */
  refusal: () => { status: number; header: (name: string) => string | undefined } | undefined;
  /** headers of the BYE or CANCEL that ended it */
  goodbye: () => { header: (name: string) => string | undefined } | undefined;
  /** sipfrag status lines of a transfer, with the Subscription-State of each */
  notices: { status: number; state: string }[];
  state(wanted: SessionState): Promise<void>;
  hold(on: boolean): Promise<number>;
  sendInfo(digit: string): void;
}

/** A softphone in Node: SIP.js over ws, werift for the sound. */
export interface PhoneClient {
  ua: UserAgent;
  registerer: Registerer;
  register(): Promise<number>;
  /** The next incoming call. */
  incoming(): Promise<ClientCall & { invitation: Invitation }>;
  dial(number: string, headers?: string[], options?: InviterOptions): Promise<ClientCall>;
  sockets(): number;
  stop(): Promise<void>;
}

const clock = createFrameClock((error) => {
  throw error;
});

function handlerOf(phones: Map<Session, Customer>, extension: string) {
  return (session: Session) => {
    const phone = createCustomer(clock, { number: extension, name: null, echoes: false, sound: tone(600) });
    phones.set(session, phone);
    return phoneHandler(phone);
  };
}

/** Connects, without registering. */
export async function connectPhone(
  port: number,
  extension: string,
  password = `sip-${extension}`,
  instanceId: string = randomUUID(),
): Promise<PhoneClient> {
  const phones = new Map<Session, Customer>();
  const waiting: (ClientCall & { invitation: Invitation })[] = [];
  let opened = 0;
  const uri = UserAgent.makeURI(`sip:${extension}@localhost`);
  const ua = new UserAgent({
    ...(uri ? { uri } : {}),
    authorizationUsername: extension,
    authorizationPassword: password,
    instanceId,
    sipExtensionReplaces: SIPExtension.Supported,
    sessionDescriptionHandlerFactory: handlerOf(phones, extension) as never,
    transportOptions: { server: `ws://127.0.0.1:${port}/ws`, keepAliveInterval: 0 },
    reconnectionAttempts: 0,
    logLevel: 'error' as LogLevel,
    logBuiltinEnabled: false,
    delegate: {
      onConnect: () => {
        opened += 1;
      },
      onInvite: (invitation) => waiting.push(Object.assign(track(invitation), { invitation })),
    },
  });
  const registerer = new Registerer(ua, { expires: 3_600, regId: 1 });

  function track(session: Session): ClientCall {
    const progress: number[] = [];
    const notices: ClientCall['notices'] = [];
    let refusal: ReturnType<ClientCall['refusal']>;
    let goodbye: ReturnType<ClientCall['goodbye']>;
    session.delegate = {
      onBye: (bye) => {
        goodbye = { header: (name) => bye.request.getHeader(name) };
        void bye.accept();
      },
      onCancel: (cancel) => {
        goodbye = { header: (name) => cancel.request.getHeader(name) };
      },
      onNotify: (notification) => {
        const { request } = notification;
        const status = Number(/^SIP\/2\.0 (\d+)/.exec(request.body)?.[1]);
        notices.push({ status, state: request.getHeader('subscription-state') ?? '' });
        void notification.accept();
      },
    };
    const call: ClientCall = {
      session,
      progress,
      notices,
      refusal: () => refusal,
      goodbye: () => goodbye,
      get phone() {
        const phone = phones.get(session);
        if (!phone) throw new Error('no sound yet');
        return phone;
      },
      state: async (wanted) => {
        await until(() => (session.state === wanted ? true : undefined), `${wanted}, is ${session.state}`);
      },
      hold: (on) =>
        new Promise((resolve, reject) => {
          session.sessionDescriptionHandlerOptionsReInvite = { hold: on } as never;
          session
            .invite({
              requestDelegate: {
                onAccept: () => resolve(200),
                onReject: (response) => resolve(response.message.statusCode ?? 0),
              },
            })
            .catch(reject);
        }),
      sendInfo: (digit) => {
        const content = `Signal=${digit}\r\nDuration=160`;
        void session.info({
          requestOptions: {
            body: { contentDisposition: 'render', contentType: 'application/dtmf-relay', content },
          },
        });
      },
    };
    if (session instanceof Inviter) {
      inviteDelegates.set(session, {
        onProgress: (status) => progress.push(status),
        onReject: (status, header) => {
          refusal = { status, header };
        },
      });
    }
    return call;
  }

  return {
    ua,
    registerer,
    register: () =>
      new Promise((resolve, reject) => {
        registerer
          .register({
            requestDelegate: {
              onAccept: () => resolve(200),
              onReject: (response) => resolve(response.message.statusCode ?? 0),
            },
          })
          .catch(reject);
      }),
    incoming: () => until(() => waiting.shift(), `a call to ${extension}`),
    dial: async (number, headers = [], options = {}) => {
      const target = UserAgent.makeURI(`sip:${number}@localhost`);
      if (!target) throw new Error(`no address ${number}`);
      const inviter = new Inviter(ua, target, { extraHeaders: headers, earlyMedia: true, ...options });
      const call = track(inviter);
      const told = inviteDelegates.get(inviter);
      await inviter.invite({
        requestDelegate: {
          onProgress: (response) => told?.onProgress(response.message.statusCode ?? 0),
          onReject: ({ message }) =>
            told?.onReject(message.statusCode ?? 0, (name) => message.getHeader(name)),
          onRedirect: ({ message }) =>
            told?.onReject(message.statusCode ?? 0, (name) => message.getHeader(name)),
        },
      });
      return call;
    },
    sockets: () => opened,
    stop: async () => {
      if (registerer.state !== RegistererState.Terminated) await registerer.dispose();
      await ua.stop();
    },
  };
}

interface Told {
  onProgress(status: number): void;
  onReject(status: number, header: (name: string) => string | undefined): void;
}

const inviteDelegates = new WeakMap<Session, Told>();

/** Connects and registers. */
export async function registeredPhone(port: number, extension: string): Promise<PhoneClient> {
  const client = await connectPhone(port, extension);
  await client.ua.start();
  const status = await client.register();
  if (status !== 200) throw new Error(`registration of ${extension} refused: ${status}`);
  return client;
}

/** Waits so many milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export { SessionState };

import {
  Invitation,
  Inviter,
  UserAgent,
  type Session,
  type SessionInviteOptions,
  type SessionState,
} from 'sip.js';
import type { Customer } from '../../sandbox/exchange/endpoints/customer';
import { until } from './client';

/** A message's status and headers. */
export interface Told {
  status: number;
  header: (name: string) => string | undefined;
}

/** A call as the client sees it. */
export interface ClientCall {
  session: Session;
  callId: string;
  /** the sound of the call; there once it was negotiated */
  phone: () => Customer;
  /** statuses of the provisional answers, in order */
  progress: number[];
  /** the refusal of an outgoing call */
  refusal: () => Promise<Told>;
  /** the BYE or CANCEL that ended it */
  goodbye: () => Promise<Told>;
  /** what NOTIFYs told of a transfer, in order */
  notices: { status: number; state: string }[];
  state(wanted: SessionState): Promise<void>;
  /** Holds or resumes; the status of the answer. */
  hold(on: boolean): Promise<number>;
  sendInfo(digit: string): void;
  /** Transfers to a number or to the party of another call; the status of the answer to the REFER. */
  refer(to: string | ClientCall): Promise<number>;
}

/** An incoming call. */
export interface OfferedCall extends ClientCall {
  invitation: Invitation;
}

interface Message {
  statusCode?: number | undefined;
  getHeader(name: string): string | undefined;
}

function told(message: Message): Told {
  return { status: message.statusCode ?? 0, header: (name) => message.getHeader(name) };
}

/** Options whose answer settles a promise with its status. */
function answeredBy(resolve: (status: number) => void): Pick<SessionInviteOptions, 'requestDelegate'> {
  return {
    requestDelegate: {
      onAccept: ({ message }) => resolve(message.statusCode ?? 0),
      onReject: ({ message }) => resolve(message.statusCode ?? 0),
    },
  };
}

/** Watches a session and acts on it. */
export function trackCall(session: Session, phone: () => Customer | undefined): ClientCall {
  const progress: number[] = [];
  const notices: ClientCall['notices'] = [];
  let refusal: Told | undefined;
  let goodbye: Told | undefined;

  session.delegate = {
    onBye: (bye) => {
      goodbye = told(bye.request);
      void bye.accept();
    },
    onCancel: (cancel) => {
      goodbye = told(cancel.request);
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
    callId: session instanceof Inviter || session instanceof Invitation ? session.request.callId : '',
    progress,
    notices,
    phone: () => {
      const found = phone();
      if (!found) throw new Error('no sound yet');
      return found;
    },
    refusal: () => until(() => refusal, 'a refusal'),
    goodbye: () => until(() => goodbye, 'a goodbye'),
    state: async (wanted) => {
      await until(() => (session.state === wanted ? true : undefined), `call to be ${wanted}`);
    },
    hold: (on) =>
      new Promise((resolve, reject) => {
        session.sessionDescriptionHandlerOptionsReInvite = { hold: on } as object;
        session.invite(answeredBy(resolve)).catch(reject);
      }),
    sendInfo: (digit) => {
      const content = `Signal=${digit}\r\nDuration=160`;
      const contentType = 'application/dtmf-relay';
      void session.info({ requestOptions: { body: { contentDisposition: 'render', contentType, content } } });
    },
    refer: (to) =>
      new Promise((resolve, reject) => {
        const target = typeof to === 'string' ? UserAgent.makeURI(`sip:${to}@localhost`) : to.session;
        if (!target) throw new Error('no such target');
        session
          .refer(target, {
            ...answeredBy(resolve),
            onNotify: session.delegate?.onNotify ?? (() => undefined),
          })
          .catch(reject);
      }),
  };

  if (session instanceof Inviter) {
    placed.set(session, {
      requestDelegate: {
        onProgress: ({ message }) => progress.push(message.statusCode ?? 0),
        onReject: ({ message }) => {
          refusal = told(message);
        },
        onRedirect: ({ message }) => {
          refusal = told(message);
        },
      },
    });
  }
  return call;
}

const placed = new WeakMap<Session, SessionInviteOptions>();

/** Sends the INVITE of a tracked call. */
export async function place(inviter: Inviter): Promise<void> {
  await inviter.invite(placed.get(inviter) ?? {});
}

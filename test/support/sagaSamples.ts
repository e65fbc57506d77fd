import type { LoginAnswer } from '../../src/services/api/authApi';
import type { User } from '../../src/store/auth/types';
import { DEFAULT_CONFIGURATION } from '../../src/store/config/defaults';
import type { Configuration, Deployment } from '../../src/store/config/types';
import type { Handshake } from '../../src/store/connection/types';
import type { KeptPreferences } from '../../src/store/page/types';
import type { QueueMembership } from '../../src/store/queues/types';
import type { PushMark } from '../../src/store/stamp';

/** The agent of the saga tests, who serves the sample conversations. */
export function sampleUser(fields: Partial<User> = {}): User {
  return {
    id: '7',
    fullName: 'Ana Lima',
    login: 'ana',
    extension: '2001',
    extensionNumber: '2001',
    context: null,
    queueMode: 'perQueue',
    maxConversations: 5,
    canEditConfig: true,
    seesAllContacts: true,
    canEditContact: true,
    canEditContactGroup: true,
    urlShortcutKey: null,
    opensUrlOnLoad: false,
    canChooseInstance: true,
    defaultInstance: null,
    ...fields,
  };
}

/** Settings of a browser that talks to `centre.test`. */
export function sampleConfiguration(fields: Partial<Configuration> = {}): Configuration {
  return {
    ...DEFAULT_CONFIGURATION,
    server: 'https://centre.test',
    exchange: 'https://exchange.test',
    webrtc: false,
    notifications: false,
    notificationSound: false,
    notificationDesktop: false,
    notificationContent: false,
    notificationRepeat: false,
    ...fields,
  };
}

/** What a browser keeps that has kept nothing yet. */
export const NOTHING_KEPT: KeptPreferences = {
  calls: {},
  config: {},
  devices: {},
  layout: {},
  noticeCentre: {},
  softphone: {},
  ui: {},
  worklist: {},
};

/** A deployment with the usual ports. */
export function sampleDeployment(): Deployment {
  return {
    productTitle: 'Console',
    ports: { api: 8004, realtime: 8003, sip: 8089 },
    readMethod: 'auto',
    defaults: { server: '', exchange: '' },
  };
}

/** The membership of a queue of type 3, joined unless told. */
export function sampleMembership(queue: string, joined = true): QueueMembership {
  return { queue, type: 3, joined, paused: false, pauseReason: null };
}

/** An accepted handshake at the beginning of the stream of epoch `e1`. */
export function sampleHandshake(fields: Partial<Handshake> = {}): Handshake {
  return {
    epoch: 'e1',
    seq: 0,
    replay: 'gap',
    serverTime: '2026-03-10T12:00:00.000Z',
    memberships: [sampleMembership('SAC')],
    status: 1,
    pauseReason: null,
    limits: null,
    ...fields,
  };
}

/** The password and the token of the sample login: they must never be seen in an action or the state. */
export const SECRETS = { password: 'p4ss-w0rd-secret', token: 'tok-3n-secret', extension: 'ext-secret' };

/** An accepted login of the sample user. */
export function sampleLogin(fields: Partial<LoginAnswer> = {}): LoginAnswer {
  return {
    user: sampleUser(),
    memberships: [sampleMembership('SAC')],
    status: 1,
    pauseReason: null,
    secrets: { token: SECRETS.token, extensionPassword: SECRETS.extension },
    ...fields,
  };
}

/** The mark of event number `seq` of epoch `e1`. */
export function mark(seq: number, fields: Partial<PushMark> = {}): PushMark {
  return { eventId: `e1-${seq}`, epoch: 'e1', seq, serverAt: '2026-03-10T12:00:00.000Z', ...fields };
}

import type { UnknownAction } from '@reduxjs/toolkit';
import { statusReported } from '../../src/store/agent/actions';
import { loggedIn, loginRequested, sessionMissing } from '../../src/store/auth/actions';
import type { User } from '../../src/store/auth/types';
import { deploymentLoaded, saveRequested } from '../../src/store/config/actions';
import { DEFAULT_CONFIGURATION } from '../../src/store/config/defaults';
import type { Configuration, Deployment } from '../../src/store/config/types';
import { attemptStarted, handshakeUnanswered, opened } from '../../src/store/connection/actions';
import type { Conversation } from '../../src/store/conversations/types';
import { membershipsReported } from '../../src/store/queues/actions';
import type { QueueMembership } from '../../src/store/queues/types';

/** The settings of a browser that was set up. */
export const CONFIGURATION: Configuration = {
  ...DEFAULT_CONFIGURATION,
  server: 'http://127.0.0.1',
  exchange: '127.0.0.1',
};

/** A deployment with its own title and suggestions. */
export const DEPLOYMENT: Deployment = {
  productTitle: 'Central Aurora',
  ports: { api: 8004, realtime: 8003, sip: 8089 },
  readMethod: 'auto',
  defaults: { server: 'http://sugerido', exchange: 'central.sugerida' },
};

/** An agent of mode F without special permissions. */
export const USER: User = {
  id: '7',
  fullName: 'Ana Souza',
  login: 'ana',
  extension: '4001',
  extensionNumber: '4001',
  context: null,
  queueMode: 'perQueue',
  maxConversations: 5,
  canEditConfig: false,
  seesAllContacts: false,
  canEditContact: true,
  canEditContactGroup: false,
  urlShortcutKey: null,
  opensUrlOnLoad: false,
  canChooseInstance: true,
  defaultInstance: null,
};

/** Two queues of the agent, the first one joined. */
export const MEMBERSHIPS: QueueMembership[] = [
  { queue: 'Suporte', type: 2, joined: true, paused: false, pauseReason: null },
  { queue: 'Vendas', type: 3, joined: false, paused: false, pauseReason: null },
];

/** What happens from a browser that was set up to nobody being signed in. */
export function signedOutFacts(): UnknownAction[] {
  return [saveRequested(CONFIGURATION), deploymentLoaded(DEPLOYMENT), sessionMissing()];
}

/** What happens until an agent is in, available in the first queue. */
export function signedInFacts(user: Partial<User> = {}): UnknownAction[] {
  return [
    ...signedOutFacts(),
    loginRequested({ login: 'ana', secretId: null, saveCredentials: false }),
    loggedIn({ user: { ...USER, ...user } }),
    membershipsReported({ memberships: MEMBERSHIPS }),
    statusReported({ status: 1, pauseReason: null }),
  ];
}

/** What happens until the server is there. */
export function connectedFacts(): UnknownAction[] {
  return [attemptStarted({ attempt: 1 }), opened({ socketId: 's' }), handshakeUnanswered()];
}

/** A conversation of the agent in the first queue. */
export function conversation(id: string, over: Partial<Conversation> = {}): Conversation {
  return {
    id,
    customerId: `c${id}`,
    fromId: `5511900000${id}@c.us`,
    fromName: `Cliente ${id}`,
    subject: null,
    status: 'active',
    statusText: 'Entrou',
    queue: 'Suporte',
    queueType: 2,
    lastAgent: USER.fullName,
    startedAt: '2026-11-20T12:00:00Z',
    endedAt: null,
    lastMessage: 'Olá',
    lastMessageAt: '2026-11-20T12:01:00Z',
    unread: 0,
    messageCount: 1,
    readOnly: false,
    linkedId: null,
    direction: 'incoming',
    extraData: {},
    updatedAt: null,
    ...over,
  };
}

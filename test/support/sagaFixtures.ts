import type { UnknownAction } from '@reduxjs/toolkit';
import { statusReported } from '../../src/store/agent/actions';
import { loggedIn, loginRequested } from '../../src/store/auth/actions';
import type { User } from '../../src/store/auth/types';
import { deploymentLoaded, saveRequested } from '../../src/store/config/actions';
import {
  attemptStarted,
  authenticated,
  handshakeUnanswered,
  opened,
  resynced,
  resyncStarted,
} from '../../src/store/connection/actions';
import type { Handshake } from '../../src/store/connection/types';
import { loaded } from '../../src/store/conversations/actions';
import type { Conversation } from '../../src/store/conversations/types';
import { loaded as queuesLoaded, membershipsReported } from '../../src/store/queues/actions';
import { sampleConversation } from './samples';
import {
  sampleConfiguration,
  sampleDeployment,
  sampleHandshake,
  sampleMembership,
  sampleUser,
} from './sagaSamples';

/** The settings are saved; nobody is signed in. */
export function configured(): UnknownAction[] {
  return [deploymentLoaded(sampleDeployment()), saveRequested(sampleConfiguration())];
}

/** The sample agent signed in, in the queue SAC. */
export function signedIn(user: Partial<User> = {}): UnknownAction[] {
  return [
    ...configured(),
    loginRequested({ login: 'ana', secretId: null, saveCredentials: false }),
    loggedIn({ user: sampleUser(user) }),
    membershipsReported({ memberships: [sampleMembership('SAC')] }),
    statusReported({ status: 1, pauseReason: null }),
  ];
}

const socketOpen = () => [attemptStarted({ attempt: 1 }), opened({ socketId: 's' })];

/** The socket is open and greeted. */
export function connected(handshake: Partial<Handshake> = {}): UnknownAction[] {
  return [...socketOpen(), authenticated(sampleHandshake(handshake))];
}

/** The socket is open to an old server, which acknowledges nothing. */
export function connectedToOldServer(): UnknownAction[] {
  return [...socketOpen(), handshakeUnanswered()];
}

/** These conversations are known and the stream is in sync. */
export function inSync(...conversations: Conversation[]): UnknownAction[] {
  return [resyncStarted({ cause: 'start' }), loaded({ conversations }), resynced({ seq: 0 })];
}

/** Signed in, connected, in sync, with one conversation in a queue that need not be classified. */
export function atWork(conversation: Partial<Conversation> = {}): UnknownAction[] {
  return [
    ...signedIn(),
    ...connected(),
    queuesLoaded({
      queues: [
        { name: 'SAC', type: 3, mustClassify: false, instances: [], email: null },
        { name: 'Vendas', type: 3, mustClassify: true, instances: [], email: null },
      ],
    }),
    ...inSync(sampleConversation(conversation)),
  ];
}

import type { AgentApi } from '../../../src/services/api/agentApi';
import type { AuthApi } from '../../../src/services/api/authApi';
import type { CallApi } from '../../../src/services/api/callApi';
import type { ClassificationApi } from '../../../src/services/api/classificationApi';
import type { ContactApi } from '../../../src/services/api/contactApi';
import type { ConversationApi } from '../../../src/services/api/conversationApi';
import type { HistoryApi } from '../../../src/services/api/historyApi';
import type { QueueApi } from '../../../src/services/api/queueApi';
import type { Http } from '../../../src/services/http/http';
import type { ReadMethod } from '../../../src/store/config/types';
import { sampleContact, sampleConversation } from '../samples';
import { sampleLogin } from '../sagaSamples';
import { scriptedApi, type ScriptedApi } from './scripted';

/** The HTTP side of the server, each call with a script and a memory. */
export interface FakeApis {
  authApi: ScriptedApi<AuthApi>;
  queueApi: ScriptedApi<QueueApi>;
  agentApi: ScriptedApi<AgentApi>;
  conversationApi: ScriptedApi<ConversationApi>;
  classificationApi: ScriptedApi<ClassificationApi>;
  callApi: ScriptedApi<CallApi>;
  contactApi: ScriptedApi<ContactApi>;
  historyApi: ScriptedApi<HistoryApi>;
}

/** A server with one conversation of the sample agent, without messages. */
export function createFakeApis(): FakeApis {
  return {
    authApi: scriptedApi<AuthApi>({ login: () => sampleLogin() }),
    queueApi: scriptedApi<QueueApi>({
      queues: () => [
        { name: 'SAC', type: 3, mustClassify: false, instances: [], email: null },
        { name: 'Vendas', type: 3, mustClassify: true, instances: [], email: null },
      ],
      leaveAtEnd: () => undefined,
      leaveLater: () => undefined,
      cannedReplies: () => [],
    }),
    agentApi: scriptedApi<AgentApi>({
      pauseReasons: () => [{ name: 'Almoço', queue: null }],
      agents: () => [],
      extensions: () => [],
    }),
    conversationApi: scriptedApi<ConversationApi>({
      active: () => ({ conversations: [sampleConversation()], seq: 0 }),
      one: (id) => sampleConversation({ id }),
      messages: () => [],
      messagesPart: () => ({ messages: [], hasOlder: false }),
      earlier: () => ({ conversations: [], hasOlder: false }),
      ofCustomer: () => [],
      ofContact: () => [],
      ofAddress: () => [],
    }),
    classificationApi: scriptedApi<ClassificationApi>({
      classifications: () => [{ id: '1', name: 'Dúvida', queues: [] }],
      subclassifications: () => [{ id: '11', name: 'Preço', classificationId: '1' }],
      ofConversation: () => [],
      classify: () => ({ id: '900' }),
    }),
    contactApi: scriptedApi<ContactApi>({
      page: () => ({ contacts: [], count: 0, total: 0, max: null }),
      one: (id) => sampleContact({ id }),
      byNumber: () => null,
      groups: () => [{ id: '1', name: 'Varejo' }],
      save: () => ({ kind: 'saved', contact: null }),
    }),
    historyApi: scriptedApi<HistoryApi>({ calls: () => [], services: () => [] }),
    callApi: scriptedApi<CallApi>({
      classify: () => undefined,
      endConversation: () => undefined,
      booked: () => [],
      endedIds: () => [],
    }),
  };
}

/** An Http that only remembers where it was pointed and which token it holds. */
export interface FakeHttp extends Http {
  server: string | null;
  readMethod: ReadMethod | null;
  token: string | null;
  headers: Readonly<Record<string, string>>;
  /** An answer says that the session is over (401). */
  expire(message?: string): void;
}

/** Makes one; nothing may be read or written through it, since the apis are fakes themselves. */
export function createFakeHttp(): FakeHttp {
  const listeners = new Set<(message: string) => void>();
  const fake: FakeHttp = {
    server: null,
    readMethod: null,
    token: null,
    headers: {},
    setHeaders(headers) {
      fake.headers = headers;
    },
    configure(options) {
      fake.server = options.server;
      fake.readMethod = options.readMethod;
    },
    postAtEnd: () => undefined,
    setToken(token) {
      fake.token = token;
    },
    expire(message = '') {
      for (const listener of [...listeners]) listener(message);
    },
    subscribeUnauthorised(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    report: () => undefined,
    read: () => Promise.reject(new Error('Nothing is read past the fake apis')),
    write: () => Promise.reject(new Error('Nothing is written past the fake apis')),
  };
  return fake;
}

import { createAgentApi } from '../../src/services/api/agentApi';
import { createAuthApi } from '../../src/services/api/authApi';
import { createClassificationApi } from '../../src/services/api/classificationApi';
import { createConversationApi } from '../../src/services/api/conversationApi';
import { createQueueApi } from '../../src/services/api/queueApi';
import { createClock } from '../../src/services/clock';
import { createHttp } from '../../src/services/http/http';
import { createTransport } from '../../src/services/http/transport';
import { createIds } from '../../src/services/ids';
import { createCommands } from '../../src/services/realtime/commands';
import type { DecodedEvent, DomainEvent } from '../../src/services/realtime/decode';
import { createRealtimeClient } from '../../src/services/realtime/socketClient';
import { createSessionToken } from '../../src/services/sessionToken';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { deploymentOn, httpTo } from './support/testHttp';
import { pass } from './support/testLine';
import { createWireReports } from '../../src/services/wireReports';

/** The console's own services towards a sandbox in this process. */
function consoleOf({ httpPort, realtimePort, bearer }: Sandbox) {
  const storage = () => ({ getItem: () => null, setItem: () => undefined });
  const ids = createIds(storage, storage);
  const deployment = deploymentOn({ api: httpPort, realtime: realtimePort }, bearer);
  const token = createSessionToken();
  const wireReports = createWireReports();
  const http = createHttp({
    transport: createTransport(),
    deployment,
    token,
    wireReports,
    pageProtocol: 'http:',
  });
  const client = createRealtimeClient({
    clock: createClock(),
    ids,
    deployment,
    token,
    wireReports,
    pageProtocol: 'http:',
  });
  http.configure({ server: 'localhost', readMethod: 'auto' });
  client.configure({ server: 'localhost' });
  const events: DecodedEvent[] = [];
  client.subscribe((event) => {
    if (event.kind === 'event') events.push(event.event);
  });

  async function event<T extends DomainEvent['type']>(type: T): Promise<Extract<DomainEvent, { type: T }>> {
    for (let tries = 0; tries < 400; tries += 1) {
      for (const one of events) {
        if (one.kind === 'fact' && one.event.type === type)
          return one.event as Extract<DomainEvent, { type: T }>;
      }
      await pass(10);
    }
    throw new Error(`No ${type} among ${JSON.stringify(events)}`);
  }

  return { ids, http, client, commands: createCommands(client, wireReports.report), events, event };
}

describe.each([[['GET']], [['POST']], [['GET', 'POST']]] as const)('reads served by %p', (readVerbs) => {
  let sandbox: Sandbox;

  beforeEach(async () => {
    sandbox = await createSandbox({ readVerbs: [...readVerbs] });
  });

  afterEach(() => sandbox.close());

  test('all of them answer', async () => {
    const http = httpTo(sandbox.httpPort, { bearer: sandbox.bearer });
    const { id } = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'Bom dia' });
    const conversations = createConversationApi(http);
    const classification = createClassificationApi(http);
    await expect(createQueueApi(http).queues()).resolves.toContainEqual(
      expect.objectContaining({ name: 'Chat Site', type: 2 }),
    );
    expect((await createAgentApi(http).pauseReasons()).length).toBeGreaterThan(0);
    await expect(conversations.active('Ana Souza')).resolves.toMatchObject({ conversations: [] });
    await expect(conversations.one(String(id))).resolves.toMatchObject({ id: String(id), status: 'other' });
    await expect(conversations.one('999999')).resolves.toBeNull();
    const [message] = await conversations.messages(String(id));
    expect(message).toMatchObject({ text: 'Bom dia', direction: 'customer', conversationId: String(id) });
    await expect(conversations.messages('999999')).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
    expect((await classification.classifications(['Chat Site'])).length).toBeGreaterThan(0);
    expect((await classification.subclassifications()).length).toBeGreaterThan(0);
    await expect(classification.ofConversation(String(id))).resolves.toEqual([]);
  });
});

describe('a day of one conversation', () => {
  let sandbox: Sandbox;
  let us: ReturnType<typeof consoleOf>;

  beforeEach(async () => {
    sandbox = await createSandbox({ progressSpeed: 20 });
    us = consoleOf(sandbox);
  });

  afterEach(async () => {
    us.client.disconnect();
    await sandbox.close();
  });

  test('signs in, takes it, answers, classifies and ends it; every event is understood', async () => {
    const { ids, http, client, commands, event, events } = us;
    const auth = createAuthApi(http);
    await expect(auth.login('ana', 'errada', ids.clientId)).rejects.toMatchObject({
      message: expect.stringMatching(/.+/) as unknown,
    });
    const { user, secrets } = await auth.login('ana', 'ana123', ids.clientId);
    http.setToken(secrets.token);
    const who = { name: user.fullName, extension: user.extension };
    client.connect();
    while (!client.isConnected()) await pass(10);
    await expect(client.authenticate({ ...who, epoch: null, lastSeq: null })).resolves.toMatchObject({
      kind: 'accepted',
      handshake: { replay: 'gap' },
    });
    const joined = await commands.joinQueues(who, ids.newId(), ['Chat Site'], 'entry');
    expect(joined).toMatchObject({ kind: 'ok', data: { status: 1, pauseReason: null } });

    const { id } = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'Bom dia' });
    const { conversation } = (await event('conversations/assigned')).payload;
    expect(conversation).toMatchObject({
      id: String(id),
      status: 'active',
      lastAgent: 'Ana Souza',
      unread: 1,
    });
    const item = {
      clientMsgId: ids.newId(),
      reqId: ids.newId(),
      target: {
        conversationId: conversation.id,
        fromId: conversation.fromId,
        queue: 'Chat Site',
        queueType: 2 as const,
      },
      text: 'Como posso ajudar?',
      file: null,
      mail: null,
      quoted: null,
      template: null,
      createdAt: Date.now(),
      queuedAt: Date.now(),
      order: Date.now(),
      state: 'sending' as const,
      attempts: 1,
      failure: null,
    };
    const sent = await commands.sendMessage(who, item);
    expect(sent).toMatchObject({
      kind: 'ok',
      data: { text: item.text, clientMsgId: item.clientMsgId },
      repeated: false,
    });
    await expect(commands.sendMessage(who, item)).resolves.toMatchObject({ kind: 'ok', repeated: true });
    await expect(event('messages/sendSettled')).resolves.toMatchObject({ payload: { failure: null } });
    const stored = await createConversationApi(http).messages(conversation.id);
    expect(stored.map(({ text }) => text)).toEqual(['Bom dia', item.text]);
    const untilId = stored.at(-1)?.id ?? '';
    await expect(commands.markRead(who, ids.newId(), conversation.id, untilId)).resolves.toMatchObject({
      kind: 'ok',
    });

    const classifications = createClassificationApi(http);
    const [first] = await classifications.classifications(['Chat Site']);
    const form = {
      reqId: ids.newId(),
      conversationId: conversation.id,
      classificationId: first?.id ?? '',
      subclassificationId: null,
      notes: 'ok',
    };
    const row = await classifications.classify(form, user.fullName);
    await expect(classifications.classify(form, user.fullName)).resolves.toEqual(row);
    await expect(classifications.ofConversation(conversation.id)).resolves.toMatchObject([
      { id: row.id, notes: 'ok' },
    ]);

    await expect(commands.pause(who, ids.newId(), 'Café', false)).resolves.toMatchObject({
      kind: 'ok',
      data: { status: 10, pauseReason: 'Café' },
    });
    await expect(commands.unpause(who, ids.newId())).resolves.toMatchObject({
      kind: 'ok',
      data: { status: 1 },
    });
    await expect(commands.queueStatus(who, ids.newId())).resolves.toMatchObject({ kind: 'ok' });
    await expect(commands.endConversation(who, ids.newId(), conversation)).resolves.toMatchObject({
      kind: 'ok',
    });
    const { payload } = await event('conversations/removed');
    expect(payload).toEqual({ conversationId: conversation.id, reason: 'finished', to: null });
    await expect(commands.leaveQueues(who, ids.newId(), ['Chat Site'], 'logout')).resolves.toMatchObject({
      kind: 'ok',
      data: { status: 5 },
    });
    expect(events.filter(({ kind }) => kind !== 'fact')).toEqual([]);
  });
});

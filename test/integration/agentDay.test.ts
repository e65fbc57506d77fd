import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { saveRequested } from '../../src/store/classification/actions';
import { endConfirmRequested, endRequested, openRequested } from '../../src/store/conversations/actions';
import { selectConversation, selectKnownIds } from '../../src/store/conversations/selectors';
import { sendRequested } from '../../src/store/messages/actions';
import { selectMessages } from '../../src/store/messages/selectors';
import type { Message } from '../../src/store/messages/types';
import { switchRequested } from '../../src/store/queues/actions';
import { selectJoinedQueues } from '../../src/store/queues/selectors';
import { openConsole, type TestConsole } from './testConsole';
import { newProfile } from './profile';

let sandbox: Sandbox;
let console: TestConsole;

beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 20 });
  console = openConsole(newProfile(sandbox));
});

afterEach(async () => {
  console.close();
  await sandbox.close();
});

/** Signs Ana in and puts her into the queue. */
async function enter(queue: string): Promise<void> {
  await console.signIn('ana');
  console.dispatch(switchRequested({ queues: [queue], joined: true }));
  await console.until('in the queue', (state) => selectJoinedQueues(state).includes(queue));
}

function statusesOf(text: string): string[] {
  const reports = [
    ...console.payloads('outbox/delivered'),
    ...console.payloads('messages/sendSettled'),
    ...console.payloads('messages/changed'),
  ] as { message: Message | null }[];
  return reports.flatMap(({ message }) => (message?.text === text ? [message.status] : []));
}

it('an agent enters a queue, answers a customer, classifies and ends', async () => {
  await enter('Chat Financeiro');
  const { id } = sandbox.control.openConversation({
    queue: 'Chat Financeiro',
    fromName: 'Maria Souza',
    texto: 'Bom dia',
  });
  const conversationId = String(id);
  await console.until('the conversation', (state) => selectConversation(state, conversationId));
  expect(selectConversation(console.state(), conversationId)).toMatchObject({
    fromName: 'Maria Souza',
    unread: 1,
    lastAgent: 'Ana Souza',
  });

  console.dispatch(openRequested({ conversationId }));
  const messages = () => selectMessages(console.state(), conversationId);
  await console.until('its message', () => messages().some(({ text }) => text === 'Bom dia'));
  expect(selectConversation(console.state(), conversationId)?.unread).toBe(0);
  await console.until('no unread at the server', () =>
    sandbox.control.conversations({}).some((one) => String(one.id) === conversationId && one.count === 0),
  );

  console.dispatch(sendRequested({ conversationId, text: 'Posso ajudar?' }));
  await console.until('the answer is seen', () =>
    messages().some(({ text, status }) => text === 'Posso ajudar?' && status === 'seen'),
  );
  expect(console.state().outbox.items).toEqual({});
  expect(new Set(statusesOf('Posso ajudar?'))).toEqual(new Set(['pending', 'sent', 'delivered', 'seen']));
  expect(sandbox.control.messages({ idAtendimento: id }).map(({ texto }) => texto)).toContain(
    'Posso ajudar?',
  );

  console.dispatch(endRequested({ conversationId }));
  await console.until('the classify dialog', ({ classification }) => classification.dialog?.endsAfter);
  const choice = await console.until(
    'the choices',
    ({ classification }) => classification.classifications[0],
  );
  console.dispatch(
    saveRequested({ conversationId, classificationId: choice.id, subclassificationId: null, notes: 'ok' }),
  );
  await console.until('the confirmation', ({ conversations }) => conversations.confirmingEnd);
  console.dispatch(endConfirmRequested({ conversationId }));
  await console.until('the conversation left', (state) => !selectKnownIds(state).includes(conversationId));
  expect(console.state().conversations).toMatchObject({ selectedId: null, departed: null });
  const ended = sandbox.control.conversations({ status: 'Encerrado' }).map((one) => String(one.id));
  expect(ended).toContain(conversationId);
});

it('the server insists on a classification that the console does not know to be due', async () => {
  sandbox.control.failHttp({ path: '/api/v3/fila', kind: 'fail', times: 10 });
  await enter('Chat Financeiro');
  const { id } = sandbox.control.openConversation({ queue: 'Chat Financeiro', texto: 'Bom dia' });
  const conversationId = String(id);
  await console.until('the conversation', (state) => selectConversation(state, conversationId));
  console.dispatch(endRequested({ conversationId }));
  await console.until('the confirmation', ({ conversations }) => conversations.confirmingEnd);
  console.dispatch(endConfirmRequested({ conversationId }));
  await console.until('the classify dialog', ({ classification }) => classification.dialog?.endsAfter);
  expect(selectKnownIds(console.state())).toContain(conversationId);
});

it('an agent in mode T is in all queues on entry', async () => {
  await console.signIn('carla');
  await console.until('in all queues', ({ queues }) => queues.memberships.every(({ joined }) => joined));
  expect(selectJoinedQueues(console.state())).toHaveLength(4);
  await console.until('available', ({ agent }) => agent.status === 1);
});

it('a customer’s messages count as unread until the conversation is open, and move it to the top', async () => {
  await enter('Chat Site');
  const [first, second] = ['Maria', 'João'].map((fromName) =>
    sandbox.control.openConversation({ queue: 'Chat Site', fromName, texto: 'Oi' }),
  );
  const ids = [first, second].map((one) => String(one?.id));
  await console.until('both conversations', (state) => selectKnownIds(state).length === 2);
  expect(selectKnownIds(console.state())).toEqual([ids[1], ids[0]]);
  sandbox.control.customerWrites({ idAtendimento: ids[0] ?? '', texto: 'Alô?' });
  await console.until('moved to the top', (state) => selectKnownIds(state)[0] === ids[0]);
  expect(selectConversation(console.state(), ids[0] ?? '')).toMatchObject({ unread: 2, lastMessage: 'Alô?' });
});

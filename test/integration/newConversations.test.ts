import { createOpenRequested, createRequested } from '../../src/store/conversations/actions';
import { selectCreation } from '../../src/store/conversations/createSelectors';
import { selectSelectedId } from '../../src/store/conversations/selectors';
import type { NewConversation } from '../../src/store/conversations/types';
import { switchRequested } from '../../src/store/queues/actions';
import { selectJoinedQueues } from '../../src/store/queues/selectors';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { newProfile } from './profile';
import { openConsole, type TestConsole } from './testConsole';

const QUEUE = 'WhatsApp Vendas';

const form: NewConversation = {
  kind: 'whatsapp',
  name: 'Rosa Dias',
  address: '11955550001',
  queue: QUEUE,
  instance: 'vendas-1',
};

let sandbox: Sandbox;
let ana: TestConsole;
let bruno: TestConsole;

async function enter(login: string): Promise<TestConsole> {
  const console = openConsole(newProfile(sandbox));
  await console.signIn(login);
  console.dispatch(switchRequested({ queues: [QUEUE], joined: true }));
  await console.until('in the queue', (state) => selectJoinedQueues(state).includes(QUEUE));
  return console;
}

beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 0 });
  ana = await enter('ana');
  bruno = await enter('bruno');
});

afterEach(async () => {
  ana.close();
  bruno.close();
  await sandbox.close();
});

function begin(console: TestConsole, asked = form): void {
  console.dispatch(createOpenRequested({ kind: asked.kind, name: '', address: '', contactId: null }));
  console.dispatch(createRequested(asked));
}

const begun = () => sandbox.control.conversations({}).filter(({ fromName }) => fromName === 'Rosa Dias');

it('begins once though answer and event are lost', async () => {
  sandbox.control.failAction({ action: 'addAtendimento', kind: 'loseAck', times: 2 });
  sandbox.control.failEvent({ name: 'AddAtendimento', kind: 'skip' });
  begin(ana);
  await ana.until('open', (state) => selectSelectedId(state) !== null);
  await ana.quiet();
  expect(begun()).toHaveLength(1);
  expect(selectSelectedId(ana.state())).toBe(String(begun()[0]?.id));
});

it('goes on over a connection that drops before the answer', async () => {
  sandbox.control.failAction({ action: 'addAtendimento', kind: 'delay', ms: 800 });
  begin(ana);
  sandbox.control.dropSockets({ nome: 'ana' });
  await ana.until('open', (state) => selectSelectedId(state) !== null);
  await ana.quiet();
  expect(begun()).toHaveLength(1);
});

it('opens the agent’s own conversation with that customer instead of a second one', async () => {
  begin(ana);
  await ana.until('open', (state) => selectCreation(state) === null && selectSelectedId(state) !== null);
  begin(ana, { ...form, address: '+55 (11) 95555-0001'.replace(/[^+\d]/g, '') });
  await ana.until('found', ({ conversations }) => conversations.begun.existingId);
  expect(begun()).toHaveLength(1);
});

it('says where a conversation is that another agent has', async () => {
  begin(ana);
  await ana.until('open', (state) => selectSelectedId(state) !== null);
  begin(bruno);
  const elsewhere = await bruno.until('where it is', (state) => selectCreation(state)?.elsewhere);
  expect(elsewhere).toEqual({
    conversationId: String(begun()[0]?.id),
    queue: QUEUE,
    agent: 'Ana Souza',
  });
  expect(begun()).toHaveLength(1);
});

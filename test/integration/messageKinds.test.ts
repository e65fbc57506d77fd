import {
  deleteConfirmRequested,
  replyRequested,
  retryRequested,
  sendRequested,
} from '../../src/store/messages/actions';
import { openRequested } from '../../src/store/conversations/actions';
import { selectConversation } from '../../src/store/conversations/selectors';
import { selectDraftQuote, selectDraftText } from '../../src/store/drafts/selectors';
import { selectMessages } from '../../src/store/messages/selectors';
import type { Message, Quote } from '../../src/store/messages/types';
import * as cannedReplies from '../../src/store/cannedReplies/actions';
import { selectRepliesFor, selectReplies, selectTemplates } from '../../src/store/cannedReplies/selectors';
import { switchRequested } from '../../src/store/queues/actions';
import { selectJoinedQueues } from '../../src/store/queues/selectors';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { newProfile } from './profile';
import { openConsole, type TestConsole } from './testConsole';

let sandbox: Sandbox;
let console: TestConsole;
let conversationId: string;

/** Ana at work in a conversation of this queue that is open. */
async function begin(queue: string, texto = 'Bom dia'): Promise<void> {
  sandbox = await createSandbox({ progressSpeed: 20 });
  console = openConsole(newProfile(sandbox));
  await console.signIn('ana');
  console.dispatch(switchRequested({ queues: [queue], joined: true }));
  await console.until('in the queue', (state) => selectJoinedQueues(state).includes(queue));
  conversationId = String(sandbox.control.openConversation({ queue, texto }).id);
  await console.until('the conversation', (state) => selectConversation(state, conversationId));
  console.dispatch(openRequested({ conversationId }));
  await console.until('its message', (state) => selectMessages(state, conversationId).length > 0);
}

afterEach(async () => {
  console.close();
  await sandbox.close();
});

const shown = () => selectMessages(console.state(), conversationId);
const fromAgent = () => shown().filter(({ direction }) => direction === 'agent');
const stored = () =>
  sandbox.control.messages({ idAtendimento: conversationId }).filter(({ inOut }) => inOut === 2);

function firstMessage(): Message {
  const [message] = shown();
  if (message === undefined) throw new Error('No message');
  return message;
}

function quoteOfFirst(): Quote {
  const { id, providerId, text } = firstMessage();
  return { id, providerId, text, kind: 'text', mimeType: null, path: null };
}

async function say(text: string): Promise<Message> {
  console.dispatch(sendRequested({ conversationId, text }));
  return console.until('it is seen', () =>
    fromAgent().find((message) => message.text === text && message.status === 'seen'),
  );
}

describe('in a queue of type 3', () => {
  beforeEach(() => begin('WhatsApp Vendas'));

  it('an answer keeps what it answers, at the server and on screen, once although its answer is lost', async () => {
    sandbox.control.failAction({ action: 'replyMessage', kind: 'loseAck' });
    console.dispatch(replyRequested({ conversationId, text: 'Olá!', quoted: quoteOfFirst() }));
    await console.until(
      'delivered',
      ({ outbox }) => stored().length === 1 && Object.keys(outbox.items).length === 0,
    );
    await console.quiet();
    expect(stored()).toHaveLength(1);
    expect(fromAgent()).toMatchObject([{ text: 'Olá!', quoted: { id: firstMessage().id, text: 'Bom dia' } }]);
  });

  it('a deletion leaves the mark and no words', async () => {
    const message = await say('Engano');
    console.dispatch(deleteConfirmRequested({ conversationId, messageId: message.id }));
    await console.until('deleted', () => fromAgent()[0]?.status === 'deleted');
    expect(stored()).toMatchObject([{ status: 'deleted', texto: '' }]);
  });

  it('a deletion whose answer is lost is done once, and known', async () => {
    const message = await say('Engano');
    sandbox.control.failAction({ action: 'deleteMessage', kind: 'loseAck' });
    console.dispatch(deleteConfirmRequested({ conversationId, messageId: message.id }));
    await console.until('deleted', () => fromAgent()[0]?.status === 'deleted');
    expect(console.payloads('messages/deleteFailed')).toEqual([]);
  });

  it('the customer’s message cannot be deleted: the refusal is told', async () => {
    const { id } = firstMessage();
    console.dispatch(deleteConfirmRequested({ conversationId, messageId: id }));
    await console.until('refused', () => console.payloads('messages/deleteFailed').length > 0);
    expect(console.payloads('messages/deleteFailed')).toMatchObject([{ messageId: id, code: 'VALIDACAO' }]);
    expect(firstMessage().status).not.toBe('deleted');
  });

  it('a message that its provider failed on is tried again, and arrives once', async () => {
    sandbox.control.failSends({ times: 1 });
    console.dispatch(sendRequested({ conversationId, text: 'Oi' }));
    const failed = await console.until('failed', () =>
      fromAgent().find(({ errorText }) => errorText !== null),
    );
    console.dispatch(retryRequested({ conversationId, messageId: failed.id }));
    await console.until('seen', () => fromAgent()[0]?.status === 'seen');
    expect(fromAgent()).toMatchObject([{ text: 'Oi', errorText: null }]);
    expect(stored()).toHaveLength(1);
  });

  it('a message that did not fail is answered as it stands', async () => {
    const message = await say('Oi');
    console.dispatch(retryRequested({ conversationId, messageId: message.id }));
    await console.quiet();
    expect(stored()).toHaveLength(1);
  });

  it('canned replies are those of the queue and those of all', async () => {
    console.dispatch(cannedReplies.openRequested({ kind: 'replies', conversationId }));
    const { items } = await console.until('read', (state) => {
      const replies = selectReplies(state, 'WhatsApp Vendas');
      return replies.read.status === 'loaded' ? replies : null;
    });
    expect(items.map(({ name }) => name)).toContain('Prazo de entrega');
    expect(items.map(({ name }) => name)).not.toContain('Segunda via');
  });
});

it('in a queue of type 2 an answer is refused: nothing is stored, and the agent decides', async () => {
  await begin('Chat Site');
  console.dispatch(replyRequested({ conversationId, text: 'Olá!', quoted: quoteOfFirst() }));
  await console.until('refused', ({ outbox }) =>
    Object.values(outbox.items).some(({ state }) => state === 'failed'),
  );
  expect(stored()).toEqual([]);
  expect(selectDraftText(console.state(), conversationId)).toBe('');
  expect(selectDraftQuote(console.state(), conversationId)).toBeNull();
});

describe('in a queue of type 5', () => {
  it('a template goes out filled in, once although its answer is lost', async () => {
    await begin('WhatsApp Oficial');
    console.dispatch(cannedReplies.openRequested({ kind: 'templates', conversationId }));
    const { items } = await console.until('read', (state) => {
      const templates = selectTemplates(state, 'WhatsApp Oficial');
      return templates.items.length > 0 ? templates : null;
    });
    const [welcome] = items;
    sandbox.control.failAction({ action: 'sendTemplate', kind: 'loseAck' });
    const text = 'Olá Maria, aqui é da Exemplo. Podemos falar?';
    const fields = [{ name: 'nome', value: 'Maria' }];
    const templateId = welcome?.id ?? '';
    console.dispatch(cannedReplies.sendTemplateRequested({ conversationId, templateId, fields, text }));
    await console.until(
      'delivered',
      ({ outbox }) => stored().length === 1 && Object.keys(outbox.items).length === 0,
    );
    await console.quiet();
    expect(stored()).toMatchObject([{ texto: text }]);
    expect(selectRepliesFor(console.state(), 'templates')).toBeNull();
  });
});

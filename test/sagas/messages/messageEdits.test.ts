import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { lost } from '../../../src/store/connection/actions';
import * as messages from '../../../src/store/messages/actions';
import { selectMessage } from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { fails, silence } from '../../support/fakes/scripted';
import { atWork, connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleConversation, sampleMessage } from '../../support/samples';

const REF = { conversationId: '1001', messageId: '7' };
const mine = sampleMessage({ id: '7', clientMsgId: 'c7', direction: 'agent', agent: 'Ana Lima' });

let h: SagaHarness;

function begin(message: Partial<Message> = {}): void {
  const known = messages.loaded({ conversationId: '1001', messages: [{ ...mine, ...message }] });
  h = createSagaHarness({ facts: () => [...atWork(), known] });
  h.run(() => serve(sessionWorkers()));
}

afterEach(() => h.end());

const shown = () => selectMessage(h.state(), '1001', '7');
const told = () => h.types('messages');

async function confirm(): Promise<void> {
  h.dispatch(messages.deleteRequested(REF));
  h.dispatch(messages.deleteConfirmRequested(REF));
  await h.settle();
}

describe('a deletion', () => {
  beforeEach(() => begin());

  it('is asked for once, and the message is marked when the server did it', async () => {
    await confirm();
    expect(h.services.commands.deleteMessage.calls.map(([, , message]) => message.id)).toEqual(['7']);
    expect(shown()?.status).toBe('deleted');
    expect(h.state().messages.deletion).toBeNull();
  });

  it('that is refused is told, and the message stays', async () => {
    h.services.commands.deleteMessage.next(() => refused('VALIDACAO', 'Mensagem do cliente'));
    await confirm();
    expect(h.state().messages.deletion?.failure).toEqual({
      code: 'VALIDACAO',
      message: 'Mensagem do cliente',
    });
    expect(shown()?.status).toBe('sent');
  });

  it('is asked for again under the same id while the server is busy, for 30 s at most', async () => {
    h.services.commands.deleteMessage.always(() => refused('INDISPONIVEL', '', true));
    await confirm();
    await h.pass(60_000);
    const { calls } = h.services.commands.deleteMessage;
    expect(calls.length).toBeGreaterThan(1);
    expect(new Set(calls.map(([, reqId]) => reqId)).size).toBe(1);
    expect(h.state().messages.deletion).toMatchObject({
      isUnderWay: false,
      failure: { code: 'INDISPONIVEL' },
    });
    const asked = calls.length;
    await h.pass(60_000);
    expect(calls).toHaveLength(asked);
  });

  it('is not asked for again after the connection was lost', async () => {
    h.services.commands.deleteMessage.always(() => timeout());
    await confirm();
    h.dispatch(lost({ cause: 'transport close' }));
    await h.pass(60_000);
    expect(h.services.commands.deleteMessage.calls).toHaveLength(1);
    expect(h.state().messages.deletion?.failure).toEqual({ code: 'timeout', message: '' });
  });

  it('whose answer was lost counts when the messages show it', async () => {
    h.services.commands.deleteMessage.always(() => ({ kind: 'disconnected' }));
    h.services.conversationApi.messages.next(() => [{ ...mine, status: 'deleted', text: '' }]);
    await confirm();
    expect(told().at(-1)).toBe('messages/deleted');
    expect(h.state().messages.deletion).toBeNull();
  });

  it('is over when the channel tells it before the answer', async () => {
    h.services.commands.deleteMessage.next(silence);
    await confirm();
    h.dispatch(messages.changed({ message: { ...mine, status: 'deleted' }, conversation: null }));
    await h.settle();
    expect(told().at(-1)).toBe('messages/deleted');
    expect(h.state().messages.deletion).toBeNull();
  });

  it('of a message that is not known is not asked for', async () => {
    h.dispatch(messages.deleteConfirmRequested({ ...REF, messageId: '9' }));
    await h.settle();
    expect(h.services.commands.deleteMessage.calls).toEqual([]);
  });
});

describe('a message that the provider failed on', () => {
  const failed = { errorText: 'Número bloqueado', status: 'pending' } as const;

  it('is tried again under the id that it was made with', async () => {
    begin(failed);
    h.dispatch(messages.retryRequested(REF));
    await h.settle();
    expect(told()).toContain('messages/retryStarted');
    const [call] = h.services.commands.retryMessage.calls;
    expect([call?.[2].id, call?.[3]]).toEqual(['7', 'c7']);
    expect(told().at(-1)).toBe('messages/retried');
  });

  it.each([
    ['the server’s words', 'De outro agente', 'De outro agente'],
    ['why it failed before', '', 'Número bloqueado'],
  ])('shows %s when it is not', async (_what, message, shownText) => {
    begin(failed);
    h.services.commands.retryMessage.next(() => refused('OUTRO_AGENTE', message));
    h.dispatch(messages.retryRequested(REF));
    await h.settle();
    expect(shown()?.errorText).toBe(shownText);
  });

  it.each<[string, Partial<Message>]>([
    ['did not fail', { errorText: null }],
    ['was not made by a console', { clientMsgId: null, ...failed }],
  ])('is not tried when it %s', async (_what, message) => {
    begin(message);
    h.dispatch(messages.retryRequested(REF));
    await h.settle();
    expect(h.services.commands.retryMessage.calls).toEqual([]);
  });
});

describe('at a server that acknowledges nothing, a message that the provider failed on', () => {
  const failed = { ...mine, errorText: 'Número bloqueado', status: 'pending' } as const;
  const wishes = () => h.services.commands.retryMessage.calls.length;

  async function wish(): Promise<void> {
    h.dispatch(messages.retryRequested(REF));
    await h.pass(11_000);
  }

  beforeEach(() => {
    const known = messages.loaded({ conversationId: '1001', messages: [failed] });
    h = createSagaHarness({
      facts: () => [...signedIn(), ...connectedToOldServer(), ...inSync(sampleConversation()), known],
    });
    h.run(() => serve(sessionWorkers()));
    h.services.commands.retryMessage.always(timeout);
  });

  it('is tried again only after the messages were read and show it so', async () => {
    h.services.conversationApi.messages.always(fails('offline'));
    await wish();
    expect(wishes()).toBe(0);
    expect(h.state().ui.alert).toEqual({ textId: 'failure.unchecked', detail: null });
    expect(shown()?.errorText).toBe('Número bloqueado');
    h.services.conversationApi.messages.always(() => [failed]);
    await wish();
    expect(wishes()).toBe(1);
    expect(shown()?.errorText).toBe('Número bloqueado');
    h.services.conversationApi.messages.always(() => [{ ...failed, errorText: null, status: 'sent' }]);
    await wish();
    expect(wishes()).toBe(1);
    expect(shown()).toMatchObject({ errorText: null, status: 'sent' });
  });

  it('is tried again once, however often that is pressed', async () => {
    h.services.conversationApi.messages.always(() => [failed]);
    h.dispatch(messages.retryRequested(REF));
    await wish();
    expect(wishes()).toBe(1);
    await wish();
    expect(wishes()).toBe(2);
  });

  it('is on its way when the messages show no error after it', async () => {
    h.services.conversationApi.messages.next(() => [failed]);
    h.services.conversationApi.messages.always(() => [{ ...failed, errorText: null }]);
    await wish();
    expect([wishes(), shown()?.errorText]).toEqual([1, null]);
  });
});

import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { authenticated, lost } from '../../../src/store/connection/actions';
import * as cannedReplies from '../../../src/store/cannedReplies/actions';
import { selectReplies, selectTemplates } from '../../../src/store/cannedReplies/selectors';
import type { ReplyKind } from '../../../src/store/cannedReplies/types';
import { ok, refused } from '../../support/fakes/fakeCommands';
import { fails } from '../../support/fakes/scripted';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleHandshake } from '../../support/sagaSamples';

const replies = [{ name: 'Saudação', text: 'Olá!' }];
const template = { id: '1', name: 'aviso', text: 'Olá {{nome}}', fields: ['nome'] };
const FIVE_MINUTES = 5 * 60_000;

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: atWork });
  h.services.queueApi.cannedReplies.always(() => replies);
  h.services.commands.templates.always(() => ok([template]));
  h.run(() => serve(sessionWorkers()));
});
afterEach(() => h.end());

async function open(kind: ReplyKind, conversationId = '1001'): Promise<void> {
  h.dispatch(cannedReplies.openRequested({ kind, conversationId }));
  await h.settle();
}

it('reads the replies of the conversation’s queue', async () => {
  await open('replies');
  expect(h.services.queueApi.cannedReplies.calls).toEqual([['SAC']]);
  expect(selectReplies(h.state(), 'SAC').items).toEqual(replies);
});

it('reads its templates, when they are asked for and when the server asks for one', async () => {
  await open('templates');
  expect(h.services.commands.templates.calls[0]?.[2]).toBe('SAC');
  expect(selectTemplates(h.state(), 'SAC').items).toEqual([template]);
  await h.pass(FIVE_MINUTES + 1);
  h.dispatch(cannedReplies.templateRequired({ conversationId: '1001' }));
  await h.settle();
  expect(h.services.commands.templates.calls).toHaveLength(2);
});

it('reads templates once more when the answer cannot be read, and then says so', async () => {
  h.services.commands.templates.next(() => ({ kind: 'unreadable' }));
  await open('templates');
  await h.pass(5_000);
  expect(selectTemplates(h.state(), 'SAC').items).toEqual([template]);
  h.services.commands.templates.always(() => ({ kind: 'unreadable' }));
  h.dispatch(cannedReplies.readRequested({ kind: 'templates', queue: 'SAC' }));
  await h.pass(60_000);
  expect(h.services.commands.templates.calls).toHaveLength(4);
  expect(selectTemplates(h.state(), 'SAC').read).toMatchObject({ failure: { code: 'badAnswer' } });
});

it.each(['replies', 'templates'] as const)(
  'keeps %s for five minutes, as long as the connection lasts',
  async (kind) => {
    const calls =
      kind === 'replies' ? h.services.queueApi.cannedReplies.calls : h.services.commands.templates.calls;
    await open(kind);
    await h.pass(FIVE_MINUTES);
    await open(kind);
    expect(calls).toHaveLength(1);
    await h.pass(1);
    await open(kind);
    expect(calls).toHaveLength(2);
    h.dispatch(lost({ cause: 'transport close' }));
    h.dispatch(authenticated(sampleHandshake()));
    await open(kind);
    expect(calls).toHaveLength(3);
  },
);

it('reads again by itself while the agent waits for the texts, and no longer', async () => {
  h.services.queueApi.cannedReplies.next(fails('offline'), fails('offline'), fails('offline'));
  await open('replies');
  await h.pass(2_000);
  expect(h.services.queueApi.cannedReplies.calls).toHaveLength(2);
  h.dispatch(cannedReplies.closeRequested());
  await h.pass(60_000);
  expect(h.services.queueApi.cannedReplies.calls).toHaveLength(2);
});

it.each(['replies', 'templates'] as const)(
  'tells why %s could not be read, and reads again',
  async (kind) => {
    h.services.queueApi.cannedReplies.next(fails('offline'));
    h.services.commands.templates.next(() => refused('NAO_ENCONTRADO', 'Fila não encontrada.'));
    await open(kind);
    const failure = kind === 'replies' ? { code: 'offline' } : { message: 'Fila não encontrada.' };
    expect(h.payloads(cannedReplies.readFailed)).toMatchObject([{ kind, queue: 'SAC', ...failure }]);
    h.dispatch(cannedReplies.readRequested({ kind, queue: 'SAC' }));
    await h.settle();
    const selector = kind === 'replies' ? selectReplies : selectTemplates;
    expect(selector(h.state(), 'SAC').items).toHaveLength(1);
  },
);

it('reads nothing for a conversation that is not the agent’s', async () => {
  await open('replies', '9');
  expect(h.services.queueApi.cannedReplies.calls).toEqual([]);
});

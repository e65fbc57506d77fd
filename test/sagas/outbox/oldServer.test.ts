import { keepOutbox } from '../../../src/sagas/outbox/watchOutbox';
import { serverErrorReported } from '../../../src/store/connection/actions';
import { openRequested } from '../../../src/store/conversations/actions';
import { selectDraftText } from '../../../src/store/drafts/selectors';
import { sendSettled } from '../../../src/store/messages/actions';
import { selectMessages } from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import { retryRequested } from '../../../src/store/outbox/actions';
import { timeout } from '../../support/fakes/fakeCommands';
import { createFakeDisk, type FakeDisk } from '../../support/fakes/fakeStorage';
import { fails } from '../../support/fakes/scripted';
import { outboxBench, type OutboxBench } from '../../support/outboxBench';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../support/samples';
import { connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, START } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

let bench: OutboxBench;
afterEach(() => bench.h.end());

async function start(disk: FakeDisk = createFakeDisk()): Promise<void> {
  const h = createSagaHarness({
    facts: () => [
      ...signedIn(),
      ...connectedToOldServer(),
      ...inSync(sampleConversation()),
      openRequested({ conversationId: '1001' }),
    ],
    disk,
  });
  bench = outboxBench(h);
  h.services.commands.sendMessage.always(timeout);
  h.run(keepOutbox);
  await h.settle();
}

/** A message as an old server keeps it: without the id of the console that made it. */
function shown(text: string, id: string, fields: Partial<Message> = {}): Message {
  const sentAt = new Date(Date.now()).toISOString();
  return sampleMessage({ id, text, direction: 'agent', agent: 'Ana Lima', sentAt, ...fields });
}

const inMessages = (...messages: Message[]) =>
  bench.h.services.conversationApi.messages.always(() => messages);

function settled(fields: Partial<ReturnType<typeof sendSettled>['payload']>): void {
  const settlement = { conversationId: '1001', clientMsgId: null, message: null, failure: null, ...fields };
  bench.h.dispatch(sendSettled(settlement, mark(1)));
}

function onlyId(): string {
  return Object.keys(bench.h.state().outbox.items)[0] ?? '';
}

const failureCodes = () =>
  Object.values(bench.h.state().outbox.items).map(({ failure }) => failure?.code ?? null);

describe('at a server that acknowledges nothing, a message', () => {
  it('is settled by a sendSuccess without an id, at once', async () => {
    await start();
    bench.send('um');
    bench.send('dois');
    await bench.h.settle();
    settled({ message: shown('um', '50') });
    await bench.h.settle();
    expect(bench.sent()).toEqual(['um', 'dois']);
    expect(bench.unsent()).toEqual({ dois: 'sending' });
    expect(bench.messages()).toEqual(['um']);
  });

  it('is looked for among the messages when a sendSuccess shows none', async () => {
    await start();
    bench.send('um');
    await bench.h.settle();
    inMessages(shown('um', '50'));
    settled({});
    await bench.h.settle();
    expect(bench.unsent()).toEqual({});
    expect(bench.messages()).toEqual(['um']);
  });

  it('is found among the messages after 10 s', async () => {
    await start();
    bench.send('um ');
    await bench.h.settle();
    inMessages(shown('um', '50'));
    await bench.h.pass(10_000);
    expect(bench.unsent()).toEqual({});
    expect(selectMessages(bench.h.state(), '1001')).toHaveLength(1);
  });

  it.each<[string, Message | null]>([
    ['of the customer', sampleMessage({ id: '50', text: 'um', sentAt: '2026-03-10T12:00:00Z' })],
    ['of another agent', shownBy('Bia Reis')],
    ['with other words', sampleMessage({ id: '50', text: 'outro', direction: 'agent' })],
    [
      'that another console made',
      sampleMessage({
        id: '50',
        text: 'um',
        direction: 'agent',
        clientMsgId: 'x',
        sentAt: '2026-03-10T12:00:00Z',
      }),
    ],
  ])('is not taken for one %s', async (_what, message) => {
    await start();
    bench.send('um');
    await bench.h.settle();
    if (message !== null) inMessages(message);
    await bench.h.pass(10_000);
    expect(bench.unsent()).toEqual({ um: 'failed' });
  });

  it('of the same words as an earlier one is not taken for that one', async () => {
    await start();
    bench.send('ok');
    await bench.h.settle();
    inMessages(shown('ok', '50'));
    await bench.h.pass(10_000);
    bench.send('ok');
    await bench.h.pass(10_000);
    expect(bench.sent()).toEqual(['ok', 'ok']);
    expect(failureCodes()).toEqual(['unconfirmed']);
    expect(bench.messages()).toEqual(['ok']);
  });

  it('that is not there is left to the agent and never sent again by itself', async () => {
    await start();
    bench.send('um');
    await bench.h.pass(10 * 60_000);
    expect(bench.sent()).toEqual(['um']);
    expect(bench.unsent()).toEqual({ um: 'failed' });
    expect(failureCodes()).toEqual(['unconfirmed']);
  });

  it('in flight when the connection was lost is looked for, and not sent again', async () => {
    await start();
    bench.h.services.commands.sendMessage.next(() => ({ kind: 'disconnected' }));
    bench.send('um');
    await bench.h.settle();
    bench.goOffline();
    for (const fact of connectedToOldServer()) bench.h.dispatch(fact);
    await bench.h.pass(60_000);
    expect(bench.sent()).toEqual(['um']);
    expect(failureCodes()).toEqual(['unconfirmed']);
  });

  it('in flight at a crash is looked for, and not sent again', async () => {
    const disk = createFakeDisk();
    const item = sampleOutboxItem({ state: 'sending', attempts: 1, createdAt: START, queuedAt: START });
    disk.outbox.set('c1', { agent: 'ana', item });
    await start(disk);
    await bench.h.pass(60_000);
    expect(bench.sent()).toEqual([]);
    expect(failureCodes()).toEqual(['unconfirmed']);
  });

  it('is sent again when the agent decides so, after a look whether it is there', async () => {
    await start();
    bench.send('um');
    await bench.h.pass(10_000);
    bench.h.dispatch(retryRequested({ clientMsgId: onlyId() }));
    await bench.h.pass(10_000);
    expect(bench.sent()).toEqual(['um', 'um']);
    inMessages(shown('um', '50'));
    bench.h.dispatch(retryRequested({ clientMsgId: onlyId() }));
    await bench.h.settle();
    expect(bench.sent()).toEqual(['um', 'um']);
    expect(bench.messages()).toEqual(['um']);
  });

  it('is not sent again by a retry while the messages cannot be read, and says so', async () => {
    await start();
    bench.send('um');
    await bench.h.pass(10_000);
    bench.h.services.conversationApi.messages.always(fails('offline'));
    bench.h.dispatch(retryRequested({ clientMsgId: onlyId() }));
    await bench.h.pass(60_000);
    expect(bench.sent()).toEqual(['um']);
    expect(failureCodes()).toEqual(['unchecked']);
    inMessages(shown('um', '50'));
    bench.h.dispatch(retryRequested({ clientMsgId: onlyId() }));
    await bench.h.pass(60_000);
    expect(bench.sent()).toEqual(['um']);
    expect(bench.unsent()).toEqual({});
  });

  it('says that nobody knows when the messages cannot be read after it', async () => {
    await start();
    bench.send('um');
    await bench.h.settle();
    bench.h.services.conversationApi.messages.always(fails('offline'));
    await bench.h.pass(10_000);
    expect(failureCodes()).toEqual(['unchecked']);
  });

  it('is marked by a sendSuccess with an error', async () => {
    await start();
    bench.send('um');
    await bench.h.settle();
    settled({ failure: { code: 'refused', message: 'Número inválido' } });
    await bench.h.settle();
    expect(bench.unsent()).toEqual({ um: 'failed' });
    expect(failureCodes()).toEqual(['refused']);
  });

  it('whose sendSuccess shows it with an error is a message that says so', async () => {
    await start();
    bench.send('um');
    await bench.h.settle();
    const message = shownBy('Ana Lima');
    settled({ message, failure: { code: 'refused', message: 'Número inválido' } });
    await bench.h.settle();
    expect(bench.unsent()).toEqual({});
    const [shown, ...others] = selectMessages(bench.h.state(), '1001');
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ text: 'um', errorText: 'Número inválido' });
    expect(bench.h.payloads(serverErrorReported)).toEqual([]);
  });

  it('is settled by the errorMsg that names its request', async () => {
    await start();
    bench.send('um');
    await bench.h.settle();
    const reqId = bench.sentItems()[0]?.reqId ?? '';
    const error = { message: 'Encerrado', code: 'ATENDIMENTO_ENCERRADO', conversationId: '1001' };
    bench.h.dispatch(serverErrorReported({ ...error, reqId: 'another' }));
    await bench.h.settle();
    expect(bench.unsent()).toEqual({ um: 'sending' });
    bench.h.dispatch(serverErrorReported({ ...error, reqId }));
    await bench.h.settle();
    expect(bench.unsent()).toEqual({});
    expect(selectDraftText(bench.h.state(), '1001')).toBe('um');
  });
});

function shownBy(agent: string): Message {
  return sampleMessage({ id: '50', text: 'um', direction: 'agent', agent, sentAt: '2026-03-10T12:00:00Z' });
}

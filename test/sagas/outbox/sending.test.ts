import { keepRequested } from '../../../src/store/drafts/actions';
import { selectDraftText } from '../../../src/store/drafts/selectors';
import { keepOutbox } from '../../../src/sagas/outbox/watchOutbox';
import { received, sendSettled } from '../../../src/store/messages/actions';
import type { OutboxItem } from '../../../src/store/outbox/types';
import { messageOf, ok, timeout } from '../../support/fakes/fakeCommands';
import { deferred, fails, silence } from '../../support/fakes/scripted';
import { manyConversations, outboxBench, startOutbox, type OutboxBench } from '../../support/outboxBench';
import { createSagaHarness, START } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

let bench: OutboxBench;
beforeEach(async () => {
  bench = await startOutbox();
});
afterEach(() => bench.h.end());

describe('a message', () => {
  it('is on disk before it is on screen, then sent, then a message', async () => {
    const { h } = bench;
    const disk = deferred<undefined>();
    const { put } = h.services.outbox;
    h.services.outbox.put = async (agent, item) => {
      await disk.promise;
      await put(agent, item);
    };
    bench.send('Bom dia');
    await h.settle();
    expect(h.types()).toEqual(['messages/sendRequested']);
    disk.resolve(undefined);
    await h.settle();
    expect(h.types()).toEqual([
      'messages/sendRequested',
      'outbox/queued',
      'outbox/attemptStarted',
      'outbox/delivered',
    ]);
    expect(bench.messages()).toEqual(['Bom dia']);
    expect(bench.unsent()).toEqual({});
    expect(bench.stored()).toEqual([]);
  });

  it('goes to the target that was open at the click, with ids made once', async () => {
    bench.send('Bom dia');
    await bench.h.settle();
    expect(bench.sentItems()).toEqual([
      expect.objectContaining({
        target: {
          conversationId: '1001',
          fromId: '5511988880001@s.whatsapp.net',
          queue: 'SAC',
          queueType: 3,
        },
        text: 'Bom dia',
        createdAt: START,
      }),
    ]);
    const [item] = bench.sentItems();
    expect(item?.clientMsgId).not.toBe(item?.reqId);
  });

  it('takes the draft with it, but not what was typed after the click', async () => {
    const { h } = bench;
    h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia ' }));
    bench.send('Bom dia');
    await h.settle();
    expect(selectDraftText(h.state(), '1001')).toBe('');
    h.dispatch(keepRequested({ conversationId: '1001', text: 'E mais' }));
    bench.send('Tudo bem?');
    await h.settle();
    expect(selectDraftText(h.state(), '1001')).toBe('E mais');
  });

  it('of nothing is not sent', async () => {
    bench.send('  \n ');
    await bench.h.settle();
    expect(bench.h.types()).toEqual(['messages/sendRequested']);
  });

  it('to a conversation that just left the agent is not lost without a word', async () => {
    const { h } = bench;
    h.dispatch(keepRequested({ conversationId: '9', text: 'Bom dia' }));
    bench.send('Bom dia', '9');
    await h.settle();
    expect(h.state().ui.alert?.textId).toBe('refused.notFound');
    expect(selectDraftText(h.state(), '9')).toBe('Bom dia');
    expect(bench.sent()).toEqual([]);
  });

  it('is sent where the disk fails, and that is told', async () => {
    const { h } = bench;
    h.services.disk.forbidden = true;
    bench.send('Bom dia');
    await h.settle();
    expect(bench.messages()).toEqual(['Bom dia']);
    expect(h.types()).toContain('outbox/storingFailed');
    expect(h.state().app.storageFailure).toMatchObject({ code: 'storage' });
  });

  it('clicked while the disk is still being read is not lost', async () => {
    await bench.h.end();
    const h = createSagaHarness({ facts: manyConversations });
    bench = outboxBench(h);
    const late = deferred<OutboxItem[]>();
    h.services.outbox.all = () => late.promise;
    h.run(keepOutbox);
    bench.send('Cedo');
    await h.settle();
    late.resolve([]);
    await h.settle();
    expect(bench.messages()).toEqual(['Cedo']);
  });
});

describe('the messages of a conversation', () => {
  it('go out one after the other, in the order of the clicks', async () => {
    const { h } = bench;
    const first = deferred<ReturnType<typeof ok<ReturnType<typeof messageOf>>>>();
    h.services.commands.sendMessage.next(() => first.promise);
    for (const text of ['um', 'dois', 'três']) bench.send(text);
    await h.settle();
    expect(bench.sent()).toEqual(['um']);
    expect(bench.unsent()).toEqual({ um: 'sending', dois: 'queued', três: 'queued' });
    const [item] = bench.sentItems();
    if (item !== undefined) first.resolve(ok(messageOf(item, '400')));
    await h.settle();
    expect(bench.sent()).toEqual(['um', 'dois', 'três']);
    expect(bench.messages()).toEqual(['um', 'dois', 'três']);
  });

  it('have orders that grow, even of one millisecond or with the clock set back', async () => {
    const { h } = bench;
    bench.send('um');
    bench.send('dois');
    await h.settle();
    jest.setSystemTime(START - 3_600_000);
    bench.send('três');
    await h.settle();
    const orders = bench.sentItems().map(({ order }) => order);
    expect([...orders].sort((a, b) => a - b)).toEqual(orders);
    expect(new Set(orders).size).toBe(3);
  });

  it('are not read again before each one while the server takes them', async () => {
    const { h } = bench;
    for (const text of ['um', 'dois']) bench.send(text);
    await h.settle();
    expect(h.services.conversationApi.one.calls).toEqual([['1001']]);
  });

  it('are sent although the conversation cannot be read again', async () => {
    bench.h.services.conversationApi.one.always(fails('timeout'));
    bench.send('um');
    await bench.h.settle();
    expect(bench.messages()).toEqual(['um']);
  });
});

describe('side by side', () => {
  it('no more than four conversations send, and the next one begins when one is done', async () => {
    const { h } = bench;
    const held = new Map<string, () => void>();
    h.services.commands.sendMessage.always(
      (_who, item) =>
        new Promise((resolve) => {
          held.set(item.text, () => resolve(ok(messageOf(item, `5${held.size}`))));
        }),
    );
    for (const id of ['1001', '1002', '1003', '1004', '1005', '1006']) bench.send(`para ${id}`, id);
    await h.settle();
    expect(bench.sent()).toEqual(['para 1001', 'para 1002', 'para 1003', 'para 1004']);
    held.get('para 1003')?.();
    await h.settle();
    expect(bench.sent()).toHaveLength(5);
    for (const release of [...held.values()]) release();
    await h.settle();
    for (const release of [...held.values()]) release();
    await h.settle();
    expect(bench.unsent()).toEqual({});
  });

  it('one that waits for an answer does not hold up another', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(silence);
    bench.send('preso', '1001');
    bench.send('livre', '1002');
    await h.settle();
    expect(bench.messages('1002')).toEqual(['livre']);
  });

  it('one that breaks leaves its messages to the agent, and the others go on', async () => {
    const { h } = bench;
    h.expectFailures();
    h.services.commands.sendMessage.next(() => Promise.reject(new Error('broken')));
    bench.send('quebra', '1001');
    bench.send('espera', '1001');
    bench.send('segue', '1002');
    await h.settle();
    expect(bench.unsent()).toEqual({ quebra: 'failed', espera: 'failed' });
    expect(bench.messages('1002')).toEqual(['segue']);
    expect(h.payloads({ type: 'app/sagaFailed' })).toHaveLength(1);
  });
});

describe('an event that settles a message before its answer', () => {
  it.each<[string, (item: OutboxItem) => void]>([
    [
      'newMessage',
      (item) => bench.h.dispatch(received({ message: messageOf(item, '600'), conversation: null }, mark(1))),
    ],
    [
      'sendSuccess',
      (item) =>
        bench.h.dispatch(
          sendSettled(
            {
              conversationId: '1001',
              clientMsgId: item.clientMsgId,
              message: messageOf(item, '600'),
              failure: null,
            },
            mark(1),
          ),
        ),
    ],
  ])('%s: it is not sent again, and the next one does not wait', async (_name, settle) => {
    const { h } = bench;
    h.services.commands.sendMessage.next(timeout);
    bench.send('um');
    bench.send('dois');
    await h.settle();
    const [item] = bench.sentItems();
    if (item !== undefined) settle(item);
    await h.settle();
    expect(bench.sent()).toEqual(['um', 'dois']);
    await h.pass(60_000);
    expect(bench.sent()).toEqual(['um', 'dois']);
    expect(bench.messages()).toHaveLength(2);
    expect(bench.stored()).toEqual([]);
  });
});

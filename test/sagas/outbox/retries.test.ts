import { discardRequested, editRequested, retryRequested } from '../../../src/store/outbox/actions';
import { selectDraftText } from '../../../src/store/drafts/selectors';
import { messageOf, ok, refused, timeout } from '../../support/fakes/fakeCommands';
import { startOutbox, type OutboxBench } from '../../support/outboxBench';

let bench: OutboxBench;
beforeEach(async () => {
  bench = await startOutbox();
});
afterEach(() => bench.h.end());

const busy = () => refused('INDISPONIVEL', 'Tente mais tarde', true);

function onlyItem() {
  const [item] = Object.values(bench.h.state().outbox.items);
  if (item === undefined) throw new Error('Nothing is unsent');
  return item;
}

describe('a message that the server cannot take now', () => {
  it('is sent again after 2, 4, 8, 16 and then 30 s, with the same ids', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(busy);
    bench.send('um');
    const at: number[] = [];
    for (let second = 0; second < 70; second += 1) {
      const before = bench.sent().length;
      await h.pass(second === 0 ? 0 : 1_000);
      if (bench.sent().length > before) at.push(second);
    }
    expect(at).toEqual([0, 2, 6, 14, 30, 60]);
    expect(new Set(bench.sentItems().map(({ clientMsgId }) => clientMsgId)).size).toBe(1);
    expect(new Set(bench.sentItems().map(({ reqId }) => reqId)).size).toBe(1);
    // The server said that it has not taken it, so that there is nothing to look for.
    expect(h.services.conversationApi.messages.calls).toEqual([]);
  });

  it('waits as long as the server says', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(() => ({ ...busy(), retryAfterMs: 700 }));
    bench.send('um');
    await h.pass(699);
    expect(bench.sent()).toHaveLength(1);
    await h.pass(1);
    expect(bench.sent()).toHaveLength(2);
  });

  it('waits no longer than 5 minutes, however long the server says', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(() => ({ ...busy(), retryAfterMs: 24 * 3_600_000 }));
    bench.send('um');
    await h.pass(5 * 60_000 + 1_000);
    expect(onlyItem().failure).toEqual({ code: 'expired', message: '' });
    expect(bench.sent()).toHaveLength(1);
  });

  it('holds up those behind it, so that the order stays', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(busy);
    bench.send('um');
    bench.send('dois');
    await h.pass(1_999);
    expect(bench.sent()).toEqual(['um']);
    await h.pass(1);
    expect(bench.messages()).toEqual(['um', 'dois']);
  });

  it('is left to the agent after 5 minutes', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(busy);
    bench.send('um');
    await h.pass(5 * 60_000);
    expect(bench.unsent()).toEqual({ um: 'queued' });
    await h.pass(30_000);
    expect(bench.unsent()).toEqual({ um: 'failed' });
    expect(onlyItem().failure).toEqual({ code: 'expired', message: '' });
    const tried = bench.sent().length;
    await h.pass(10 * 60_000);
    expect(bench.sent()).toHaveLength(tried);
    expect(h.services.disk.outbox.get(onlyItem().clientMsgId)?.item.state).toBe('failed');
  });

  it('is left to the agent at once when the server will never take it', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(() => refused('VALIDACAO', 'Texto longo demais'));
    bench.send('um');
    bench.send('dois');
    await h.settle();
    expect(bench.unsent()).toEqual({ um: 'failed' });
    expect(onlyItem().failure).toEqual({ code: 'VALIDACAO', message: 'Texto longo demais' });
    expect(bench.messages()).toEqual(['dois']);
  });
});

describe('a message whose answer is lost', () => {
  it('is looked for among the messages before it is sent again', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(timeout);
    bench.send('um');
    await h.settle();
    const item = onlyItem();
    h.services.conversationApi.messages.next(() => [messageOf(item, '700')]);
    await h.pass(12_000);
    expect(bench.sent()).toEqual(['um']);
    expect(bench.messages()).toEqual(['um']);
    expect(bench.unsent()).toEqual({});
  });

  it('is delivered though its conversation was closed right after it', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(timeout);
    bench.send('um');
    await h.settle();
    const item = onlyItem();
    h.services.conversationApi.messages.next(() => [messageOf(item, '700')]);
    h.services.conversationApi.one.always(() => null);
    await h.pass(12_000);
    expect(h.types()).not.toContain('outbox/refused');
    expect(bench.messages()).toEqual(['um']);
  });

  it('is sent again, under the same ids, when it is not there', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(timeout);
    bench.send('um');
    await h.pass(12_000);
    expect(bench.sent()).toEqual(['um', 'um']);
    const [first, second] = bench.sentItems();
    expect(second).toMatchObject({ clientMsgId: first?.clientMsgId, reqId: first?.reqId });
  });
});

describe('without a connection', () => {
  it('a message waits for it and goes out first thing after', async () => {
    const { h } = bench;
    bench.goOffline();
    bench.send('um');
    bench.send('dois');
    await h.pass(60_000);
    expect(bench.sent()).toEqual([]);
    bench.goOnline();
    await h.settle();
    expect(bench.messages()).toEqual(['um', 'dois']);
  });

  it('a message in flight when it is lost goes out again as soon as it is back', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(() => ({ kind: 'disconnected' }));
    bench.send('um');
    await h.settle();
    bench.goOffline();
    await h.pass(1_000);
    expect(bench.sent()).toHaveLength(1);
    bench.goOnline();
    await h.settle();
    expect(bench.messages()).toEqual(['um']);
  });

  it('a message of more than 10 minutes is left to the agent, not sent out of the blue', async () => {
    const { h } = bench;
    bench.goOffline();
    bench.send('um');
    await h.pass(11 * 60_000);
    bench.goOnline();
    await h.settle();
    expect(bench.sent()).toEqual([]);
    expect(bench.unsent()).toEqual({ um: 'failed' });
  });
});

describe('a message that failed', () => {
  beforeEach(async () => {
    bench.h.services.commands.sendMessage.always(busy);
    bench.send('um');
    await bench.h.pass(6 * 60_000);
    bench.h.services.commands.sendMessage.always((_who, item) => ok(messageOf(item, '800')));
    expect(bench.unsent()).toEqual({ um: 'failed' });
  });

  it('is sent again when the agent asks, with the same ids, behind what was sent meanwhile', async () => {
    const { h } = bench;
    bench.send('dois');
    await h.pass(1);
    h.dispatch(retryRequested({ clientMsgId: onlyItem().clientMsgId }));
    await h.settle();
    expect(bench.unsent()).toEqual({});
    const items = bench.sentItems();
    expect(
      new Set(items.filter(({ text }) => text === 'um').map(({ clientMsgId }) => clientMsgId)).size,
    ).toBe(1);
    expect(items.at(-1)?.text).toBe('um');
    expect(items.at(-1)?.order).toBeGreaterThan(items.at(-2)?.order ?? Infinity);
  });

  it('is tried for 5 minutes again, from 2 s on', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(busy);
    const before = bench.sent().length;
    h.dispatch(retryRequested({ clientMsgId: onlyItem().clientMsgId }));
    await h.pass(2_000);
    expect(bench.sent().length - before).toBe(2);
    await h.pass(4 * 60_000);
    expect(bench.unsent()).toEqual({ um: 'queued' });
    await h.pass(2 * 60_000);
    expect(bench.unsent()).toEqual({ um: 'failed' });
  });

  it('is not sent again when it turns out to be there', async () => {
    const { h } = bench;
    const item = onlyItem();
    const before = bench.sent().length;
    h.services.conversationApi.messages.next(() => [messageOf(item, '700')]);
    h.dispatch(retryRequested({ clientMsgId: item.clientMsgId }));
    await h.settle();
    expect(bench.sent()).toHaveLength(before);
    expect(bench.messages()).toEqual(['um']);
  });

  it('goes back to the composer when the agent edits it', async () => {
    const { h } = bench;
    h.dispatch(editRequested({ clientMsgId: onlyItem().clientMsgId }));
    await h.settle();
    expect(selectDraftText(h.state(), '1001')).toBe('um');
    expect(bench.unsent()).toEqual({});
    expect(bench.stored()).toEqual([]);
  });

  it('cannot be taken back while it is on its way again', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(timeout);
    const { clientMsgId } = onlyItem();
    h.dispatch(retryRequested({ clientMsgId }));
    await h.settle();
    h.dispatch(editRequested({ clientMsgId }));
    h.dispatch(discardRequested({ clientMsgId }));
    await h.settle();
    expect(bench.unsent()).toEqual({ um: 'sending' });
    expect(selectDraftText(h.state(), '1001')).toBe('');
    await h.pass(10_000);
  });

  it('is gone when the agent discards it', async () => {
    const { h } = bench;
    h.dispatch(discardRequested({ clientMsgId: onlyItem().clientMsgId }));
    await h.settle();
    expect(selectDraftText(h.state(), '1001')).toBe('');
    expect(bench.unsent()).toEqual({});
    expect(bench.stored()).toEqual([]);
  });
});

import { openRequested } from '../../../src/store/conversations/actions';
import { selectMessages } from '../../../src/store/messages/selectors';
import { quoteRequested } from '../../../src/store/drafts/actions';
import { selectDraftFiles, selectDraftQuote } from '../../../src/store/drafts/selectors';
import { editRequested, sendFileRequested, uploadReported } from '../../../src/store/outbox/actions';
import { ok, refused, timeout } from '../../support/fakes/fakeCommands';
import { silence } from '../../support/fakes/scripted';
import { bytesOf, startFiles, type FileBench } from '../../support/fileBench';
import { sampleQuote } from '../../support/samples';

const KIB = 1024;

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
});
afterEach(() => bench.h.end());

const attachments = (id = '1001') =>
  selectMessages(bench.h.state(), id).flatMap(({ text, attachments: files }) =>
    files.map(({ fileName, bytes }) => ({ text, fileName, bytes })),
  );

describe('a file', () => {
  it('goes out in parts, each after the answer to the one before, and becomes one message', async () => {
    const { h, uploads } = bench;
    const { uploadId } = bench.sendFile(' A caixa ', 1_000 * KIB);
    await h.settle();
    expect(bench.parts()).toEqual([
      [0, 64 * KIB],
      [64 * KIB, 128 * KIB],
      [192 * KIB, 256 * KIB],
      [448 * KIB, 256 * KIB],
      [704 * KIB, 256 * KIB],
      [960 * KIB, 40 * KIB],
    ]);
    expect(Buffer.compare(uploads.received.get(uploadId) ?? Buffer.alloc(0), bytesOf(1_000 * KIB))).toBe(0);
    expect(attachments()).toEqual([{ text: 'A caixa', fileName: 'foto.png', bytes: 1_000 * KIB }]);
    expect(bench.unsent()).toEqual({});
    expect(bench.disk.files.size).toBe(0);
    expect(bench.stored()).toEqual([]);
    expect(h.services.handles.peek(uploadId)).toBeUndefined();
    expect(h.services.conversationApi.one.calls).toEqual([['1001']]);
    // No two parts share a request id.
    const reqIds = uploads.sendChunk.calls.map(([, reqId]) => reqId);
    expect(new Set(reqIds).size).toBe(reqIds.length);
  });

  it('that is chosen as an answer says what it answers, and spends the quote', async () => {
    const { h } = bench;
    const quoted = sampleQuote();
    h.services.uploads.sendChunk.next(() => refused('INDISPONIVEL'));
    h.dispatch(quoteRequested({ conversationId: '1001', quoted }));
    bench.sendFile('A caixa');
    await h.settle();
    expect(bench.item()).toMatchObject({ quoted, state: 'failed' });
    expect(selectDraftQuote(h.state(), '1001')).toBeNull();
    // Edited and sent anew it still is the answer.
    const { clientMsgId } = bench.item();
    h.dispatch(editRequested({ clientMsgId }));
    await h.settle();
    const again = selectDraftFiles(h.state(), '1001')[0];
    if (again === undefined) throw new Error('It did not come back');
    h.dispatch(sendFileRequested({ conversationId: '1001', file: again, caption: 'De novo' }));
    await h.settle();
    const sent = h.services.uploads.sendChunk.calls.map(([_who, _reqId, item]) => item);
    expect(sent).toMatchObject([{ quoted }, { text: 'De novo', quoted }]);
    expect(bench.unsent()).toEqual({});
  });

  it('without a byte goes out too', async () => {
    bench.sendFile('vazio', 0);
    await bench.h.settle();
    expect(bench.parts()).toEqual([[0, 0]]);
    expect(attachments()).toHaveLength(1);
  });

  it('is on disk, bytes first, before it is on screen', async () => {
    const { h } = bench;
    h.services.uploads.sendChunk.next(silence);
    const { uploadId } = bench.sendFile('foto');
    await h.settle();
    const { clientMsgId } = bench.item();
    expect(bench.disk.writes.slice(0, 2)).toEqual([`put file ${uploadId}`, `put outbox ${clientMsgId}`]);
    expect(bench.item()).toMatchObject({ state: 'sending', file: { uploadId } });
  });

  it('keeps its place among texts, one in flight for a conversation, and its target', async () => {
    const { h, uploads } = bench;
    const order: string[] = [];
    uploads.sendChunk.always((_who, _reqId, item, offset, chunk) => {
      order.push(`${item.target.conversationId} ${item.text}`);
      return ok(uploads.receive(item, offset, chunk));
    });
    const { sendMessage } = h.services.commands;
    bench.send('antes');
    bench.sendFile('no meio', 10);
    h.dispatch(openRequested({ conversationId: '1002' }));
    bench.send('depois');
    await h.settle();
    expect(sendMessage.calls.map(([, { text, order: place }]) => [text, place])).toEqual([
      ['antes', expect.any(Number)],
      ['depois', expect.any(Number)],
    ]);
    expect(order).toEqual(['1001 no meio']);
    expect(selectMessages(h.state(), '1001')).toHaveLength(3);
    const orders = h
      .payloads({ type: 'outbox/queued' })
      .map((payload) => (payload as { item: { order: number } }).item.order);
    expect([...orders].sort((a, b) => a - b)).toEqual(orders);
  });

  it('tells how far it came no more than four times a second, until it is sent', async () => {
    const { h, uploads } = bench;
    uploads.sendChunk.always(
      (_who, _reqId, item, offset, chunk) =>
        new Promise((resolve) => {
          setTimeout(() => resolve(ok(uploads.receive(item, offset, chunk))), 60);
        }),
    );
    uploads.maxChunkBytes = 64 * KIB;
    const file = bench.choose(64 * KIB * 40);
    h.dispatch(sendFileRequested({ conversationId: '1001', file, caption: '' }));
    await h.pass(1_000);
    const told = h.payloads(uploadReported);
    expect(told.length).toBeGreaterThan(2);
    expect(told.length).toBeLessThanOrEqual(4);
    expect(h.state().outbox.uploads[file.uploadId]?.percent).toBeGreaterThan(20);
    await h.pass(2_000);
    expect(h.state().outbox).toMatchObject({ items: {}, uploads: {} });
  });

  it('is sent in smaller parts where the line is slow', async () => {
    const { h, uploads } = bench;
    uploads.sendChunk.always(
      (_who, _reqId, item, offset, chunk) =>
        new Promise((resolve) => {
          setTimeout(() => resolve(ok(uploads.receive(item, offset, chunk))), 5_000);
        }),
    );
    bench.sendFile('lento', 120 * KIB);
    await h.pass(60_000);
    expect(bench.parts().map(([, bytes]) => bytes / KIB)).toEqual([64, 32, 16, 8]);
    expect(attachments()).toHaveLength(1);
  });
});

describe('an upload that is interrupted', () => {
  it('goes on where the server has it, under the same ids', async () => {
    const { h, uploads } = bench;
    uploads.sendChunk.next(
      (_who, _reqId, item, offset, chunk) => ok(uploads.receive(item, offset, chunk)),
      // The part arrived; its answer did not.
      (_who, _reqId, item, offset, chunk) => {
        uploads.receive(item, offset, chunk);
        bench.goOffline();
        return { kind: 'disconnected' };
      },
    );
    bench.sendFile('foto', 400 * KIB);
    await h.pass(5_000);
    expect(bench.item()).toMatchObject({ state: 'queued', failure: { code: 'offline' } });
    bench.goOnline();
    await h.settle();
    expect(uploads.askReceived.calls).toHaveLength(1);
    expect(bench.parts().map(([offset]) => offset / KIB)).toEqual([0, 64, 192, 256, 384]);
    expect(attachments()).toEqual([{ text: 'foto', fileName: 'foto.png', bytes: 400 * KIB }]);
    const ids = uploads.sendChunk.calls.map(
      ([, , { clientMsgId, file }]) => `${clientMsgId} ${file.uploadId}`,
    );
    expect(new Set(ids).size).toBe(1);
    // The upload itself says what is there: the messages need not be read for it.
    expect(h.services.conversationApi.messages.calls).toEqual([]);
  });

  it('whose last answer is lost is one message', async () => {
    const { h, uploads } = bench;
    uploads.sendChunk.next((_who, _reqId, item, offset, chunk) => {
      uploads.receive(item, offset, chunk);
      return timeout();
    });
    bench.sendFile('foto', 10);
    await h.pass(20_000);
    expect(uploads.stored).toHaveLength(1);
    expect(bench.parts()).toHaveLength(1);
    expect(attachments()).toHaveLength(1);
    expect(bench.unsent()).toEqual({});
  });

  it('is taken up by the next page', async () => {
    const { h, disk, uploads } = bench;
    uploads.sendChunk.next((_who, _reqId, item, offset, chunk) => ok(uploads.receive(item, offset, chunk)));
    uploads.sendChunk.next(silence);
    const { uploadId } = bench.sendFile('foto', 300 * KIB);
    await h.settle();
    const held = uploads.received;
    await h.end();
    bench = await startFiles({ disk, idPrefix: 'later' });
    expect(held.get(uploadId)).toHaveLength(64 * KIB);
    // The fake server of the new page knows nothing, as one that lost it: the file goes out from its beginning.
    expect(bench.uploads.askReceived.calls).toHaveLength(1);
    expect(bench.parts()[0]).toEqual([0, 64 * KIB]);
    expect(attachments()).toHaveLength(1);
    expect(disk.files.size).toBe(0);
    expect(disk.outbox.size).toBe(0);
  });

  it('at a server that never gets further is tried again later, not at once for ever', async () => {
    const { h, uploads } = bench;
    uploads.sendChunk.always(() => ok({ received: 0, message: null, isWhole: false }));
    bench.sendFile('foto', 10);
    await h.pass(1_000);
    expect(bench.parts()).toHaveLength(3);
    expect(bench.item()).toMatchObject({ state: 'queued', failure: { code: 'timeout' } });
  });

  it('at a server that never gets further is left to the agent in the end', async () => {
    const half = () => ok({ received: 5, message: null, isWhole: false });
    bench.uploads.sendChunk.always(half);
    bench.uploads.askReceived.always(half);
    bench.sendFile('foto', 10);
    await bench.h.pass(20 * 60_000);
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'expired' } });
  });

  it('is not late while it goes on, however long it takes', async () => {
    const { h, uploads } = bench;
    uploads.sendChunk.always(
      (_who, _reqId, item, offset, chunk) =>
        new Promise((resolve) => {
          setTimeout(() => {
            const isLive = h.state().connection.status === 'live';
            resolve(isLive ? ok(uploads.receive(item, offset, chunk)) : { kind: 'disconnected' });
          }, 8_000);
        }),
    );
    bench.sendFile('grande', 1_400 * KIB);
    await h.pass(11 * 60_000);
    bench.goOffline();
    await h.pass(10_000);
    expect(bench.item().failure).toEqual({ code: 'offline', message: '' });
    bench.goOnline();
    await h.pass(3 * 60_000);
    expect(attachments()).toHaveLength(1);
  });
});

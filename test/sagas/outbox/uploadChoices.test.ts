import { ended } from '../../../src/store/conversations/actions';
import { selectMessages } from '../../../src/store/messages/selectors';
import {
  attachCloseRequested,
  attachReopened,
  cancelRequested,
  discardRequested,
  editRequested,
  retryRequested,
  saveFileRequested,
  sendFileRequested,
} from '../../../src/store/outbox/actions';
import { selectAttaching } from '../../../src/store/outbox/selectors';
import { ok, refused } from '../../support/fakes/fakeCommands';
import { silence } from '../../support/fakes/scripted';
import { startFiles, type FileBench } from '../../support/fileBench';

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
});
afterEach(() => bench.h.end());

const messages = () => selectMessages(bench.h.state(), '1001');

describe('the agent', () => {
  async function failedFile(): Promise<void> {
    bench.uploads.sendChunk.next(() => refused('VALIDACAO', 'Não'));
    bench.sendFile('foto', 50);
    await bench.h.settle();
  }

  it('cancels an upload: the server is told, and nothing is left', async () => {
    const { h, uploads } = bench;
    uploads.sendChunk.next((_who, _reqId, item, offset, chunk) => ok(uploads.receive(item, offset, chunk)));
    uploads.sendChunk.next(silence);
    const { uploadId } = bench.sendFile('foto', 200_000);
    bench.send('depois');
    await h.settle();
    h.dispatch(cancelRequested({ clientMsgId: bench.uploads.sendChunk.calls[0]?.[2].clientMsgId ?? '' }));
    await h.settle();
    expect(uploads.cancelUpload.calls.map(([, id]) => id)).toEqual([uploadId]);
    expect(bench.disk.files.size).toBe(0);
    expect(bench.stored()).toEqual([]);
    expect(messages().map(({ text }) => text)).toEqual(['depois']);
  });

  it('cancels a file that waits: the server never hears of it', async () => {
    const { h, uploads } = bench;
    bench.goOffline();
    bench.sendFile('foto');
    await h.settle();
    h.dispatch(cancelRequested({ clientMsgId: bench.item().clientMsgId }));
    await h.settle();
    bench.goOnline();
    await h.settle();
    expect([uploads.sendChunk.calls, uploads.cancelUpload.calls]).toEqual([[], []]);
    expect(bench.disk.outbox.size).toBe(0);
  });

  it('tries a failed file again, under the same ids', async () => {
    await failedFile();
    const before = bench.item();
    bench.h.dispatch(retryRequested({ clientMsgId: before.clientMsgId }));
    await bench.h.settle();
    expect(bench.uploads.stored.map(({ clientMsgId }) => clientMsgId)).toEqual([before.clientMsgId]);
    expect(messages()).toHaveLength(1);
  });

  it('discards it: its bytes leave the disk', async () => {
    await failedFile();
    bench.h.dispatch(discardRequested({ clientMsgId: bench.item().clientMsgId }));
    await bench.h.settle();
    expect([bench.disk.files.size, bench.disk.outbox.size]).toEqual([0, 0]);
  });

  it('saves it', async () => {
    const saved: [string, number][] = [];
    bench.h.services.download.saveFile = (name, { size }) => void saved.push([name, size]);
    await failedFile();
    bench.h.dispatch(saveFileRequested({ clientMsgId: bench.item().clientMsgId }));
    await bench.h.settle();
    expect(saved).toEqual([['foto.png', 50]]);
  });

  it('edits it in the dialog; it stays failed until it goes out anew', async () => {
    const { h } = bench;
    await failedFile();
    const { clientMsgId } = bench.item();
    h.dispatch(editRequested({ clientMsgId }));
    await h.settle();
    const dialog = selectAttaching(h.state());
    expect(dialog).toMatchObject({ conversationId: '1001', caption: 'foto', replaces: clientMsgId });
    expect(bench.item().state).toBe('failed');
    const file = dialog?.file;
    if (!file) throw new Error('No file');
    h.dispatch(sendFileRequested({ conversationId: '1001', file, caption: 'A foto', replaces: clientMsgId }));
    await h.settle();
    expect(messages().map(({ text }) => text)).toEqual(['A foto']);
    expect(bench.unsent()).toEqual({});
    expect(selectAttaching(h.state())).toBeNull();
    expect(bench.disk.files.size).toBe(0);
  });

  it('leaves the dialog without sending: the file is let go', async () => {
    const { h } = bench;
    const file = bench.choose(10);
    h.dispatch(attachReopened({ conversationId: '1001', file, caption: '', replaces: 'gone' }));
    await h.settle();
    h.dispatch(attachCloseRequested());
    await h.settle();
    expect(h.services.handles.peek(file.uploadId)).toBeUndefined();
  });

  it('leaves the dialog while the file is sent: it goes on', async () => {
    const { h } = bench;
    const file = bench.choose(10);
    h.dispatch(attachReopened({ conversationId: '1001', file, caption: '', replaces: 'gone' }));
    h.dispatch(sendFileRequested({ conversationId: '1001', file, caption: '', replaces: null }));
    h.dispatch(attachCloseRequested());
    await h.settle();
    expect(messages()).toHaveLength(1);
  });

  it('is told when the conversation left between the dialog and the click', async () => {
    const { h } = bench;
    const file = bench.choose(10);
    h.dispatch(attachReopened({ conversationId: '1001', file, caption: '', replaces: 'gone' }));
    h.dispatch(ended({ conversationId: '1001' }));
    h.dispatch(sendFileRequested({ conversationId: '1001', file, caption: '', replaces: null }));
    await h.settle();
    expect(selectAttaching(h.state())?.failure).toEqual({ code: 'NAO_ENCONTRADO', message: '' });
  });
});

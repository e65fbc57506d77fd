import { ended } from '../../../src/store/conversations/actions';
import { selectDraftFiles, selectDraftText } from '../../../src/store/drafts/selectors';
import { selectMessages } from '../../../src/store/messages/selectors';
import {
  cancelRequested,
  discardRequested,
  editRequested,
  fileRefused,
  retryRequested,
  saveFileRequested,
  sendFileRequested,
} from '../../../src/store/outbox/actions';
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

  it('takes it back into the composer, under a new id; it goes out anew with what is written beside it', async () => {
    const { disk, h } = bench;
    await failedFile();
    const { clientMsgId, file: old } = bench.item();
    h.dispatch(editRequested({ clientMsgId }));
    await h.settle();
    const [file, ...others] = selectDraftFiles(h.state(), '1001');
    if (file === undefined) throw new Error('No file');
    expect([others, selectDraftText(h.state(), '1001'), bench.unsent()]).toEqual([[], 'foto', {}]);
    expect(file).toEqual({ ...old, uploadId: expect.any(String) as unknown });
    expect(file.uploadId).not.toBe(old?.uploadId);
    // The bytes were there under the new id before they went under the old one.
    expect([...disk.files.keys()]).toEqual([file.uploadId]);
    const writes = disk.writes.filter((one) => one.includes(' file '));
    expect(writes.indexOf(`put file ${file.uploadId}`)).toBeGreaterThan(0);
    h.dispatch(sendFileRequested({ conversationId: '1001', file, caption: 'A foto' }));
    await h.settle();
    expect(messages().map(({ text }) => text)).toEqual(['A foto']);
    expect([selectDraftFiles(h.state(), '1001'), bench.unsent(), disk.files.size]).toEqual([[], {}, 0]);
  });

  it('takes it back once, however often that is pressed', async () => {
    const { h } = bench;
    await failedFile();
    const { clientMsgId } = bench.item();
    h.dispatch(editRequested({ clientMsgId }));
    h.dispatch(editRequested({ clientMsgId }));
    await h.settle();
    expect(selectDraftText(h.state(), '1001')).toBe('foto');
    expect(selectDraftFiles(h.state(), '1001')).toHaveLength(1);
    expect(bench.disk.files.size).toBe(1);
  });

  it.each([
    ['tried again', retryRequested, ['foto']],
    ['discarded', discardRequested, []],
  ])('does not get back what is %s while it is copied', async (_what, request, sent) => {
    const { h } = bench;
    await failedFile();
    const { clientMsgId } = bench.item();
    h.dispatch(editRequested({ clientMsgId }));
    h.dispatch(request({ clientMsgId }));
    await h.settle();
    expect(messages().map(({ text }) => text)).toEqual(sent);
    expect([selectDraftText(h.state(), '1001'), selectDraftFiles(h.state(), '1001')]).toEqual(['', []]);
    expect(bench.unsent()).toEqual({});
  });

  it('gets the caption of a file back that is gone from the disk, with the word that it is', async () => {
    const { disk, h } = bench;
    await failedFile();
    const { clientMsgId } = bench.item();
    disk.files.clear();
    h.dispatch(editRequested({ clientMsgId }));
    await h.settle();
    expect([selectDraftText(h.state(), '1001'), bench.unsent()]).toEqual(['foto', {}]);
    expect(selectDraftFiles(h.state(), '1001')).toMatchObject([
      { name: 'foto.png', failure: { code: 'fileMissing' } },
    ]);
  });

  it('is told that a file without a caption is gone', async () => {
    const { disk, h } = bench;
    bench.uploads.sendChunk.next(() => refused('VALIDACAO', 'Não'));
    bench.sendFile('', 50);
    await h.settle();
    const { clientMsgId } = bench.item();
    disk.files.clear();
    h.dispatch(editRequested({ clientMsgId }));
    await h.settle();
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'fileMissing' } });
  });

  it('is told where the disk cannot be read, and may try again', async () => {
    const { disk, h } = bench;
    await failedFile();
    const { get } = h.services.files;
    h.services.files.get = () => Promise.reject(new Error('Closed'));
    h.dispatch(editRequested({ clientMsgId: bench.item().clientMsgId }));
    await h.settle();
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { message: 'Closed' } });
    h.services.files.get = get;
    h.dispatch(editRequested({ clientMsgId: bench.item().clientMsgId }));
    await h.settle();
    expect([selectDraftText(h.state(), '1001'), disk.files.size]).toEqual(['foto', 1]);
  });

  it('is told when the conversation left before the click', async () => {
    const { h } = bench;
    const file = bench.choose(10);
    h.dispatch(ended({ conversationId: '1001' }));
    h.dispatch(sendFileRequested({ conversationId: '1001', file, caption: '' }));
    await h.settle();
    expect(h.payloads(fileRefused)).toEqual([
      { uploadId: file.uploadId, code: 'NAO_ENCONTRADO', message: '' },
    ]);
  });
});

import { keepDrafts } from '../../../src/sagas/outbox/drafts';
import { keepOutbox } from '../../../src/sagas/outbox/watchOutbox';
import { ended } from '../../../src/store/conversations/actions';
import { fileRemoveRequested, filesAttachRequested, keepRequested } from '../../../src/store/drafts/actions';
import { selectDraftFiles, selectDraftText } from '../../../src/store/drafts/selectors';
import { selectMessages } from '../../../src/store/messages/selectors';
import { delivered, fileRefused, sendFileRequested } from '../../../src/store/outbox/actions';
import type { OutboxFile } from '../../../src/store/outbox/types';
import { startFiles, type FileBench } from '../../support/fileBench';
import { manyConversations } from '../../support/outboxBench';
import { createSagaHarness } from '../../support/sagaHarness';

const ID = { conversationId: '1001' };

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
  bench.h.run(keepDrafts);
  await bench.h.settle();
});
afterEach(() => bench.h.end());

const attached = (h = bench.h) => selectDraftFiles(h.state(), '1001').map(({ name }) => name);

function send(file: OutboxFile, caption: string): void {
  bench.h.dispatch(sendFileRequested({ ...ID, file, caption }));
}

async function attach(...names: string[]): Promise<OutboxFile[]> {
  const files = names.map((name) => bench.choose(40, { name }));
  bench.h.dispatch(filesAttachRequested({ ...ID, files }));
  await bench.h.settle();
  return files;
}

describe('files beside what an agent writes', () => {
  it('are on disk at once, and there again on the next page, to be sent from it', async () => {
    const files = await attach('a.png', 'b.png');
    expect([...bench.disk.files.keys()]).toEqual(files.map(({ uploadId }) => uploadId));
    const next = createSagaHarness({ facts: manyConversations });
    Object.assign(next.services.disk, { drafts: bench.disk.drafts, files: bench.disk.files });
    next.run(keepOutbox);
    next.run(keepDrafts);
    await next.settle();
    expect(attached(next)).toEqual(['a.png', 'b.png']);
    const [first] = selectDraftFiles(next.state(), '1001');
    if (first === undefined) throw new Error('No file');
    next.dispatch(sendFileRequested({ ...ID, file: first, caption: 'Segue' }));
    await next.settle();
    expect(selectMessages(next.state(), '1001').map(({ text }) => text)).toEqual(['Segue']);
    expect(attached(next)).toEqual(['b.png']);
    await next.end();
  });

  it('go out in order, the text with the first, and leave the draft', async () => {
    const [one, two] = await attach('a.png', 'b.png');
    if (one === undefined || two === undefined) throw new Error('No files');
    bench.h.dispatch(keepRequested({ ...ID, text: 'As duas' }));
    send(one, 'As duas');
    send(two, '');
    bench.send('E tchau');
    await bench.h.settle();
    expect(bench.h.payloads(delivered)).toMatchObject(
      ['As duas', '', 'E tchau'].map((text) => ({ message: { text } })),
    );
    expect(bench.uploads.sendChunk.calls.map(([, , { file }]) => file.name)).toEqual(['a.png', 'b.png']);
    expect([attached(), selectDraftText(bench.h.state(), '1001')]).toEqual([[], '']);
    expect([bench.disk.files.size, bench.disk.drafts.size]).toEqual([0, 0]);
  });

  it('leave the disk when they are taken out, and with their conversation', async () => {
    const [one] = await attach('a.png', 'b.png');
    if (one === undefined) throw new Error('No file');
    bench.h.dispatch(fileRemoveRequested({ ...ID, uploadId: one.uploadId }));
    await bench.h.settle();
    expect(attached()).toEqual(['b.png']);
    expect(bench.disk.files.size).toBe(1);
    bench.h.dispatch(ended(ID));
    await bench.h.settle();
    expect([bench.disk.files.size, bench.disk.drafts.size]).toEqual([0, 0]);
  });

  it('that this browser lost are told as such, and stay with the text', async () => {
    const [one] = await attach('a.png');
    if (one === undefined) throw new Error('No file');
    bench.h.dispatch(keepRequested({ ...ID, text: 'Segue' }));
    bench.disk.files.clear();
    bench.h.services.handles.release(one.uploadId);
    send(one, 'Segue');
    await bench.h.settle();
    expect(bench.h.payloads(fileRefused)).toMatchObject([{ code: 'fileMissing' }]);
    expect(selectDraftFiles(bench.h.state(), '1001')).toMatchObject([{ failure: { code: 'fileMissing' } }]);
    expect(selectDraftText(bench.h.state(), '1001')).toBe('Segue');
  });

  it('do not come back with a draft whose page died once the outbox had them', async () => {
    const [one] = await attach('a.png', 'b.png');
    if (one === undefined) throw new Error('No file');
    bench.h.dispatch(keepRequested({ ...ID, text: 'Segue' }));
    await bench.h.settle();
    const drafts = new Map(bench.disk.drafts);
    bench.goOffline();
    send(one, 'Segue');
    await bench.h.settle();
    const next = createSagaHarness({ facts: manyConversations });
    Object.assign(next.services.disk, { drafts, outbox: bench.disk.outbox, files: bench.disk.files });
    next.run(keepDrafts);
    await next.settle();
    expect([attached(next), selectDraftText(next.state(), '1001')]).toEqual([['b.png'], '']);
    await next.end();
  });
});

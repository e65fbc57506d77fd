import { createHash, randomBytes } from 'node:crypto';
import { sendFileRequested } from '../../src/store/outbox/actions';
import { selectMessages } from '../../src/store/messages/selectors';
import type { Attachment } from '../../src/store/messages/types';
import { beginWork, type AtWork } from './atWork';

const MIB = 1_048_576;

/** Long enough for a file that was sent twice to show itself. */
const AFTERMATH_MS = 1_000;

let work: AtWork;
beforeEach(async () => {
  work = await beginWork();
});
afterEach(() => work.close());

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function attach(
  bytes: Buffer,
  caption: string,
  name = 'relatório.bin',
  mimeType = 'application/octet-stream',
) {
  const { console, conversationId } = work;
  const uploadId = console.services.handles.deposit(new Blob([new Uint8Array(bytes)], { type: mimeType }));
  const file = { uploadId, name, mimeType, bytes: bytes.length };
  console.dispatch(sendFileRequested({ conversationId, file, caption }));
  return digest(bytes);
}

async function fetched({ path }: Pick<Attachment, 'path'>): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${String(work.sandbox.httpPort)}${path}`);
  return digest(new Uint8Array(await answer.arrayBuffer()));
}

/** The digests of the files that the server serves of this conversation, by caption. */
async function atServer(): Promise<[string, string][]> {
  const own = work.sandbox.control
    .messages({ idAtendimento: work.conversationId })
    .filter(({ inOut, queueAnexos = [] }) => inOut === 2 && queueAnexos.length > 0);
  return Promise.all(
    own.map(async ({ texto, queueAnexos = [] }) => {
      const path = queueAnexos[0]?.caminho ?? '';
      return [texto, await fetched({ path })] as [string, string];
    }),
  );
}

async function expectExactly(...files: [caption: string, sum: string][]): Promise<void> {
  await work.delivered(files.length);
  await new Promise((resolve) => setTimeout(resolve, AFTERMATH_MS));
  expect(await atServer()).toEqual(files);
}

async function untilUploading(percent: number): Promise<void> {
  await work.console.until('under way', ({ outbox }) =>
    Object.values(outbox.uploads).some((upload) => upload.percent >= percent),
  );
}

describe('a file is at the server whole and exactly once', () => {
  it('and shown with its caption', async () => {
    const sum = attach(randomBytes(3 * MIB), 'segue');
    await expectExactly(['segue', sum]);
    const shown = selectMessages(work.console.state(), work.conversationId).at(-1);
    expect(shown).toMatchObject({
      text: 'segue',
      attachments: [{ fileName: 'relatório.bin', bytes: 3 * MIB }],
    });
    expect(await fetched(shown?.attachments[0] ?? { path: '' })).toBe(sum);
    await expect((await work.profile.openDb()).count('files')).resolves.toBe(0);
  });

  it('when the socket is cut between two parts', async () => {
    // Each answer is late, so that the cut comes between them.
    work.sandbox.control.failAction({ action: 'file', kind: 'delay', ms: 120, times: 100 });
    const sum = attach(randomBytes(2 * MIB), 'cortado');
    await untilUploading(20);
    work.sandbox.control.dropSockets({});
    await expectExactly(['cortado', sum]);
    expect(work.console.types()).toContain('connection/lost');
  });

  it('when answers to its parts are lost, the last one too', async () => {
    const sum = attach(randomBytes(64 * 1024), 'perdida');
    work.sandbox.control.failAction({ action: 'file', kind: 'loseAck' });
    work.sandbox.control.failEvent({ name: 'sendSuccess', kind: 'skip' });
    work.sandbox.control.failEvent({ name: 'newMessage', kind: 'skip' });
    await expectExactly(['perdida', sum]);
  });

  it('when a part is lost on the way', async () => {
    work.sandbox.control.failAction({ action: 'file', kind: 'drop' });
    const sum = attach(randomBytes(MIB), 'sumida');
    await expectExactly(['sumida', sum]);
  });

  it('when the page is reloaded in the middle', async () => {
    work.sandbox.control.failAction({ action: 'file', kind: 'delay', ms: 120, times: 100 });
    const sum = attach(randomBytes(2 * MIB), 'recarregada');
    await untilUploading(20);
    await work.reload();
    await expectExactly(['recarregada', sum]);
  });

  it('when the server goes away and comes back in the middle', async () => {
    work.sandbox.control.failAction({ action: 'file', kind: 'delay', ms: 120, times: 100 });
    const sum = attach(randomBytes(2 * MIB), 'reiniciada');
    await untilUploading(20);
    await work.sandbox.control.restart({ downMs: 1_000 });
    await expectExactly(['reiniciada', sum]);
  });
});

it('files and texts keep their order', async () => {
  work.send('antes');
  attach(randomBytes(MIB), 'no meio');
  work.send('depois');
  await work.delivered(3);
  expect(work.atServer()).toEqual(['antes', 'no meio', 'depois']);
});

it('a file that the server does not take is refused before it is sent, with the server’s number', async () => {
  const { console } = work;
  const limits = console.state().connection.limits;
  attach(randomBytes(10), 'página', 'x.html', 'text/html');
  await console.until('the refusal', () => console.types().includes('outbox/fileRefused'));
  expect(console.payloads('outbox/fileRefused')).toMatchObject([{ code: 'fileTypeBlocked' }]);
  expect(limits?.maxFileBytes).toBe(16 * MIB);
  expect(work.atServer()).toEqual([]);
});

it('a file that the server refuses after all stays with the agent, in the server’s words', async () => {
  work.sandbox.control.setLimits({ maxArquivoBytes: 1_000 });
  attach(randomBytes(2_000), 'grande');
  const item = await work.console.until('the failure', ({ outbox }) =>
    Object.values(outbox.items).find(({ state }) => state === 'failed'),
  );
  expect(item).toMatchObject({ text: 'grande', failure: { code: 'ARQUIVO_GRANDE' } });
  expect(item.failure?.message).not.toBe('');
  await expect((await work.profile.openDb()).count('files')).resolves.toBe(1);
});

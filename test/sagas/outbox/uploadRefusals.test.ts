import { selectMessages } from '../../../src/store/messages/selectors';
import { fileRefused, sendFileRequested, storingFailed } from '../../../src/store/outbox/actions';
import { filesAttachRequested } from '../../../src/store/drafts/actions';
import { selectDraftFiles, selectDraftText } from '../../../src/store/drafts/selectors';
import { alertRaised } from '../../../src/store/ui/actions';
import { finished } from '../../../src/store/recording/actions';
import { refused } from '../../support/fakes/fakeCommands';
import { silence } from '../../support/fakes/scripted';
import { startFiles, type FileBench } from '../../support/fileBench';
import { manyConversations } from '../../support/outboxBench';
import { connected } from '../../support/sagaFixtures';
import { sampleConversation, sampleOutboxItem } from '../../support/samples';

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
});
afterEach(() => bench.h.end());

const messages = () => selectMessages(bench.h.state(), '1001');

describe('before a file is sent its conversation is read again', () => {
  it.each([
    [
      'is finished',
      sampleConversation({ status: 'finished' }),
      'ATENDIMENTO_ENCERRADO',
      'refused.otherAgent',
    ],
    ['is another agent’s', sampleConversation({ lastAgent: 'Bia' }), 'OUTRO_AGENTE', 'refused.otherAgent'],
    ['was not found', null, 'NAO_ENCONTRADO', 'refused.notFound'],
  ])('one that %s: nothing is sent, and the file is not lost', async (_how, conversation, code, textId) => {
    const { h } = bench;
    h.services.conversationApi.one.always(() => conversation);
    const { uploadId } = bench.sendFile('A caixa');
    bench.send('depois');
    await h.settle();
    expect(bench.parts()).toEqual([]);
    expect(h.payloads(alertRaised)[0]).toEqual({ textId, detail: null });
    expect(bench.item()).toMatchObject({ text: 'A caixa', state: 'failed', failure: { code } });
    expect(bench.disk.files.has(uploadId)).toBe(true);
    // What was written behind it is in the composer again; the caption stays with the file.
    expect(selectDraftText(h.state(), '1001')).toBe('depois');
    expect(h.state().connection.due).toBe('asked');
  });
});

describe('a refusal by the server', () => {
  it('of the file leaves it to the agent, with the server’s words', async () => {
    const { h, uploads } = bench;
    uploads.sendChunk.next(() => refused('ARQUIVO_TIPO', 'Tipo não aceito'));
    bench.sendFile('foto');
    await h.settle();
    expect(bench.item()).toMatchObject({
      state: 'failed',
      failure: { code: 'ARQUIVO_TIPO', message: 'Tipo não aceito' },
    });
    expect(h.state().ui.alert).toBeNull();
  });

  it('that will pass is tried again', async () => {
    const { h, uploads } = bench;
    uploads.sendChunk.next(() => refused('INDISPONIVEL', '', true));
    bench.sendFile('foto');
    await h.pass(5_000);
    expect(messages()).toHaveLength(1);
  });
});

describe('a server that refuses to say how much it has of a file', () => {
  /** The line goes with a part of the file, or with the answer to it. */
  async function comeBack(arrives: boolean): Promise<void> {
    const { h, uploads } = bench;
    uploads.sendChunk.next((_who, _reqId, item, offset, chunk) => {
      if (arrives) uploads.receive(item, offset, chunk);
      bench.goOffline();
      return { kind: 'disconnected' };
    });
    h.services.conversationApi.messages.always(() => uploads.stored);
    bench.sendFile('foto', 100);
    bench.send('depois');
    await h.settle();
    bench.goOnline();
    await h.settle();
  }

  it.each(['NAO_ENCONTRADO', 'VALIDACAO'])('with %s gets it from its beginning', async (code) => {
    bench.uploads.askReceived.always(() => refused(code));
    await comeBack(false);
    expect(bench.parts()).toEqual([
      [0, 100],
      [0, 100],
    ]);
    expect(
      messages()
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['depois', 'foto']);
    expect(bench.unsent()).toEqual({});
    expect(bench.h.state().ui.alert).toBeNull();
  });

  it('gets it once where its messages show it', async () => {
    bench.uploads.askReceived.always(() => refused('NAO_ENCONTRADO'));
    await comeBack(true);
    expect(bench.parts()).toHaveLength(1);
    expect(
      messages()
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['depois', 'foto']);
    expect(bench.unsent()).toEqual({});
  });

  it('for now is asked again', async () => {
    bench.uploads.askReceived.next(() => refused('INDISPONIVEL', '', true));
    await comeBack(false);
    expect(bench.parts()).toHaveLength(1);
    await bench.h.pass(5_000);
    expect(bench.parts()).toHaveLength(2);
    expect(bench.unsent()).toEqual({});
  });

  it('since its conversation is another agent’s takes none of it', async () => {
    bench.uploads.askReceived.always(() => refused('OUTRO_AGENTE'));
    bench.uploads.sendChunk.always(() => refused('OUTRO_AGENTE'));
    await comeBack(false);
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'OUTRO_AGENTE' } });
    expect(bench.h.state().ui.alert?.textId).toBe('refused.otherAgent');
  });
});

describe('the server’s limits', () => {
  const limits = {
    maxFileBytes: 1_000,
    blockedTypes: ['text/html', 'application/x-*'],
    maxTextByQueueType: {},
    requestIdLifetimeMs: 1,
  };

  beforeEach(async () => {
    await bench.h.end();
    bench = await startFiles({ facts: () => [...manyConversations(), ...connected({ limits })] });
  });

  it.each([
    ['too large', { bytes: 1_001 }, 'fileTooLarge'],
    ['of a blocked type', { mimeType: 'Text/HTML' }, 'fileTypeBlocked'],
    ['of a blocked family', { mimeType: 'application/x-sh' }, 'fileTypeBlocked'],
  ])('a file that is %s is refused in the composer, before anything is sent', async (_how, fields, code) => {
    const { h } = bench;
    const file = bench.choose(10, fields);
    h.dispatch(filesAttachRequested({ conversationId: '1001', files: [file] }));
    h.dispatch(sendFileRequested({ conversationId: '1001', file, caption: 'x' }));
    await h.settle();
    expect(h.payloads(fileRefused)).toEqual([{ uploadId: file.uploadId, code, message: '' }]);
    expect(selectDraftFiles(h.state(), '1001')).toEqual([{ ...file, failure: { code, message: '' } }]);
    expect(bench.unsent()).toEqual({});
    expect(h.services.conversationApi.one.calls).toEqual([]);
    // Still there, for the agent to choose another one and come back.
    expect(h.services.handles.peek(file.uploadId)).toBeDefined();
  });

  it('keep a recording that is too large, failed, for the agent to save', async () => {
    const { h } = bench;
    const { target } = sampleOutboxItem();
    h.dispatch(finished({ clientMsgId: 'v1', target, file: bench.choose(1_001) }));
    await h.settle();
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'fileTooLarge' } });
    expect(bench.parts()).toEqual([]);
  });
});

describe('a browser without room', () => {
  it('tells, and sends the file all the same', async () => {
    const { h } = bench;
    bench.disk.full = true;
    bench.sendFile('foto');
    await h.settle();
    expect(h.payloads(storingFailed)).toMatchObject([{ code: 'quota' }]);
    expect(messages()).toHaveLength(1);
  });

  it('has lost the file after a reload, and says so', async () => {
    const { h, uploads, disk } = bench;
    uploads.sendChunk.always(silence);
    disk.full = true;
    bench.sendFile('foto');
    await h.settle();
    disk.full = false;
    await h.end();
    bench = await startFiles({ disk, idPrefix: 'later' });
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'fileMissing' } });
  });
});

/** @jest-environment node */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  ackSchema,
  fileAckDataSchema,
  MAX_CHUNK_BYTES,
  type Atendimento,
  type FileEvent,
  type FileFrame,
} from '../../src/services/realtime/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { CUSTOMER_PICTURE } from '../../sandbox/customers/picture';
import { connectAgent, type AgentClient } from './client';
import { chat, ends } from './requests';
import { aText } from './matchers';

let sandbox: Sandbox;
let ana: AgentClient;
let row: Atendimento;
beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 0 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.ok('QueueAdd', { filas: ['Chat Site', 'E-mail SAC'] });
  row = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'oi' });
});
afterEach(async () => {
  expect(ana.invalid()).toEqual([]);
  ana.close();
  await sandbox.close();
});

function frameOf(to: Atendimento, bytes: Uint8Array, more: Partial<FileFrame> = {}): FileFrame {
  return {
    reqId: randomUUID(),
    uploadId: randomUUID(),
    clientMsgId: randomUUID(),
    idAtendimento: to.id,
    fromID: to.fromID,
    queue: to.queue,
    queueTypeID: to.queueTypeID,
    agente: 'Ana Souza',
    filename: 'relatório final.bin',
    mimeType: '',
    tamanho: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    offset: 0,
    fim: true,
    ...more,
  };
}

async function put(event: FileEvent, frame: object, chunk: Uint8Array, by = ana) {
  const ack: unknown = await by.socket.timeout(4000).emitWithAck(event, frame, chunk);
  return v.parse(ackSchema(fileAckDataSchema), ack);
}

async function whole(event: FileEvent, frame: FileFrame, bytes: Uint8Array) {
  let ack = await put(
    event,
    { ...frame, fim: bytes.length <= MAX_CHUNK_BYTES },
    bytes.subarray(0, MAX_CHUNK_BYTES),
  );
  while (ack.ok && ack.dados.recebido < bytes.length) {
    const offset = ack.dados.recebido;
    const chunk = bytes.subarray(offset, offset + MAX_CHUNK_BYTES);
    ack = await put(event, { ...frame, offset, fim: offset + chunk.length === bytes.length }, chunk);
  }
  if (!ack.ok) throw new Error(ack.codigo);
  return ack.dados;
}

function download(caminho: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://localhost:${sandbox.httpPort}${caminho}`, { headers });
}

test('a file in chunks becomes one message with the very bytes, and is told to the other tabs', async () => {
  const bytes = randomBytes(MAX_CHUNK_BYTES * 2 + 1000);
  const done = await whole('file', frameOf(row, bytes, { texto: 'segue' }), bytes);
  const file = done.message?.queueAnexos?.[0];
  expect(done.message).toMatchObject({ inOut: 2, texto: 'segue', status: 'pending' });
  expect(file).toMatchObject({ filename: 'relatório final.bin', mimeType: 'application/octet-stream' });
  await ana.event('uploadStatus', (push) => push.estado === 'concluido' && push.progress === 100);
  await ana.event('sendSuccess', (push) => push.message?.id === done.message?.id);
  const answer = await download(String(file?.caminho));
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''relat%C3%B3rio/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
});

test('an upload goes on where it was after the line dropped', async () => {
  const bytes = randomBytes(MAX_CHUNK_BYTES + 5000);
  const frame = frameOf(row, bytes, { fim: false });
  await put('file', frame, bytes.subarray(0, 100_000));
  ana.close();
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });

  const asked = await put('file', { ...frame, offset: -1 }, new Uint8Array(0));
  expect(asked).toMatchObject({ ok: true, dados: { recebido: 100_000 } });
  // The chunk whose ack was lost comes again: it changes nothing.
  const twice = await put('file', frame, bytes.subarray(0, 100_000));
  expect(twice).toMatchObject({ ok: true, dados: { recebido: 100_000 } });
  await put('file', { ...frame, offset: 100_000 }, bytes.subarray(100_000, 250_000));
  const last = await put('file', { ...frame, offset: 250_000, fim: true }, bytes.subarray(250_000));
  if (!last.ok) throw new Error(last.codigo);
  const answer = await download(String(last.dados.message?.queueAnexos?.[0]?.caminho));
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);

  const again = await put('file', { ...frame, offset: 250_000, fim: true }, bytes.subarray(250_000));
  expect(again).toMatchObject({ ok: true, dados: { message: { id: last.dados.message?.id } } });
  expect(sandbox.control.messages({ idAtendimento: row.id })).toHaveLength(2);
});

test('a cancelled upload is gone and cannot go on', async () => {
  const bytes = randomBytes(1000);
  const frame = frameOf(row, bytes, { fim: false });
  await put('file', frame, bytes.subarray(0, 500));
  const cancelled = await put('file', { uploadId: frame.uploadId, cancelar: true }, new Uint8Array(0));
  expect(cancelled.ok).toBe(true);
  await ana.event('uploadStatus', (push) => push.estado === 'cancelado');
  const more = await put('file', { ...frame, offset: 500, fim: true }, bytes.subarray(500));
  expect(more).toMatchObject({ ok: false, codigo: 'VALIDACAO' });
  expect(sandbox.control.messages({ idAtendimento: row.id })).toHaveLength(1);
});

test('too large, of a blocked type, changed on the way, in too big chunks: refused and told', async () => {
  const bytes = randomBytes(100);
  sandbox.control.setLimits({ maxArquivoBytes: 50 });
  expect(await put('file', frameOf(row, bytes), bytes)).toMatchObject({
    ok: false,
    codigo: 'ARQUIVO_GRANDE',
  });
  await ana.event('uploadStatus', (push) => push.estado === 'erro');
  sandbox.control.setLimits({ maxArquivoBytes: 1_000_000 });
  const html = frameOf(row, bytes, { mimeType: 'text/html' });
  expect(await put('file', html, bytes)).toMatchObject({ ok: false, codigo: 'ARQUIVO_TIPO' });
  const changed = frameOf(row, bytes, { sha256: '00' });
  expect(await put('file', changed, bytes)).toMatchObject({
    ok: false,
    campos: { sha256: aText },
  });
  const short = frameOf(row, bytes);
  expect(await put('file', short, bytes.subarray(1))).toMatchObject({
    ok: false,
    campos: { tamanho: aText },
  });
  const big = randomBytes(MAX_CHUNK_BYTES + 1);
  expect(await put('file', frameOf(row, big), big)).toMatchObject({ ok: false, codigo: 'VALIDACAO' });
  expect(sandbox.control.messages({ idAtendimento: row.id })).toHaveLength(1);
});

test('an uploadId that is used for another file is CHAVE_REUSADA', async () => {
  const bytes = randomBytes(10);
  const frame = frameOf(row, bytes);
  await whole('file', frame, bytes);
  const other = await put('file', { ...frame, filename: 'outro' }, bytes);
  expect(other).toMatchObject({ ok: false, codigo: 'CHAVE_REUSADA' });
});

test("a file to an ended conversation gets the spec's words for files", async () => {
  await ana.ok('EncerrarAtendimento', ends(row));
  const bytes = randomBytes(10);
  expect(await put('file', frameOf(row, bytes), bytes)).toMatchObject({
    ok: false,
    codigo: 'ATENDIMENTO_ENCERRADO',
    msg: 'Atendimento esta sendo atendido por outro agente!',
  });
});

test('files of an e-mail are uploaded first and named by the message', async () => {
  const mail = sandbox.control.openConversation({
    queue: 'E-mail SAC',
    texto: '<p>oi</p>',
    assunto: 'Dúvida',
  });
  const bytes = randomBytes(300);
  const frame = frameOf(mail, bytes, { filename: 'a.pdf', mimeType: 'application/pdf' });
  const done = await whole('fileOnly', frame, bytes);
  expect(done.message).toBeUndefined();
  const { message } = await ana.ok('ClientChatMessage', {
    ...chat(mail, '<p>segue</p>'),
    queueAnexos: [{ uploadId: frame.uploadId }],
  });
  expect(message.queueAnexos).toMatchObject([{ filename: 'a.pdf', caminho: done.caminho, tamanho: 300 }]);
  const twice = await ana.refused('ClientChatMessage', {
    ...chat(mail, '<p>de novo</p>'),
    queueAnexos: [{ uploadId: frame.uploadId }],
  });
  expect(twice.campos).toEqual({ queueAnexos: 'Arquivo já enviado' });
  const elsewhere = frameOf(row, bytes);
  await whole('fileOnly', elsewhere, bytes);
  const stray = { ...chat(mail, '<p>outro</p>'), queueAnexos: [{ uploadId: elsewhere.uploadId }] };
  expect((await ana.refused('ClientChatMessage', stray)).campos).toHaveProperty('queueAnexos');
  const unknown = await ana.refused('ClientChatMessage', {
    ...chat(mail, '<p>segue</p>'),
    queueAnexos: [{ uploadId: randomUUID() }],
  });
  expect(unknown.campos).toHaveProperty('queueAnexos');
});

test('an image has its size, is shown in place, and can be read in part', async () => {
  const frame = frameOf(row, CUSTOMER_PICTURE, { filename: 'foto.png', mimeType: 'image/png' });
  const done = await whole('file', frame, CUSTOMER_PICTURE);
  const file = done.message?.queueAnexos?.[0];
  expect(file).toMatchObject({ largura: 240, altura: 180 });
  const part = await download(String(file?.caminho), { range: 'bytes=1-3' });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('PNG');
  expect(part.headers.get('content-type')).toBe('image/png');
  expect(part.headers.get('content-disposition')).toMatch(/^inline/);
  expect((await download(String(file?.caminho), { range: 'bytes=999999-' })).status).toBe(416);
});

test('a picture with scripts in it is only ever a download', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const done = await whole('file', frameOf(row, svg, { filename: 'x.svg', mimeType: 'image/svg+xml' }), svg);
  const answer = await download(String(done.message?.queueAnexos?.[0]?.caminho));
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
});

test("a customer's file arrives with the message", async () => {
  const message = sandbox.control.customerWrites({
    idAtendimento: row.id,
    texto: 'veja',
    anexo: { filename: 'nota.txt', mimeType: 'text/plain', base64: Buffer.from('olá').toString('base64') },
  });
  await ana.event('newMessage', (push) => push.message.id === message.id);
  const answer = await download(String(message.queueAnexos?.[0]?.caminho));
  expect(await answer.text()).toBe('olá');
});

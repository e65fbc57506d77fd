import * as v from 'valibot';
import { fileFrameSchema } from '../../../src/services/realtime/contract';
import { createUploadCommands } from '../../../src/services/realtime/uploadCommands';
import { sampleOutboxItem, sampleQuote } from '../../support/samples';
import { ana } from '../support/testLine';
import { CLIENT_MSG_ID, REQ_ID } from '../support/wire';

const file = { uploadId: CLIENT_MSG_ID, name: 'foto.png', mimeType: 'image/png', bytes: 4 };

test('a file says which message it answers, and only then (contract §4, Files)', async () => {
  const frames: unknown[] = [];
  const upload = (_event: string, frame: unknown) => {
    frames.push(frame);
    return Promise.resolve({ kind: 'timeout' as const });
  };
  const { sendChunk } = createUploadCommands({ upload }, () => undefined);
  const quoted = sampleQuote({ text: null, kind: 'image', mimeType: 'image/png', path: '/a.png' });
  for (const fields of [{ quoted }, {}]) {
    const item = { ...sampleOutboxItem({ clientMsgId: CLIENT_MSG_ID, ...fields }), file };
    await sendChunk(ana, REQ_ID, item, 0, new ArrayBuffer(4));
  }
  const quotedMsg = { id: '1', messageID: 'p1', type: 'image', mimeType: 'image/png', caminho: '/a.png' };
  expect(frames).toMatchObject([{ quotedMsg, fim: true }, { fim: true }]);
  expect(frames[1]).not.toHaveProperty('quotedMsg');
  for (const frame of frames) expect(v.safeParse(fileFrameSchema, frame).success).toBe(true);
});

test.each([
  ['all its bytes', { recebido: 4 }, true],
  ['where it lies', { recebido: 4, caminho: '/anexos/foto.png' }, true],
  ['fewer bytes', { recebido: 3 }, false],
])(
  'a file is whole where the answer to its last part tells %s, without a message',
  async (_what, dados, isWhole) => {
    const upload = () => Promise.resolve({ kind: 'ok' as const, data: dados, seq: null, repeated: false });
    const { sendChunk } = createUploadCommands({ upload }, () => undefined);
    const item = { ...sampleOutboxItem({ clientMsgId: CLIENT_MSG_ID }), file };
    const answer = await sendChunk(ana, REQ_ID, item, 0, new ArrayBuffer(4));
    expect(answer).toMatchObject({ kind: 'ok', data: { message: null, isWhole } });
  },
);

test.each([
  ['that is not the last says that it was taken', 0, 3, { received: 3, message: null, isWhole: false }],
  ['in the middle says so too', 1, 2, { received: 3, message: null, isWhole: false }],
])('a bare ok to a part %s', async (_which, offset, bytes, data) => {
  const upload = () => Promise.resolve({ kind: 'ok' as const, data: undefined, seq: null, repeated: false });
  const { sendChunk } = createUploadCommands({ upload }, () => undefined);
  const item = { ...sampleOutboxItem({ clientMsgId: CLIENT_MSG_ID }), file };
  const answer = await sendChunk(ana, REQ_ID, item, offset, new ArrayBuffer(bytes));
  expect(answer).toMatchObject({ kind: 'ok', data });
});

test('a bare ok to the last part, or to the question what is there, tells nothing', async () => {
  const upload = () => Promise.resolve({ kind: 'ok' as const, data: null, seq: null, repeated: false });
  const { askReceived, sendChunk } = createUploadCommands({ upload }, () => undefined);
  const item = { ...sampleOutboxItem({ clientMsgId: CLIENT_MSG_ID }), file };
  expect(await sendChunk(ana, REQ_ID, item, 2, new ArrayBuffer(2))).toEqual({ kind: 'unreadable' });
  expect(await askReceived(ana, REQ_ID, item)).toEqual({ kind: 'unreadable' });
});

test.each([
  ['with a blank path', { recebido: 2, caminho: '' }, 2, false],
  ['with the path that it will have', { recebido: 2, caminho: '/anexos/foto.png' }, 2, false],
  ['by that path alone', { caminho: '/anexos/foto.png' }, 2, false],
  ['that has all of it, with the path', { recebido: 4, caminho: '/anexos/foto.png' }, 4, true],
])(
  'an answer to a part that is not the last %s tells whether it is whole',
  async (_how, dados, received, isWhole) => {
    const upload = () => Promise.resolve({ kind: 'ok' as const, data: dados, seq: null, repeated: false });
    const { sendChunk } = createUploadCommands({ upload }, () => undefined);
    const item = { ...sampleOutboxItem({ clientMsgId: CLIENT_MSG_ID }), file };
    const answer = await sendChunk(ana, REQ_ID, item, 0, new ArrayBuffer(2));
    expect(answer).toMatchObject({ kind: 'ok', data: { message: null, received, isWhole } });
  },
);

test('a path without a count says that a file is whole, to its last part and to the question what is there', async () => {
  const data = { caminho: '/anexos/foto.png' };
  const upload = () => Promise.resolve({ kind: 'ok' as const, data, seq: null, repeated: false });
  const { askReceived, sendChunk } = createUploadCommands({ upload }, () => undefined);
  const item = { ...sampleOutboxItem({ clientMsgId: CLIENT_MSG_ID }), file };
  const whole = { kind: 'ok', data: { isWhole: true } };
  expect(await sendChunk(ana, REQ_ID, item, 2, new ArrayBuffer(2))).toMatchObject(whole);
  expect(await askReceived(ana, REQ_ID, item)).toMatchObject(whole);
});

test('a blank path to the last part tells nothing', async () => {
  const upload = () =>
    Promise.resolve({ kind: 'ok' as const, data: { caminho: ' ' }, seq: null, repeated: false });
  const { sendChunk } = createUploadCommands({ upload }, () => undefined);
  const item = { ...sampleOutboxItem({ clientMsgId: CLIENT_MSG_ID }), file };
  expect(await sendChunk(ana, REQ_ID, item, 2, new ArrayBuffer(2))).toEqual({ kind: 'unreadable' });
});

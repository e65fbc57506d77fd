import * as v from 'valibot';
import { messageIn, wireMessage } from '../../../src/services/decode/message';
import { messageSchema } from '../../../src/services/realtime/contract/message';
import { maskerOf } from '../../../src/store/actionLog/mask';
import { MESSAGE_FIELDS } from '../../../src/store/actionLog/sensitive';
import type { MessageKind } from '../../../src/store/messages/types';
import { readAs } from '../support/reading';
import { wireMessage as wire } from '../support/wire';
import { MESSAGE } from './samples';

const SECRET = 'SEGREDO';

type Fields = Readonly<Record<string, unknown>>;

function file(mimeType: string, more: object = {}): Fields {
  const caminho = `/arquivos/${SECRET}`;
  return { queueAnexos: [{ caminho, mimeType, filename: `${SECRET}.bin`, tamanho: 10, ...more }] };
}

/** What a message of each kind has on the wire beside what all have. */
const kinds: Readonly<Record<MessageKind, Fields>> = {
  text: {},
  image: file('image/png', { largura: 4, altura: 3 }),
  audio: file('audio/mpeg', { duracao: 2 }),
  video: file('video/mp4', { largura: 4, altura: 3, duracao: 2 }),
  file: file('application/pdf'),
};

/** What may be the case with a message of any kind. */
const others: Readonly<Record<string, Fields>> = {
  answer: {
    quotedMsg: { id: 7, body: SECRET, type: 'image', mimeType: 'image/png', caminho: `/${SECRET}` },
  },
  mail: {
    queueTypeID: 4,
    assunto: SECRET,
    resposta: SECRET,
    envelope: { de: `${SECRET}@x.com`, para: [`${SECRET}@x.com`], cc: [SECRET], cco: [SECRET] },
  },
  'sent mail': {
    queueTypeID: 4,
    inOut: 2,
    agente: 'Ana Lima',
    dadosAdicionais: { from: `${SECRET}@x.com`, emails: [`${SECRET}@x.com`] },
  },
  'answering mail': { queueTypeID: 4, inOut: 2, repliedMsg: { mailMessageID: '<1@x.com>' } },
  'forwarded mail': { queueTypeID: 4, inOut: 2, encaminha: true },
  deleted: { status: 'deleted' },
};

const tried = Object.entries({ ...kinds, ...others }).map(
  ([name, fields]) => [name, wire({ texto: SECRET, ...fields })] as const,
);

describe('a message of each kind', () => {
  it.each(tried)('%s is one of the contract', (_name, message) => {
    expect(v.safeParse(messageSchema, message).issues).toBeUndefined();
    expect(Object.keys(messageSchema.entries)).toEqual(expect.arrayContaining(Object.keys(message)));
  });

  it.each(tried)(
    '%s is read, and nothing that people wrote in it stays when it is masked',
    (_name, message) => {
      const read = readAs(messageIn(null), message);
      expect(JSON.stringify(read)).toContain(SECRET);
      expect(JSON.stringify(maskerOf(MESSAGE_FIELDS)(read))).not.toContain(SECRET);
    },
  );

  it.each(Object.entries(kinds).filter(([name]) => name !== 'text'))(
    '%s is something to show without a text',
    (_name, fields) => {
      expect(readAs(messageIn(null), wire({ texto: null, ...fields })).text).toBe('');
    },
  );
});

describe('the fields of a message', () => {
  it('are all in the contract', () => {
    const read = Object.keys(wireMessage.entries);
    expect(Object.keys(messageSchema.entries)).toEqual(expect.arrayContaining(read));
  });

  it('are all tried', () => {
    const fields = new Set([
      ...Object.keys(MESSAGE),
      ...tried.flatMap(([, message]) => Object.keys(message)),
    ]);
    expect(Object.keys(wireMessage.entries).filter((name) => !fields.has(name))).toEqual([]);
  });
});

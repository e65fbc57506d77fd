import { createIntl } from 'react-intl';
import { isMessageKind, KINDS, messageKind } from '../../../../src/components/chat/message/kinds';
import { quoteOf, quoteWords } from '../../../../src/components/chat/message/quote';
import {
  labelWords,
  lastMessageWords,
  noticeWords,
  previewWords,
  saidWords,
  searchText,
} from '../../../../src/components/chat/message/words';
import type { Text } from '../../../../src/components/intl';
import ptBR from '../../../../src/locales/pt_BR.json';
import type { Attachment, Message, MessageKind } from '../../../../src/store/messages/types';
import { sampleMessage } from '../../../support/samples';

const intl = createIntl({ locale: 'pt-BR', messages: ptBR });
const t: Text = (id, values) => intl.formatMessage({ id }, values);

function fileOf(mimeType: string, fileName: string): Attachment {
  return {
    path: `/f/${fileName}`,
    mimeType,
    fileName,
    bytes: null,
    width: null,
    height: null,
    seconds: null,
  };
}

function withFile(mimeType: string, fileName: string, text = ''): Message {
  return sampleMessage({ text, attachments: [fileOf(mimeType, fileName)] });
}

interface Expected {
  /** One without words; of a text, one that has nothing else. */
  bare: Message;
  quoted: string;
  notice: string;
  label: string;
  search: string;
}

const EXPECTED: Record<MessageKind, Expected> = {
  text: {
    bare: sampleMessage({ text: '' }),
    quoted: 'Arquivo',
    notice: 'Mensagem sem texto',
    label: 'Mensagem sem texto',
    search: '',
  },
  image: {
    bare: withFile('image/png', 'Rótulo.png'),
    quoted: 'Foto',
    notice: 'Foto',
    label: 'Rótulo.png',
    search: 'rotulo.png',
  },
  audio: {
    bare: withFile('audio/mpeg', 'voz.mpeg'),
    quoted: 'Áudio',
    notice: 'Áudio',
    label: 'voz.mpeg',
    search: 'voz.mpeg',
  },
  video: {
    bare: withFile('video/mp4', 'filme.mp4'),
    quoted: 'Vídeo',
    notice: 'Vídeo',
    label: 'filme.mp4',
    search: 'filme.mp4',
  },
  file: {
    bare: withFile('application/pdf', 'nota.pdf'),
    quoted: 'Arquivo',
    notice: 'Arquivo',
    label: 'nota.pdf',
    search: 'nota.pdf',
  },
};

const everyKind = Object.keys(KINDS).filter(isMessageKind);

it('every kind is expected here', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual([...everyKind].sort());
});

describe.each(everyKind)('a message of kind %s', (kind) => {
  const { bare, quoted, notice, label, search } = EXPECTED[kind];

  it('is known as one', () => expect(messageKind(bare)).toBe(kind));

  it('without words has what stands for it', () => {
    expect(quoteWords(t, quoteOf(bare), 3)).toBe(quoted);
    expect(quoteWords(t, { ...quoteOf(bare), kind }, 3)).toBe(quoted);
    expect(noticeWords(t, bare)).toBe(notice);
    expect(labelWords(t, bare)).toBe(label);
    expect(previewWords(bare)).toBe('');
    expect(searchText(bare).trim()).toBe(search);
  });

  it('with words is told by them, and still found by its names', () => {
    const said = { ...bare, text: '*Olá*, é isto' };
    expect(quoteWords(t, quoteOf(said), 3)).toBe('Olá, é isto');
    expect(quoteWords(t, quoteOf(said), 2)).toBe('*Olá*, é isto');
    for (const words of [noticeWords(t, said), labelWords(t, said), previewWords(said)])
      expect(words).toBe('Olá, é isto');
    expect(searchText(said)).toContain('*ola*, e isto');
    expect(searchText(said)).toContain('\nola, e isto');
    expect(searchText(said)).toContain(search);
  });

  it('deleted says only that', () => {
    const gone = { ...bare, text: 'segredo', status: 'deleted' } as const;
    expect(labelWords(t, gone)).toBe(t('message.deleted'));
    expect(noticeWords(t, gone)).toBe(t('message.deleted'));
  });
});

it.each([
  ['text/plain', 'file', 'text'],
  ['file/odd', 'file', 'file'],
  ['toString/x', 'file', 'toString'],
  ['', 'file', ''],
  ['image', 'image', 'image'],
])('a file of type %j makes a message of kind %s, quoted as %j', (mimeType, kind, quotedKind) => {
  const message = withFile(mimeType, 'x');
  expect(messageKind(message)).toBe(kind);
  expect(quoteOf(message).kind).toBe(quotedKind);
  expect(quoteWords(t, quoteOf(message), 3)).toBe(kind === 'image' ? 'Foto' : 'Arquivo');
});

it.each([
  ['', null, 'Mensagem sem texto'],
  ['\u200b \u3164', '\u2800', 'Mensagem sem texto'],
  ['', 'Localização', 'Localização'],
  ['Olá', 'Localização', 'Olá'],
])('a message of text %j and subject %j is told as %s', (text, subject, words) => {
  const message = sampleMessage({ text, subject });
  for (const told of [noticeWords(t, message), labelWords(t, message), saidWords(t, message)])
    expect(told).toBe(words);
});

describe('the last message of a conversation', () => {
  it.each([
    ['0b7c9c3e-1f2d-4a5b-8c6d-7e8f9a0b1c2d.mpeg', 3, 'Áudio'],
    ['relatorio.mpeg', 3, 'relatorio.mpeg'],
    ['*Bom* dia,\ntudo bem?', 3, 'Bom dia, tudo bem?'],
    ['<p>Bom <b>dia</b></p>', 4, 'Bom dia'],
    ['', 3, ''],
  ])('%j of type %i is told as %j', (text, queueType, expected) => {
    expect(lastMessageWords(t, text, queueType)).toBe(expected);
  });
});

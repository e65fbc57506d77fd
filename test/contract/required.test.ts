import { things, type ThingName } from '../../scripts/contract/entities';
import { actionDocs } from '../../scripts/contract/realtime/actions';
import { eventDocs } from '../../scripts/contract/realtime/events';
import { frameAnswerDoc, handshakeDataDoc, refusalDoc } from '../../scripts/contract/realtime/session';
import type { ThingDoc } from '../../scripts/contract/types';
import type { ActionName } from '../../src/services/realtime/contract';
import * as answers from '../../src/services/realtime/answers';
import { readAck } from '../../src/services/realtime/readAck';
import { event, handshake, readers, type Reader } from './readers';

type Doc = Pick<ThingDoc, 'required' | 'needsOneOf' | 'example'>;
type Fields = Readonly<Record<string, unknown>>;

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** The reader refuses a value that lacks what is required, and no other. */
function holds({ example, needsOneOf = [], required = [] }: Doc, reads: Reader): void {
  const fields = example as Fields;
  expect(Object.keys(fields)).toEqual(expect.arrayContaining([...required, ...needsOneOf.slice(0, 1)]));
  expect(reads(fields)).toBe(true);
  const refused = Object.keys(fields).filter((name) => !reads(without(fields, [name])));
  expect(refused.sort()).toEqual([...required].sort());
  const given = needsOneOf.filter((name) => name in fields);
  // The required fields alone are enough, with any one of those of which one is needed.
  for (const names of given.length === 0 ? [[]] : given.map((name) => [name])) {
    expect(reads(only(fields, [...required, ...names]))).toBe(true);
  }
  if (needsOneOf.length > 0) expect(reads(without(fields, needsOneOf))).toBe(false);
}

describe('what is required of a thing', () => {
  const names = Object.keys(things) as ThingName[];

  it.each(names.filter((name) => readers[name] !== null))('%s', (name) => {
    holds(things[name], readers[name] ?? (() => false));
  });

  it.each(names.filter((name) => readers[name] === null))(
    '%s is not read, nothing is required of it',
    (name) => {
      const doc: Doc = things[name];
      expect([doc.required, doc.needsOneOf]).toEqual([undefined, undefined]);
    },
  );

  it('says that a message alone has to name its conversation', () => {
    const { idAtendimento, ...message } = things.Message.example;
    expect(event('newMessage')({ message: { ...message, idAtendimento } })).toBe(true);
    expect(event('newMessage')({ message })).toBe(false);
    expect(event('newMessage')({ message, idAtendimento })).toBe(true);
  });
});

it.each(Object.entries(eventDocs))('what is required of the event %s', (name, doc) => {
  holds(doc, event(name));
});

it('what is required of an accepted handshake', () => {
  holds(handshakeDataDoc, handshake);
});

it('what is required of a refusal', () => {
  holds(refusalDoc, (value) => readAck(value).kind === 'refused');
});

const {
  agentAnswer,
  begunConversation,
  chunkAnswer,
  deletedMessage,
  nothing,
  queueReport,
  storedMessage,
  templateList,
} = answers;
const stored = storedMessage('4711');

const dataReaders: Readonly<
  Record<Exclude<ActionName, 'digitando' | 'getTemplates'>, answers.DataReader<unknown>>
> = {
  QueueStatus: queueReport,
  QueueAdd: agentAnswer,
  QueueRemove: agentAnswer,
  QueuePause: agentAnswer,
  QueueUnpause: agentAnswer,
  ClientChatMessage: stored,
  replyMessage: stored,
  deleteMessage: deletedMessage,
  retryMessage: stored,
  sendTemplate: stored,
  addAtendimento: begunConversation,
  EncerrarAtendimento: nothing,
  TransferenciaAtendimento: nothing,
  TransfereAtendimentoParaFila: nothing,
  Desliga: nothing,
  dial: nothing,
  atualizaAtendimento: nothing,
  leuAtendimento: nothing,
};

function understands(read: answers.DataReader<unknown>): Reader {
  return (data) => read(data, () => undefined) !== undefined;
}

it.each(Object.entries(dataReaders))('what is required of the answer to %s', (action, read) => {
  const { answer } = actionDocs[action as ActionName];
  holds(answer ?? { example: null }, understands(read));
});

it('what is required of the answer to a part of a file', () => {
  holds(frameAnswerDoc, understands(chunkAnswer('4711', false)));
});

it('asks for nothing of the answer to getTemplates but a list', () => {
  expect(actionDocs.getTemplates.answer?.required).toBeUndefined();
  expect([[], null, {}].map(understands(templateList('SAC')))).toEqual([true, false, false]);
});

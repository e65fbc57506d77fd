import type * as v from 'valibot';
import { errorAnswerSchema, itemAnswerSchema, listAnswerSchema } from '../../../src/services/api/contract';
import { things } from '../entities';
import type { PathDoc, Schema, ThingDoc, ThingDocs } from '../types';
import { receivedSchema, referenceTo, withoutExample } from '../schemas';

/** An answer as its path documents it. */
export interface AnswerDoc {
  schema: Schema;
  example: unknown;
  /** Of the contract: the example passes it. */
  strict: v.GenericSchema;
}

const named: ThingDocs = things;

const COUNTS = {
  total: {
    type: 'number',
    'x-extension': true,
    description: 'Rows on all pages. Without it the reading ends with the first page that is not full.',
  },
  page: { type: 'number', 'x-extension': true, description: 'Not read.' },
  max: { type: 'number', 'x-extension': true, description: 'Not read.' },
  seq: {
    type: 'number',
    'x-extension': true,
    description:
      'Where the event stream of the agent stood. Without it an event that was on its way may come after what it ' +
      'says was read.',
  },
};

function listSchema(item: Schema): Schema {
  const rows = { type: 'array', items: item };
  const wrapped = { type: 'object', properties: { dados: rows, ...COUNTS }, required: ['dados'] };
  return { anyOf: [wrapped, rows, { type: 'null' }] };
}

function itemSchema(item: Schema, isNullable: boolean): Schema {
  const one = isNullable ? { anyOf: [item, { type: 'null' }] } : item;
  return { anyOf: [{ type: 'object', properties: { dados: one }, required: ['dados'] }, item] };
}

function docOf({ answer, path }: PathDoc): ThingDoc {
  const doc = answer.doc ?? (answer.thing === undefined ? undefined : named[answer.thing]);
  if (doc === undefined) throw new Error(`No answer of ${path} in the tables`);
  return doc;
}

/** The answer of a path. */
export function answerOf(path: PathDoc): AnswerDoc {
  const doc = docOf(path);
  const { answer } = path;
  const thing = answer.thing === undefined ? withoutExample(receivedSchema(doc)) : referenceTo(answer.thing);
  switch (answer.form) {
    case 'list': {
      const example = { dados: [doc.example], total: 1, page: 1, max: -1 };
      return { schema: listSchema(thing), example, strict: listAnswerSchema(doc.schema) };
    }
    case 'item': {
      const isNullable = path.path.includes('ByNumero');
      const example = { dados: doc.example };
      return { schema: itemSchema(thing, isNullable), example, strict: itemAnswerSchema(doc.schema) };
    }
    case 'bare':
    case 'done':
      return { schema: thing, example: doc.example, strict: doc.schema };
  }
}

/** A refusal, in three forms. */
export const errorDoc: ThingDoc = {
  schema: errorAnswerSchema,
  description:
    'The server refuses: `error: true` with `msg`, `error: {msg}`, or `error` as the text itself; by any status, 200 ' +
    'included.',
  example: { error: true, msg: 'Usuário ou senha inválidos', codigo: 'NAO_AUTENTICADO' },
};

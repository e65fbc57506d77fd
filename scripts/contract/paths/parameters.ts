import type { Schema } from '../types';

/** A query parameter of a read. */
interface QueryDoc {
  description: string;
  schema: Schema;
  example: unknown;
  extension?: true;
}

const text: Schema = { type: 'string' };
const number: Schema = { type: 'integer' };
const JSON_LIST = 'The text of a JSON list.';
const FILTERED = 'What a server does not filter by it, the console leaves out itself.';

/** Query parameters of the reads. By POST they are the body, each value as text. */
export const queryDocs: Readonly<Record<string, QueryDoc>> = {
  max: { description: 'Rows on a page; -1 is all.', schema: number, example: -1 },
  page: { description: 'Which page, from 1.', schema: number, example: 1 },
  FullMsg: { description: '1 asks for the messages too; the console sends 0.', schema: number, example: 0 },
  order: {
    description: `By which fields. ${JSON_LIST} Previous protocols are asked for by the text \`id DESC\`.`,
    schema: text,
    example: '[{"campo":"q.id","ordem":"ASC"}]',
  },
  agentes: {
    description: `Full names of agents. ${JSON_LIST} ${FILTERED}`,
    schema: text,
    example: '["Ana Souza"]',
  },
  status: {
    description: `Statuses of conversations. ${JSON_LIST} ${FILTERED}`,
    schema: text,
    example: '["Entrou"]',
  },
  filas: { description: `Names of queues. ${JSON_LIST}`, schema: text, example: '["SAC"]' },
  queue: { description: 'Name of a queue.', schema: text, example: 'SAC' },
  dataIni: {
    description: 'Not before this moment; local time with its offset.',
    schema: text,
    example: '2026-03-01T00:00:00.000-03:00',
  },
  dataFim: {
    description: 'Not after this moment, as `dataIni`.',
    schema: text,
    example: '2026-03-02T23:59:59.999-03:00',
  },
  id: { description: `One conversation. ${FILTERED}`, schema: text, example: '4711' },
  desdeVersao: {
    description: 'What changed after this `versaoReg`. This console does not send it.',
    schema: number,
    example: 18,
    extension: true,
  },
  aposId: {
    description: 'Messages after this one. This console does not send it.',
    schema: text,
    example: '90110',
    extension: true,
  },
  antesId: {
    description: 'Messages before this one. This console does not send it.',
    schema: text,
    example: '90110',
    extension: true,
  },
};

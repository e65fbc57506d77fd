import * as v from 'valibot';
import { isWithinBounds } from '../../src/services/decode/bounds';
import { readRows } from '../../src/services/decode/entity';
import { messageIn } from '../../src/services/decode/message';
import { noOddities } from '../../src/services/decode/oddities';
import { messageSchema } from '../../src/services/realtime/contract';
import type { Row } from './row';
import { percentile } from './support/stats';

const MESSAGES = 10_000;

const ROUNDS = 25;

const WARM_UP = 5;

/** Of the tolerant reader, with what it makes of a row, to a bare check against the contract. */
const MOST_RATIO = 1.3;

function message(index: number): Record<string, unknown> {
  return {
    id: index,
    messageID: `wamid.${index}`,
    idAtendimento: 42,
    texto: `Mensagem ${index} de um dia de trabalho`,
    inOut: index % 2 === 0 ? 1 : 2,
    queue: 'SAC',
    agente: 'Ana Lima',
    status: 'delivered',
    queueTypeID: 3,
    dataHora: '2026-03-02T10:00:00.000-03:00',
    queueAnexos: [],
    quotedMsg: null,
    atualizadoEm: '2026-03-02T10:00:01.000-03:00',
  };
}

/** The same as a server writes it that keeps to the documents alone. */
function plainly(row: Record<string, unknown>): Record<string, unknown> {
  const { atualizadoEm: _updated, quotedMsg: _quoted, ...rest } = row;
  const number = {
    id: String(row['id']),
    idAtendimento: '42',
    inOut: String(row['inOut']),
    queueTypeID: '3',
  };
  return { ...rest, ...number, dataHora: '2026-03-02 10:00:00' };
}

function took(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function tolerant(rows: readonly unknown[]): void {
  readRows(messageIn('42'), rows, noOddities('message'));
}

function strict(rows: readonly unknown[]): void {
  for (const row of rows) {
    if (isWithinBounds(row)) v.safeParse(messageSchema, row);
  }
}

/** How long ten thousand messages take to be read, against a bare check by the strict schema; one run, in turns. */
export function run(): Promise<Row[]> {
  const rows = Array.from({ length: MESSAGES }, (_, index) => message(index));
  const plain = rows.map(plainly);
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => ({
    strict: took(() => strict(rows)),
    tolerant: took(() => tolerant(rows)),
    plain: took(() => tolerant(plain)),
  })).slice(WARM_UP);
  const median = (kind: 'strict' | 'tolerant' | 'plain'): number =>
    percentile(
      rounds.map((round) => round[kind]),
      0.5,
    );
  const ratio = median('tolerant') / median('strict');
  const target = `≤ ${MOST_RATIO} × the check alone`;
  const figures = `${median('tolerant').toFixed(1)} ms, ${ratio.toFixed(2)} ×`;
  return Promise.resolve([
    { name: 'decode: 10,000 messages', value: figures, target, ok: ratio <= MOST_RATIO },
    {
      name: 'decode: the same from a plain server',
      value: `${median('plain').toFixed(1)} ms, ${(median('plain') / median('strict')).toFixed(2)} ×`,
      target: 'for comparison',
      ok: true,
    },
  ]);
}

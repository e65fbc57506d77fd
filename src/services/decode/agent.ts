import * as v from 'valibot';
import type { Colleague, PauseReason } from '../../store/agent/types';
import type { Extension } from '../../store/presence/types';
import type { Entity } from './entity';
import { id, listIn, numberOr, requiredId, requiredText, text, texts } from './lenient';

/** A reason to pause. Required: `nome`. */
const wirePauseReason = v.object({ nome: requiredText, fila: text });

/** Reasons to pause; one may be its name alone. */
export const pauseReasonEntity: Entity<v.InferOutput<typeof wirePauseReason>, PauseReason> = {
  name: 'pauseReason',
  schema: wirePauseReason,
  convert: ({ nome, fila }) => ({ name: nome, queue: fila }),
  prepare: (value) => (typeof value === 'string' ? { nome: value } : value),
};

/** Another agent. Required: a name, as `fullname` or `nome`. `filas` missing: nobody says. */
const wireColleague = v.object({
  fullname: text,
  nome: text,
  ramal: id,
  status: numberOr(0),
  filas: v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (value === null || listIn(value) === undefined ? null : queueNames(value))),
  ),
});

function queueNames(value: unknown): string[] {
  const rows = (listIn(value) ?? []).map((row) => {
    if (typeof row !== 'object' || row === null) return row;
    return 'fila' in row ? row.fila : 'name' in row ? row.name : 'nome' in row ? row.nome : null;
  });
  return v.parse(texts, rows);
}

/** The agents of the centre. */
export const colleagueEntity: Entity<v.InferOutput<typeof wireColleague>, Colleague> = {
  name: 'agent',
  schema: wireColleague,
  convert({ filas, fullname, nome, ramal, status }) {
    const name = fullname ?? nome;
    return name === null ? null : { name, extension: ramal, status, queues: filas };
  },
  missing: 'fullname, nome',
};

/** An extension of the exchange. Required: `ramal`. */
const wireExtension = v.object({ ramal: requiredId, nome: text });

/** The extensions of the exchange, whosever they are. */
export const extensionEntity: Entity<v.InferOutput<typeof wireExtension>, Extension> = {
  name: 'extension',
  schema: wireExtension,
  convert: ({ ramal, nome }) => ({ number: ramal, name: nome }),
};

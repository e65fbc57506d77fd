import type { FastifyError, FastifyInstance } from 'fastify';
import type { Codigo } from '../../src/services/realtime/contract';
import { ContactConflict } from '../centre/contacts';
import { Refusal } from '../centre/refusal';

const STATUS: Record<Codigo, number> = {
  ATENDIMENTO_ENCERRADO: 409,
  OUTRO_AGENTE: 409,
  NAO_ENCONTRADO: 404,
  CLASSIFICACAO_OBRIGATORIA: 409,
  SEM_FILA: 400,
  VALIDACAO: 400,
  LIMITE_ATENDIMENTOS: 409,
  PRECISA_TEMPLATE: 409,
  ARQUIVO_GRANDE: 413,
  ARQUIVO_TIPO: 415,
  CHAVE_REUSADA: 409,
  NAO_AUTENTICADO: 401,
  VERSAO: 400,
  ACAO_DESCONHECIDA: 400,
  INDISPONIVEL: 503,
  INTERNO: 500,
};

/** HTTP status of a refusal. */
export function statusOf(codigo: Codigo): number {
  return STATUS[codigo];
}

/** A refusal in the contract's error shape. Contract §6. */
export function errorBody(refusal: Refusal): object {
  const { campos, atual } = refusal.details;
  return {
    error: true,
    msg: refusal.message,
    codigo: refusal.codigo,
    ...(campos ? { campos } : {}),
    ...(atual ? { atual } : {}),
  };
}

/** Answers every failure in the contract's shape: refusals, unknown paths, unreadable bodies, own faults. */
export function answerErrors(app: FastifyInstance, onError: (error: unknown) => void): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(errorBody(new Refusal('NAO_ENCONTRADO', { msg: 'Endereço não encontrado.' }))),
  );
  app.setErrorHandler((error: FastifyError | Refusal | ContactConflict, _request, reply) => {
    if (error instanceof Refusal) return reply.code(statusOf(error.codigo)).send(errorBody(error));
    if (error instanceof ContactConflict) {
      return reply.code(409).send({ error: true, msg: error.message, atual: error.atual });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) onError(error);
    const codigo = status >= 500 ? 'INTERNO' : 'VALIDACAO';
    return reply.code(status).send(errorBody(new Refusal(codigo)));
  });
}

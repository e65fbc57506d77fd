import {
  agenteSchema,
  autocompleteSchema,
  classificacaoDadaSchema,
  classificacaoSchema,
  grupoSchema,
  ligacaoHistoricoSchema,
  pausaSchema,
  ramalSchema,
  subclassificacaoSchema,
} from '../../src/services/api/contract';
import {
  atendimentoSchema,
  clienteSchema,
  filaSchema,
  messageSchema,
  usuarioSchema,
} from '../../src/services/realtime/contract';
import type { Schema } from './shape';

/** What an HTTP path answers: a list or one thing within `dados`, the user, a call's id, or the result of a write. */
export interface AnswerShape {
  kind: 'list' | 'item' | 'user' | 'call' | 'write';
  /** of an item of the list, or of the thing */
  schema?: Schema;
}

function list(schema: Schema): AnswerShape {
  return { kind: 'list', schema };
}

/** Answers of the reads by their route. Contract §6. */
const READS: Record<string, AnswerShape> = {
  '/api/v3/fila': list(filaSchema),
  '/api/v3/pausa': list(pausaSchema),
  '/api/v2/agentes': list(agenteSchema),
  '/api/v2/chats': list(atendimentoSchema),
  '/api/v2/chat/:id/mensagens': list(messageSchema),
  '/api/v2/chat/:id/classificacoes': list(classificacaoDadaSchema),
  '/api/v2/chat/:id/protocolosByFromID': list(atendimentoSchema),
  '/api/v2/classificacoes': list(classificacaoSchema),
  '/api/v3/subclassificacao': list(subclassificacaoSchema),
  '/api/v2/autocomplete': list(autocompleteSchema),
  '/api/v2/clientesGrupos': list(grupoSchema),
  '/api/v2/clientes': list(clienteSchema),
  '/api/v2/clientes/:id': { kind: 'item', schema: clienteSchema },
  '/api/v2/clientesByNumero/:numero': { kind: 'item', schema: clienteSchema },
  '/api/v2/atendimentos/:id': list(atendimentoSchema),
  '/api/v3/ramal': list(ramalSchema),
  '/api/v2/filas/ligacoes': list(ligacaoHistoricoSchema),
};

/** Answers of the writes by their verb and route. Contract §6. */
const WRITES: Record<string, AnswerShape> = {
  'POST /api/v2/usuarios/agentes/login': { kind: 'user', schema: usuarioSchema },
  'POST /api/v2/chat/:id/classificacao': { kind: 'write' },
  'POST /api/v2/chat/encerrar/:id': { kind: 'write' },
  'PUT /api/v2/clientes/:id': { kind: 'write', schema: clienteSchema },
  'POST /api/v2/ligacao/desligar': { kind: 'write' },
  'POST /api/v4/ligacao/Conferencia': { kind: 'call' },
  'POST /api/v2/ligacao/classifica': { kind: 'write' },
  'POST /api/v2/filas/remover': { kind: 'write' },
};

/** What is answered to a verb on a route; undefined for files and for what is no part of the API. */
export function answerShape(method: string, route: string | undefined): AnswerShape | undefined {
  if (route === undefined) return undefined;
  return WRITES[`${method} ${route}`] ?? READS[route];
}

/** Whether an answer is the one of a read. */
export function isRead({ kind }: AnswerShape): boolean {
  return kind === 'list' || kind === 'item';
}

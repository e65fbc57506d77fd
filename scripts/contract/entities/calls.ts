import {
  classificacaoDadaSchema,
  classificacaoSchema,
  ligacaoHistoricoSchema,
  subclassificacaoSchema,
} from '../../../src/services/api/contract';
import { ligacaoSchema } from '../../../src/services/realtime/contract';
import type { ThingDoc } from '../types';

const call = {
  callid: 'a84b4c76e66710@example.com',
  uniqueid: '1772456280.14',
  linkedid: '1772456280.14',
  numero: '5511987654321',
  nome: 'Maria Lima',
  sentido: 'Entrante',
  fila: 'Telefone',
  idCliente: 205,
  dataini: '2026-03-02T10:15:30-03:00',
  destino: '08007001000',
  atendida: false,
  ramal: '1001',
  dados: { 'X-Sala': '12' },
  atendimento: 4713,
};

/** The call of the examples. */
export const exampleCall = call;

/** Calls, and how calls and conversations are classified. */
export const callThings = {
  Ligacao: {
    schema: ligacaoSchema,
    description: 'A live call as the server tells it; the telephone itself owns the state of the call.',
    required: ['uniqueid'],
    fields: {
      callid: 'Call-ID of SIP: joins this report to the call in the browser.',
      uniqueid: 'Identifier of the call at the centre; its classification goes by it.',
      destino: 'The number that the customer dialled.',
      sentido: '`Entrante` or `Sainte`; without it, incoming.',
      dados: 'Headers of the signalling that begin with `X-`; `X-Sala` is a conference room.',
      atendimento: 'Conversation of the call, closed with it.',
    },
    extensions: { linkedid: 'Not read.', ramal: 'Not read.' },
    example: call,
  },
  LigacaoHistorico: {
    schema: ligacaoHistoricoSchema,
    description: 'A row of the call history.',
    needsOneOf: ['uniqueid', 'numero'],
    fields: { sentido: '1 is incoming, anything else outgoing.', datafim: 'Null while the call goes on.' },
    extensions: {
      uniqueid: 'Without it the call cannot be classified from the history.',
      duracao: 'Seconds spoken. Without it, the whole time of an answered call.',
      id_classificacao: 'Not read.',
      id_subclassificacao: 'Not read.',
    },
    example: {
      uniqueid: '1772456280.14',
      dataini: '2026-03-02T10:15:30-03:00',
      datafim: '2026-03-02T10:19:02-03:00',
      numero: '5511987654321',
      nome: 'Maria Lima',
      sentido: 1,
      atendida: true,
      fila: 'Telefone',
      duracao: 204,
      id_classificacao: 3,
      classificacao: 'Financeiro',
      id_subclassificacao: 31,
      subclassificacao: 'Segunda via',
      obs: 'Enviada por e-mail',
    },
  },
  Classificacao: {
    schema: classificacaoSchema,
    description: 'A classification on offer; one without a name goes by its id.',
    required: ['id'],
    extensions: { filas: 'Queues that it serves. Without them it is offered in every queue.' },
    example: { id: 3, nome: 'Financeiro', filas: ['SAC'] },
  },
  Subclassificacao: {
    schema: subclassificacaoSchema,
    description: 'A finer classification, offered once its parent is chosen.',
    required: ['id', 'id_classificacao'],
    example: { id: 31, nome: 'Segunda via', id_classificacao: 3 },
  },
  ClassificacaoDada: {
    schema: classificacaoDadaSchema,
    description: 'One classification that a conversation was given.',
    needsOneOf: ['id', 'classificacaoID', 'classificacao'],
    extensions: { dataHora: 'Not read.' },
    example: {
      id: 71,
      protocolo: 4711,
      classificacaoID: 3,
      classificacao: 'Financeiro',
      subClassificacaoID: 31,
      subclassificacao: 'Segunda via',
      obs: 'Cliente pediu a segunda via',
      agente: 'Ana Souza',
      dataHora: '2026-03-02T10:20:00-03:00',
    },
  },
} satisfies Record<string, ThingDoc>;

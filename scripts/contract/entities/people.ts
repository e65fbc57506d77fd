import { agenteSchema, grupoSchema, pausaSchema, ramalSchema } from '../../../src/services/api/contract';
import {
  campoAdicionalSchema,
  clienteSchema,
  limitesSchema,
  numeroAdicionalSchema,
  usuarioSchema,
} from '../../../src/services/realtime/contract';
import type { ThingDoc } from '../types';
import { exampleMembership } from './queues';

const limits = {
  maxArquivoBytes: 26214400,
  tiposBloqueados: ['application/x-msdownload'],
  maxTexto: { '2': 4000, '3': 4096 },
  validadeReqIdMs: 86400000,
};

/** The limits of the examples. */
export const exampleLimits = limits;

const contact = {
  id: 205,
  nome: 'Maria Lima',
  numero: '5511987654321',
  email: 'maria@example.com',
  documento: '123.456.789-09',
  url: 'https://crm.example.com/205',
  idGrupo: 4,
  clienteGrupo: [{ rota: 'SAC' }],
  profileImage: null,
  isBusiness: false,
  CamposAdicionais: [{ id: 1, clienteID: 205, nome: 'Contrato', valor: '88-1204' }],
  NumerosAdicionais: [{ id: 2, clienteID: 205, nome: 'Trabalho', numero: '551133334444' }],
};

/** Agents, contacts and what belongs to them. */
export const peopleThings = {
  Usuario: {
    schema: usuarioSchema,
    description:
      'The signed-in agent, bare or wrapped. A permission that is not told is not given; a status that is not told ' +
      'follows from the queues.',
    needsOneOf: ['fullname', 'nome'],
    fields: {
      fullname: 'By this name the agent is matched in events and asked for in reads.',
      nome: 'Name for signing in.',
      ramal: 'Telephone extension.',
      ramal_senha: 'Password of the extension at the exchange.',
      modo: '`F` one switch per queue, `T` all joined on entry, anything else one switch for all.',
      status: '1 available, 2 and 3 busy, 5 unavailable, 10 pause.',
      atalho_url: 'Code of the key that opens the customer’s address.',
      abrir_url: 'The customer’s address opens with the conversation.',
    },
    extensions: {
      id: 'Without it events are matched by name alone, and names are not unique.',
      token:
        'Replaces the fixed bearer until the agent signs out. Without it all agents share the fixed one.',
      limites: 'Not read here: the handshake tells the limits.',
    },
    example: {
      id: 12,
      fullname: 'Ana Souza',
      nome: 'ana',
      ramal: '1001',
      ramal_numero: '1001',
      ramal_senha: 'an example',
      contexto: 'ramais',
      modo: 'F',
      filas: [exampleMembership],
      status: 1,
      oldStatus: 5,
      pausa: false,
      motivoPausa: null,
      max_chat_atende: 6,
      edita_config: true,
      edita_rota: false,
      visualiza_todos_clientes: false,
      editaCliente: true,
      editaClienteGrupo: true,
      atalho_url: 113,
      abrir_url: false,
      pode_selecionar_instancias: true,
      default_instance: 'loja',
      token: 'an example',
      limites: limits,
    },
  },
  Limites: {
    schema: limitesSchema,
    description: 'Limits of the server; one that is left out is none.',
    fields: {
      maxArquivoBytes: 'Largest file, bytes.',
      tiposBloqueados: 'Mime types, or families such as `application/x-*`.',
      maxTexto: 'Longest text in characters, by queue type.',
      validadeReqIdMs: 'How long a `reqId` is remembered, milliseconds.',
    },
    extension: 'Without limits the agent learns from a refusal that a file or a text was too large.',
    example: limits,
  },
  Agente: {
    schema: agenteSchema,
    description: 'Another agent, as a target of transfers.',
    needsOneOf: ['fullname', 'nome'],
    extensions: {
      id: 'Not read.',
      filas: 'Queues that the agent works in. Without them, transfer targets come from QueueStatus.',
    },
    example: { id: 13, fullname: 'Bruno Dias', nome: 'bruno', ramal: '1002', status: 1, filas: ['SAC'] },
  },
  Pausa: {
    schema: pausaSchema,
    description: 'A reason to pause; it may also be its name alone.',
    required: ['nome'],
    fields: {
      fila: 'The queue that it serves; without it, every queue.',
      editavel: 'The agent may word it.',
    },
    example: { nome: 'Almoço', fila: null, editavel: false },
  },
  Ramal: {
    schema: ramalSchema,
    description:
      'An extension of the exchange. The two documents name the path alone; the console does not read it.',
    fields: { status: 'A word of dialog-info, such as `available`.' },
    example: { id: 1, ramal: '1001', nome: 'Ana Souza', contexto: 'ramais', status: 'available' },
  },
  Cliente: {
    schema: clienteSchema,
    description:
      'A contact; its lists may be missing where many are read. Fields that the console does not know are shown as ' +
      'they are, and `versaoReg` (an extension) is sent back in `If-Match` when the contact is saved.',
    required: ['id'],
    fields: {
      idGrupo: 'Null is no group.',
      clienteGrupo:
        'Queues (`rota`) whose agents see a contact that has a group; one without a group is seen by all.',
    },
    example: contact,
  },
  CampoAdicional: {
    schema: campoAdicionalSchema,
    description: 'An additional field of a contact.',
    example: { id: 1, clienteID: 205, nome: 'Contrato', valor: '88-1204' },
  },
  NumeroAdicional: {
    schema: numeroAdicionalSchema,
    description: 'An additional number of a contact.',
    example: { id: 2, clienteID: 205, nome: 'Trabalho', numero: '551133334444' },
  },
  Grupo: {
    schema: grupoSchema,
    description: 'A group of contacts; one without a name goes by its id.',
    required: ['id'],
    example: { id: 4, nome: 'Atacado' },
  },
} satisfies Record<string, ThingDoc>;

import * as v from 'valibot';
import {
  classificaLigacaoBodySchema,
  classificacaoBodySchema,
  clienteBodySchema,
  conferenciaBodySchema,
  desligarBodySchema,
  removerFilasBodySchema,
  encerradoSchema,
  itemAnswerSchema,
  loginBodySchema,
} from '../../../src/services/api/contract';
import { idSchema } from '../../../src/services/realtime/contract';
import type { PathDoc } from '../types';

const DONE = 'Done, whatever the body: none, `{}`, `OK`, the id, or the thing itself.';

/** Paths that change something, and the one contact, which is read and saved under one address. */
export const writePaths: readonly PathDoc[] = [
  {
    path: '/api/v2/usuarios/agentes/login',
    verbs: ['post'],
    tag: 'agents',
    summary: 'Signs an agent in.',
    body: {
      schema: loginBodySchema,
      description: 'Name and password.',
      extensions: {
        clientId: 'Of the browser profile. A server that ignores it cannot tell two browsers apart.',
      },
      example: { nome: 'ana', senha: 'an example', clientId: '01928f00-1111-7000-8000-000000000001' },
    },
    answer: { form: 'bare', thing: 'Usuario', description: 'The agent, bare or wrapped.' },
  },
  {
    path: '/api/v2/chat/{protocolo}/classificacao',
    verbs: ['post'],
    tag: 'classification',
    summary: 'Classifies a conversation.',
    pathFields: { protocolo: 'The conversation.' },
    body: {
      schema: classificacaoBodySchema,
      description: 'The classification.',
      fields: { agente: 'Full name of the agent.', obs: 'Notes.' },
      example: {
        protocolo: 4711,
        classificacaoID: 3,
        subClassificacaoID: 31,
        obs: 'Cliente pediu a segunda via',
        agente: 'Ana Souza',
      },
    },
    answer: {
      form: 'done',
      description: `${DONE} The same key twice gives the same id.`,
      doc: {
        schema: itemAnswerSchema(v.looseObject({ id: idSchema })),
        description: 'The classification that was stored.',
        example: { dados: { id: 71 } },
      },
    },
  },
  {
    path: '/api/v2/chat/encerrar/{id}',
    verbs: ['post'],
    tag: 'conversations',
    summary: 'Closes the conversation of a call that is over; closed before, it is done as well.',
    pathFields: { id: 'The conversation.' },
    answer: {
      form: 'done',
      description: DONE,
      doc: {
        schema: encerradoSchema,
        description: 'The conversation is closed.',
        example: { dados: { id: 4713, status: 'Encerrado', dataFim: '2026-03-02T10:19:03-03:00' } },
      },
    },
  },
  {
    path: '/api/v2/clientes/{id}',
    verbs: ['get', 'post'],
    tag: 'contacts',
    summary: 'One contact; 404 where there is none.',
    pathFields: { id: 'The contact.' },
    answer: { form: 'item', thing: 'Cliente', description: 'The contact, wrapped or bare.' },
  },
  {
    path: '/api/v2/clientes/{id}',
    verbs: ['put'],
    tag: 'contacts',
    summary: 'Saves a contact.',
    description:
      'Fields that are left out keep their value. With `If-Match`, 409 and `atual` where another was first.',
    pathFields: { id: 'The contact.' },
    versioned: true,
    body: {
      schema: clienteBodySchema,
      description:
        'The contact without `id`, `clienteGrupo`, `nomeGrupo` and `facebookID`; its lists without ids.',
      example: {
        nome: 'Maria Lima',
        numero: '5511987654321',
        email: 'maria@example.com',
        documento: '123.456.789-09',
        url: null,
        idGrupo: 4,
        CamposAdicionais: [{ nome: 'Contrato', valor: '88-1204' }],
        NumerosAdicionais: [{ nome: 'Trabalho', numero: '551133334444' }],
      },
    },
    answer: { form: 'item', thing: 'Cliente', description: `The contact as it is now. ${DONE}` },
  },
  {
    path: '/api/v2/filas/remover',
    verbs: ['post'],
    tag: 'agents',
    summary: 'Takes an agent out of queues as their page closes; a page that is gone hears no answer.',
    body: {
      schema: removerFilasBodySchema,
      description: 'Who, and out of which queues.',
      fields: { agente: 'Full name.', filas: 'Queues to leave; absent: all.', motivo: 'Why.' },
      example: { agente: 'Ana Souza', filas: ['Chat Site'], motivo: 'fechar' },
    },
    answer: {
      form: 'done',
      description: DONE,
      doc: {
        schema: itemAnswerSchema(v.looseObject({})),
        description: 'Where the agent is now, as after a change of queues over the socket.',
        example: { dados: {} },
      },
    },
  },
  {
    path: '/api/v2/ligacao/desligar',
    verbs: ['post'],
    tag: 'calls',
    summary: 'Takes somebody out of a conference room; who is not there counts as out.',
    body: {
      schema: desligarBodySchema,
      description: 'Whom, by the id of their call or their number.',
      fields: { causa: 'Cause of Q.850.' },
      example: { destino: '5511987654321', causa: 16 },
    },
    answer: {
      form: 'done',
      description: DONE,
      doc: {
        schema: itemAnswerSchema(v.looseObject({ destino: v.string() })),
        description: 'Who was taken out.',
        example: { dados: { destino: '5511987654321' } },
      },
    },
  },
  {
    path: '/api/v4/ligacao/Conferencia',
    verbs: ['post'],
    tag: 'calls',
    summary: 'Calls somebody into a conference room.',
    description: 'The same key twice calls once.',
    body: {
      schema: conferenciaBodySchema,
      description: 'Whom to call, and who is in the room already: `nome1`, `numero1` and so on.',
      fields: { max_chamar: 'Seconds to ring.', sala: 'Number of the room.', rota: 'Always empty.' },
      example: {
        destino: '5511987654321',
        destino_nome: 'Maria Lima',
        campos: {
          sala: '12',
          conferencia: '*7012',
          qtdParticipantes: 1,
          nome1: 'Ana Souza',
          numero1: '1001',
        },
        rota: '',
        max_chamar: 30,
        sala: '12',
      },
    },
    answer: {
      form: 'done',
      description: `${DONE} Without \`callid\` the participant goes by number.`,
      doc: {
        schema: v.looseObject({ callid: v.string() }),
        description: 'The call, bare or in `dados`.',
        example: { callid: '7f0c2a' },
      },
    },
  },
  {
    path: '/api/v2/ligacao/classifica',
    verbs: ['post'],
    tag: 'calls',
    summary: 'Classifies a call; twice for one call, the later one counts.',
    body: {
      schema: classificaLigacaoBodySchema,
      description: 'The classification.',
      fields: { obs: 'Notes.', protocolo: 'Written by the agent.' },
      example: {
        uniqueid: '1772456280.14',
        id_classificacao: 3,
        id_subclassificacao: 31,
        obs: 'Enviada por e-mail',
        protocolo: '2026-88',
      },
    },
    answer: {
      form: 'done',
      description: DONE,
      doc: {
        schema: itemAnswerSchema(v.looseObject({ uniqueid: v.string() })),
        description: 'The call.',
        example: { dados: { uniqueid: '1772456280.14' } },
      },
    },
  },
];

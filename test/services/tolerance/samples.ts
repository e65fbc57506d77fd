import { colleagueEntity, pauseReasonEntity } from '../../../src/services/decode/agent';
import {
  classificationEntity,
  classificationRowEntity,
  subclassificationEntity,
} from '../../../src/services/decode/classification';
import { contactEntity, contactGroupEntity } from '../../../src/services/decode/contact';
import { conversationEntity } from '../../../src/services/decode/conversation';
import { readEntity, type Entity } from '../../../src/services/decode/entity';
import { callRowEntity, serviceRowEntity } from '../../../src/services/decode/history';
import { messageIn } from '../../../src/services/decode/message';
import type { Oddities } from '../../../src/services/decode/oddities';
import { cannedReplyEntity, templateEntity } from '../../../src/services/decode/cannedReplies';
import { queueEntity, waitingEntity } from '../../../src/services/decode/queue';
import { userEntity } from '../../../src/services/decode/user';
import type { Form } from './forms';

/** A whole row as the contract has it: each field with its form and value. */
export type Row = Readonly<Record<string, readonly [form: Form, value: unknown]>>;

/** An entity with a row that has everything, and what it cannot do without: each of these sets alone is too much to miss. */
export interface Sample {
  name: string;
  row: Row;
  required: readonly (readonly string[])[];
  read(wire: unknown, oddities: Oddities): unknown;
}

const AT = '2026-03-02T10:00:05-03:00';
const LATER = '2026-03-02T11:30:00-03:00';

function sample<Wire extends object, T>(
  entity: Entity<Wire, T>,
  row: Row,
  required: readonly (readonly string[])[],
  name = entity.name,
): Sample {
  return { name, row, required, read: (wire, oddities) => readEntity(entity, wire, oddities) };
}

/** A conversation, as rows of lists and of history have it. */
export const CONVERSATION: Row = {
  id: ['id', 42],
  idCliente: ['id', 9],
  fromID: ['text', '5511999990000@c.us'],
  fromName: ['text', 'Bruno Sá'],
  assunto: ['text', 'Boleto'],
  status: ['text', 'Entrou'],
  queue: ['text', 'SAC'],
  queueTypeID: ['number', 3],
  ultimoAgente: ['text', 'Ana Lima'],
  dataIni: ['date', AT],
  dataFim: ['date', LATER],
  lastMsg: ['text', 'Bom dia'],
  count: ['number', 2],
  qtd_msg: ['number', 5],
  data_hora_last_msg: ['date', LATER],
  linkedid: ['text', 'l-1'],
  classificacao: ['text', 'Dúvida'],
  subclassificacao: ['text', 'Preço'],
  observacao: ['text', 'Ligar amanhã'],
  sentido: ['number', 1],
  pesquisa: ['flag', true],
  atualizadoEm: ['date', LATER],
};

/** A message of a conversation. */
export const MESSAGE: Row = {
  id: ['id', 501],
  messageID: ['text', 'wamid.1'],
  clientMsgId: ['text', '01890a5d-ac96-774b-bcce-b302099a8057'],
  idAtendimento: ['id', 42],
  texto: ['text', '<p>Bom dia</p>'],
  resposta: ['text', 'Bom dia'],
  inOut: ['number', 2],
  queue: ['text', 'SAC'],
  agente: ['text', 'Ana Lima'],
  status: ['text', 'delivered'],
  queueTypeID: ['number', 4],
  assunto: ['text', 'Re: Boleto'],
  dataHora: ['date', AT],
  erro: ['text', 'recusada'],
  atualizadoEm: ['date', LATER],
};

const SHOWN = ['texto', 'resposta', 'assunto'];

/** Every entity that the console reads. */
export const samples: readonly Sample[] = [
  sample(messageIn(null), MESSAGE, [['idAtendimento'], SHOWN]),
  sample(messageIn('42'), MESSAGE, [SHOWN], 'message of a known conversation'),
  sample(conversationEntity, CONVERSATION, [['id']]),
  sample(serviceRowEntity, CONVERSATION, [['id']], 'service of the history'),
  sample(
    callRowEntity,
    {
      uniqueid: ['text', '1699.7'],
      dataini: ['date', AT],
      datafim: ['date', LATER],
      numero: ['text', '1133334444'],
      nome: ['text', 'Rita'],
      sentido: ['number', 2],
      atendida: ['flag', true],
      fila: ['text', 'Voz'],
      duracao: ['number', 61],
      classificacao: ['text', 'Dúvida'],
      subclassificacao: ['text', 'Preço'],
      obs: ['text', 'Retornar'],
    },
    [['uniqueid', 'numero']],
  ),
  sample(
    queueEntity,
    {
      name: ['text', 'SAC'],
      queue_type: ['number', 5],
      obrigaClassificar: ['flag', true],
      instance: ['texts', ['matriz', 'filial']],
    },
    [['name']],
  ),
  sample(
    userEntity,
    {
      id: ['id', 3],
      fullname: ['text', 'Ana Lima'],
      nome: ['text', 'ana'],
      ramal: ['id', '2001'],
      ramal_numero: ['id', '2001'],
      ramal_senha: ['text', 'segredo'],
      contexto: ['text', 'interno'],
      modo: ['text', 'F'],
      status: ['number', 10],
      motivoPausa: ['text', 'Café'],
      max_chat_atende: ['number', 5],
      edita_config: ['flag', true],
      edita_rota: ['flag', true],
      visualiza_todos_clientes: ['flag', true],
      editaCliente: ['flag', true],
      editaClienteGrupo: ['flag', true],
      atalho_url: ['number', 113],
      abrir_url: ['flag', true],
      pode_selecionar_instancias: ['flag', true],
      default_instance: ['text', 'matriz'],
      token: ['text', 'token'],
    },
    [['fullname', 'nome']],
  ),
  sample(
    contactEntity,
    {
      id: ['id', 7],
      nome: ['text', 'Maria'],
      numero: ['text', '5511988887777'],
      email: ['text', 'maria@exemplo.com'],
      documento: ['text', '123'],
      url: ['text', 'https://crm.exemplo/7'],
      idGrupo: ['id', 4],
      profileImage: ['text', '/p/7.jpg'],
      isBusiness: ['flag', true],
      versaoReg: ['id', 12],
    },
    [['id']],
  ),
  sample(contactGroupEntity, { id: ['id', 1], nome: ['text', 'Varejo'] }, [['id']]),
  sample(
    colleagueEntity,
    {
      fullname: ['text', 'Bia Reis'],
      nome: ['text', 'bia'],
      ramal: ['id', '2002'],
      status: ['number', 1],
      filas: ['texts', ['SAC']],
    },
    [['fullname', 'nome']],
  ),
  sample(pauseReasonEntity, { nome: ['text', 'Almoço'], fila: ['text', 'SAC'], editavel: ['flag', true] }, [
    ['nome'],
  ]),
  sample(classificationEntity, { id: ['id', 1], nome: ['text', 'Dúvida'], filas: ['texts', ['SAC']] }, [
    ['id'],
  ]),
  sample(subclassificationEntity, { id: ['id', 11], nome: ['text', 'Preço'], id_classificacao: ['id', 1] }, [
    ['id'],
    ['id_classificacao'],
  ]),
  sample(
    classificationRowEntity,
    {
      id: ['id', 900],
      classificacaoID: ['id', 1],
      classificacao: ['text', 'Dúvida'],
      subclassificacao: ['text', 'Preço'],
      obs: ['text', 'x'],
      agente: ['text', 'Ana Lima'],
    },
    [['id', 'classificacaoID', 'classificacao']],
  ),
  sample(cannedReplyEntity, { nome: ['text', 'oi'], texto: ['text', 'Olá!'] }, [['texto']]),
  sample(
    templateEntity,
    { id: ['id', 5], name: ['text', 'aviso'], text: ['text', 'Olá {{nome}}'], fields: ['texts', ['nome']] },
    [['id']],
  ),
  sample(
    waitingEntity,
    { id: ['id', 4], fromID: ['text', '55@c.us'], fromName: ['text', 'Rita'], desde: ['date', AT] },
    [['id', 'fromID']],
  ),
];

import type { ThingName } from '../../scripts/contract/entities';
import { colleagueEntity, pauseReasonEntity } from '../../src/services/decode/agent';
import {
  classificationEntity,
  classificationRowEntity,
  subclassificationEntity,
} from '../../src/services/decode/classification';
import { contactEntity, contactGroupEntity } from '../../src/services/decode/contact';
import { conversationEntity } from '../../src/services/decode/conversation';
import { readEntity, type Entity } from '../../src/services/decode/entity';
import { callRowEntity } from '../../src/services/decode/history';
import { messageIn } from '../../src/services/decode/message';
import { noOddities } from '../../src/services/decode/oddities';
import { cannedReplyEntity, templateEntity } from '../../src/services/decode/cannedReplies';
import {
  queueEntity,
  queueStatusEntity,
  toMembership,
  totalsIn,
  waitingEntity,
  wireMembership,
} from '../../src/services/decode/queue';
import { userEntity } from '../../src/services/decode/user';
import { decodeEvent } from '../../src/services/realtime/decode';
import { decodeHandshake } from '../../src/services/realtime/handshake';

/** Whether the console can do something with a value. */
export type Reader = (value: unknown) => boolean;

function read<Wire extends object, T>(entity: Entity<Wire, T>, value: unknown): T | null {
  return readEntity(entity, value, noOddities(entity.name));
}

function by<Wire extends object, T>(entity: Entity<Wire, T>): Reader {
  return (value) => read(entity, value) !== null;
}

/** Of a message around `part`. */
function message(part: object) {
  return read(messageIn('4711'), { id: 1, texto: 'x', queueTypeID: 4, ...part });
}

/** Of an event with this payload. */
export function event(name: string): Reader {
  return (payload) => decodeEvent(name, payload).event.kind === 'fact';
}

/** Of the data of an accepted handshake. */
export const handshake: Reader = (dados) =>
  decodeHandshake({ ok: true, reqId: '', dados }, () => undefined).kind === 'accepted';

/** How each thing is read; null: the console does not read it by itself, and nothing of it is required. */
export const readers: Readonly<Record<ThingName, Reader | null>> = {
  Atendimento: by(conversationEntity),
  AtendimentoResumo: (atendimento) => {
    const { event: read } = decodeEvent('newMessage', {
      message: { idAtendimento: 1, texto: 'x' },
      atendimento,
    });
    if (read.kind !== 'fact' || read.event.type !== 'messages/received') return false;
    return read.event.payload.conversation !== null;
  },
  Message: by(messageIn('4711')),
  Anexo: (file) => (message({ queueAnexos: [file] })?.attachments.length ?? 0) > 0,
  QuotedMsg: (quotedMsg) => message({ quotedMsg })?.quoted !== null,
  Envelope: (envelope) => message({ envelope })?.envelope !== null,
  DadosEmail: (dadosAdicionais) => message({ dadosAdicionais })?.envelope !== null,
  Fila: by(queueEntity),
  FilaAgente: by({ name: 'membership', schema: wireMembership, convert: toMembership }),
  FilaStatus: by(queueStatusEntity),
  ItemEspera: by(waitingEntity),
  Espera: (totals) => totalsIn(totals) !== null,
  Template: by(templateEntity),
  Autocomplete: by(cannedReplyEntity),
  Usuario: by(userEntity),
  Limites: (limites) => {
    const dados = { epoca: 'e', seq: 1, limites };
    const read = decodeHandshake({ ok: true, dados }, () => undefined);
    return read.kind === 'accepted' && read.handshake.limits !== null;
  },
  Agente: by(colleagueEntity),
  Pausa: by(pauseReasonEntity),
  Ramal: null,
  Cliente: by(contactEntity),
  CampoAdicional: (field) =>
    (read(contactEntity, { id: 1, CamposAdicionais: [field] })?.fields.length ?? 0) > 0,
  NumeroAdicional: (number) =>
    (read(contactEntity, { id: 1, NumerosAdicionais: [number] })?.numbers.length ?? 0) > 0,
  Grupo: by(contactGroupEntity),
  Ligacao: (ligacao) => event('Tocando')({ ligacao }),
  LigacaoHistorico: by(callRowEntity),
  Classificacao: by(classificationEntity),
  Subclassificacao: by(subclassificationEntity),
  ClassificacaoDada: by(classificationRowEntity),
};

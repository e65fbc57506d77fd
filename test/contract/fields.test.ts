import { things, type ThingName } from '../../scripts/contract/entities';
import { colleagueEntity, pauseReasonEntity } from '../../src/services/decode/agent';
import {
  classificationEntity,
  classificationRowEntity,
  subclassificationEntity,
} from '../../src/services/decode/classification';
import { contactEntity, contactGroupEntity } from '../../src/services/decode/contact';
import { conversationEntity } from '../../src/services/decode/conversation';
import { callRowEntity } from '../../src/services/decode/history';
import { cannedReplyEntity, templateEntity } from '../../src/services/decode/cannedReplies';
import { queueEntity, queueStatusEntity, waitingEntity } from '../../src/services/decode/queue';
import { userEntity } from '../../src/services/decode/user';

/** What is read of each thing. The fields of a message: `test/services/tolerance/messageKinds.test.ts`. */
const entities = {
  Atendimento: conversationEntity,
  Fila: queueEntity,
  FilaStatus: queueStatusEntity,
  ItemEspera: waitingEntity,
  Template: templateEntity,
  Autocomplete: cannedReplyEntity,
  Usuario: userEntity,
  Agente: colleagueEntity,
  Pausa: pauseReasonEntity,
  Cliente: contactEntity,
  Grupo: contactGroupEntity,
  LigacaoHistorico: callRowEntity,
  Classificacao: classificationEntity,
  Subclassificacao: subclassificationEntity,
  ClassificacaoDada: classificationRowEntity,
} satisfies Partial<Record<ThingName, object>>;

/** Fields of the two documents and of older servers that the contract does not ask for. */
const otherNames: Readonly<Partial<Record<ThingName, readonly string[]>>> = {
  Atendimento: ['obs'],
  ItemEspera: ['dataIni'],
  Cliente: ['versaoReg'],
};

function fieldsOf(schema: object): string[] {
  if (!('entries' in schema)) throw new Error('no object');
  return Object.keys(schema.entries as object);
}

it.each(Object.entries(entities))('every field that is read of %s is in the contract', (name, { schema }) => {
  const thing = name as keyof typeof entities;
  const known = [...fieldsOf(things[thing].schema), ...(otherNames[thing] ?? [])];
  expect(fieldsOf(schema).filter((field) => !known.includes(field))).toEqual([]);
});

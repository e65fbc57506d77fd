import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { readableNumber, telephoneIn } from '../../../lib/phoneNumber';
import { searchKey } from '../../../lib/text';
import { selectUser } from '../../../store/auth/selectors';
import { selectContactOfConversation } from '../../../store/contacts/selectors';
import { selectConversation } from '../../../store/conversations/selectors';
import type { RootState } from '../../../store/rootReducer';
import { customerName, protocolOf } from '../../conversations/customer';
import type { ValueOf } from './fillText';

/** What a place or a field is about. */
type Fact = 'name' | 'firstName' | 'number' | 'email' | 'document' | 'agent' | 'queue' | 'protocol';

/** What people call each of them in the three languages, without accents, case and separators. */
const CALLED: Readonly<Record<Fact, readonly string[]>> = {
  name: ['nome', 'nombre', 'name', 'cliente', 'customer', 'nomecliente', 'nomedocliente', 'nombrecliente'],
  firstName: ['primeironome', 'primernombre', 'firstname'],
  number: ['numero', 'number', 'telefone', 'telefono', 'phone', 'celular', 'whatsapp'],
  email: ['email', 'correo', 'mail'],
  document: ['documento', 'document', 'cpf', 'cnpj', 'rut'],
  agent: ['agente', 'agent', 'atendente', 'ejecutivo', 'nomeagente', 'nomedoagente'],
  queue: ['fila', 'cola', 'queue'],
  protocol: ['protocolo', 'protocol', 'atendimento', 'atencion'],
};

const FACTS = new Map(
  Object.entries(CALLED).flatMap(([fact, names]) => names.map((name): [string, string] => [name, fact])),
);

/** What is known of a conversation; '' for what is not. A number is no name. */
function factsOf(state: RootState, conversationId: string): Readonly<Record<Fact, string>> | null {
  const conversation = selectConversation(state, conversationId);
  if (conversation === undefined) return null;
  const contact = selectContactOfConversation(state, conversationId);
  const written = contact?.name ?? customerName(conversation);
  const name = /\p{L}/u.test(written) && !written.includes('@') ? written.trim() : '';
  const number = contact?.number ?? telephoneIn(conversation.fromId, conversation.queueType) ?? '';
  return {
    name,
    firstName: name.split(/\s+/u)[0] ?? '',
    number: number === '' ? '' : readableNumber(number),
    email: contact?.email ?? '',
    document: contact?.document ?? '',
    agent: selectUser(state)?.fullName ?? '',
    queue: conversation.queue,
    protocol: protocolOf(conversation.id),
  };
}

function isFact(fact: string, facts: Readonly<Record<Fact, string>>): fact is Fact {
  return Object.hasOwn(facts, fact);
}

/** What is known of a conversation and its customer, by the names that places in texts and fields of templates have. */
export function useKnownValues(conversationId: string): ValueOf {
  const store = useStore<RootState>();
  return useCallback(
    (name) => {
      const facts = factsOf(store.getState(), conversationId);
      const fact = FACTS.get(searchKey(name).replace(/[^a-z0-9]/gu, ''));
      if (facts === null || fact === undefined || !isFact(fact, facts)) return null;
      return facts[fact] === '' ? null : facts[fact];
    },
    [store, conversationId],
  );
}

import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { CustomerCard } from '../../../src/components/customerCard/CustomerCard';
import {
  knownByContact,
  knownByConversation,
  type KnownCustomer,
} from '../../../src/components/customerCard/knownCustomer';
import * as calls from '../../../src/store/calls/actions';
import { groupsLoaded } from '../../../src/store/contacts/actions';
import type { Contact } from '../../../src/store/contacts/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleContact, sampleConversation } from '../../support/samples';
import { dialled, registeredFacts, voiceFacts } from '../../support/telephone';

const maria = sampleContact({
  document: '123.456.789-00',
  groupId: '3',
  fields: [
    { name: 'Plano', value: 'Ouro' },
    { name: 'Vazio', value: ' ' },
  ],
  numbers: [{ name: 'Casa', number: '551140028922' }],
  others: { cidade: 'Recife' },
});

const nobody: KnownCustomer = {
  name: '+55 11 3333-4444',
  contactId: null,
  seed: '551133334444',
  number: '551133334444',
  international: null,
  email: null,
};

function show(contact: Contact | null, facts: UnknownAction[] = [], known?: KnownCustomer) {
  const seen = known ?? (contact === null ? nobody : knownByContact(contact));
  return renderWithStore(<CustomerCard known={seen} contact={contact} heading="h2" />, { facts });
}

const terms = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const named = (name: string) => screen.getByRole('button', { name });

describe('the card of a customer', () => {
  it('has the name, the group, how to reach them and what the centre knows, without what is empty', async () => {
    const { container } = show(maria, [groupsLoaded({ groups: [{ id: '3', name: 'Ouro' }] })]);
    expect(screen.getByRole('heading', { name: 'Maria Souza' })).toBeVisible();
    expect(screen.getByText('Ouro', { selector: '.customer-card__group' })).toBeVisible();
    expect(terms()).toEqual([
      ['Número', '+55 11 98888-0001'],
      ['Casa', '+55 11 4002-8922'],
      ['E-mail', 'maria@exemplo.com'],
      ['Documento', '123.456.789-00'],
      ['URL', ' Abrir página'],
      ['cidade', 'Recife'],
      ['Plano', 'Ouro'],
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('leads to the customer’s page where its address may be followed', () => {
    show(maria);
    const link = screen.getByRole('link', { name: 'Abrir página' });
    expect(link).toHaveAttribute('href', 'https://crm.exemplo.com/77');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has an address that may not be followed as text', () => {
    show(sampleContact({ url: 'javascript:alert(1)' }));
    expect(screen.getByText('javascript:alert(1)')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('stands for somebody whom the centre does not know, by what a call or a conversation says', () => {
    show(null);
    expect(screen.getByRole('heading', { name: '+55 11 3333-4444' })).toBeVisible();
    expect(terms()).toEqual([['Número', '+55 11 3333-4444']]);
  });

  it('copies a value as it is kept, and says so', async () => {
    const { user } = show(maria);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(named('Copiar 5511988880001'));
    expect(write).toHaveBeenCalledWith('5511988880001');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copiado: 5511988880001'));
    write.mockRejectedValue(new Error('denied'));
    await user.click(named('Copiar maria@exemplo.com'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('O navegador não deixou copiar'),
    );
  });

  it('begins a WhatsApp conversation or an e-mail with them', async () => {
    const { user, dispatched } = show(maria);
    await user.click(named('Novo WhatsApp para +55 11 98888-0001'));
    await user.click(named('Novo WhatsApp para Casa, +55 11 4002-8922'));
    await user.click(named('Novo e-mail para maria@exemplo.com'));
    const who = { name: 'Maria Souza', contactId: '77' };
    expect(dispatched.map(({ payload }) => payload)).toEqual([
      { kind: 'whatsapp', address: '5511988880001', ...who },
      { kind: 'whatsapp', address: '551140028922', ...who },
      { kind: 'email', address: 'maria@exemplo.com', ...who },
    ]);
  });
});

describe('calling the customer', () => {
  const who = { name: 'Maria Souza', contactId: '77' };

  async function call(facts: UnknownAction[]) {
    const { user, dispatched } = show(maria, facts);
    await user.click(named('Ligar para +55 11 98888-0001'));
    return dispatched;
  }

  it('takes one click where there is one queue to call from and the telephone can', async () => {
    expect(await call([...voiceFacts('Voz'), ...registeredFacts()])).toMatchObject([
      {
        type: calls.dialRequested.type,
        payload: { number: '5511988880001', queue: 'Voz', consultOf: null, ...who },
      },
    ]);
  });

  it.each([
    ['the agent may choose the queue', [...voiceFacts('Voz', 'Vendas'), ...registeredFacts()]],
    ['the telephone is not registered', voiceFacts('Voz')],
    ['there is somebody on the line', [...voiceFacts('Voz'), ...registeredFacts(), dialled('a')]],
  ])('opens the dialog with the number where %s', async (_why, facts) => {
    expect(await call(facts)).toMatchObject([
      { type: calls.dialOpenRequested.type, payload: { number: '5511988880001', ...who } },
    ]);
  });

  it('is not offered to an agent without a telephone', () => {
    show(maria);
    expect(screen.queryByRole('button', { name: /^(Ligar|Discar)/u })).toBeNull();
  });
});

describe('what a conversation says of its customer', () => {
  it('is the number of a messaging address, with its country', () => {
    const known = knownByConversation(sampleConversation({ fromId: '56912345678@s.whatsapp.net' }));
    expect(known).toMatchObject({ number: '56912345678', international: '+56912345678', email: null });
  });

  it.each([
    ['178414000123@telegram', 6],
    ['214000123456789@lid', 3],
    ['120363041234567@g.us', 3],
    ['visitante-7@chat', 2],
    ['4001@voz', 1],
  ])('is no number to call where %s is none', (fromId, queueType) => {
    expect(knownByConversation(sampleConversation({ fromId, queueType })).number).toBeNull();
  });

  it('is the address of an e-mail', () => {
    const known = knownByConversation(sampleConversation({ fromId: 'ana@exemplo.com', queueType: 4 }));
    expect(known).toMatchObject({ number: null, email: 'ana@exemplo.com' });
  });
});

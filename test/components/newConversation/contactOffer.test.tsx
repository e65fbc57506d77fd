import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import * as contacts from '../../../src/store/contacts/actions';
import type { ContactRow } from '../../../src/store/contacts/types';
import * as conversations from '../../../src/store/conversations/actions';
import { loaded as queuesLoaded, membershipsReported } from '../../../src/store/queues/actions';
import * as schedule from '../../../src/store/schedule/actions';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleMembership } from '../../support/sagaSamples';
import { signedInFacts } from '../../support/world';

function row(id: string, name: string, number: string | null, email: string | null): ContactRow {
  return { id, name, number, email, document: null, groupId: null, routes: [] };
}

const CONTACTS = [
  row('1', 'Ana Reis', '5511980000001', 'ana@reis.com'),
  row('2', 'Ana Vaz', '5511980000002', null),
  row('3', 'Juliana Prado', null, 'ju@prado.com'),
];

const QUEUES = [
  { name: 'Mail', type: 4, mustClassify: false, instances: [], email: null } as const,
  { name: 'Vendas', type: 3, mustClassify: false, instances: ['v-1'], email: null } as const,
];

const FACTS = [
  ...signedInFacts(),
  membershipsReported({
    memberships: QUEUES.map(({ name, type }) => ({ ...sampleMembership(name), type })),
  }),
  queuesLoaded({ queues: QUEUES.map((queue) => ({ ...queue, instances: [...queue.instances] })) }),
  schedule.restored({ events: [] }),
  contacts.readStarted(),
  contacts.pageLoaded({ contacts: CONTACTS }),
  contacts.readCompleted(),
];

const beginning = (kind: 'email' | 'whatsapp') =>
  conversations.createOpenRequested({ kind, name: '', address: '', contactId: null });

async function open(action: UnknownAction, title: string) {
  const view = renderWithStore(<Dialogs />, { facts: FACTS });
  act(() => void view.store.dispatch(action));
  const dialog = await screen.findByRole('dialog', { name: title });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  await waitFor(() => expect(field('Nome')).toHaveFocus());
  const asked = () => view.dispatched.filter(conversations.createRequested.match);
  return { ...view, dialog, field, asked };
}

const options = async () => {
  const list = await screen.findByRole('listbox', { name: 'Contatos' });
  return within(list)
    .getAllByRole('option')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));
};

const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

describe('Novo WhatsApp', () => {
  it('offers the contacts that have a number, and fills in the one that is chosen by the keys', async () => {
    const { asked, dialog, field, user } = await open(beginning('whatsapp'), 'Novo WhatsApp');
    await user.keyboard('ana');
    expect(await options()).toEqual([
      ['Ana Reis', '+55 11 98000-0001'],
      ['Ana Vaz', '+55 11 98000-0002'],
    ]);
    expect(field('Nome')).toHaveFocus();
    expect(field('Nome')).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(field('Nome')).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(field('Nome')).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(await violations(dialog)).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    await noList();
    expect(field('Nome')).toHaveValue('Ana Vaz');
    expect(field('Número')).toHaveValue('5511980000002');
    expect(asked()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(asked().map(({ payload }) => payload)).toEqual([
      { kind: 'whatsapp', name: 'Ana Vaz', address: '5511980000002', queue: 'Vendas', instance: 'v-1' },
    ]);
  });

  it('takes a name that is like a contact’s for somebody new', async () => {
    const { asked, field, user } = await open(beginning('whatsapp'), 'Novo WhatsApp');
    await user.type(field('Número'), '11 97777-0000');
    await user.type(field('Nome'), 'Ana');
    await options();
    await user.keyboard('{Enter}');
    expect(asked()[0]?.payload).toMatchObject({ name: 'Ana', address: '11977770000' });
  });

  it('finds them by their number, in that field alone, and takes a click', async () => {
    const { field, user } = await open(beginning('whatsapp'), 'Novo WhatsApp');
    await user.type(field('Número'), '0001');
    expect(await options()).toEqual([['Ana Reis', '+55 11 98000-0001']]);
    expect(field('Nome')).not.toHaveAttribute('aria-controls');
    await user.click(screen.getByRole('option', { name: /Ana Reis/u }));
    expect(field('Nome')).toHaveValue('Ana Reis');
    expect(field('Número')).toHaveValue('5511980000001');
    expect(field('Número')).toHaveFocus();
  });

  it('closes the list by Escape and when the field is left, and itself by the next Escape', async () => {
    const { field, user } = await open(beginning('whatsapp'), 'Novo WhatsApp');
    await user.keyboard('ana');
    await options();
    await user.keyboard('{Escape}');
    await noList();
    expect(field('Nome')).toHaveValue('ana');
    await user.keyboard('{Backspace}a');
    await options();
    await user.tab();
    await noList();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says nothing where nobody is found: it is somebody new', async () => {
    const { dispatched, user } = await open(beginning('whatsapp'), 'Novo WhatsApp');
    await user.keyboard('xavier');
    await waitFor(() =>
      expect(dispatched).toContainEqual(expect.objectContaining({ type: 'contacts/listOpenRequested' })),
    );
    expect(screen.queryByText('Nenhum contato encontrado')).toBeNull();
  });
});

it('Novo e-mail offers the contacts that have an address', async () => {
  const { field, user } = await open(beginning('email'), 'Novo e-mail');
  await user.keyboard('ana');
  expect(await options()).toEqual([
    ['Ana Reis', 'ana@reis.com'],
    ['Juliana Prado', 'ju@prado.com'],
  ]);
  await user.clear(field('Nome'));
  await user.type(field('E-mail'), 'prado');
  expect(await options()).toEqual([['Juliana Prado', 'ju@prado.com']]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(field('Nome')).toHaveValue('Juliana Prado');
  expect(field('E-mail')).toHaveValue('ju@prado.com');
});

it('the agenda offers whom to call, and remembers who it is', async () => {
  const start = schedule.openRequested({ number: '', name: '', contactId: null });
  const { dialog, dispatched, field, user } = await open(start, 'Agendamento');
  await user.keyboard('vaz');
  await options();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field('Número')).toHaveValue('5511980000002');
  await user.type(field('Descrição'), 'Retornar');
  for (const [name, value] of [
    ['Data', '31/12/2099'],
    ['Hora', '10:00'],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), value);
  }
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(dispatched.find(schedule.saveRequested.match)?.payload).toMatchObject({
    name: 'Ana Vaz',
    number: '5511980000002',
    contactId: '2',
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { DialPad } from '../../../src/components/dialpad/DialPad';
import * as contacts from '../../../src/store/contacts/actions';
import type { ContactRow } from '../../../src/store/contacts/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

function row(id: string, name: string, number: string | null): ContactRow {
  return { id, name, number, email: null, document: null, groupId: null, routes: [] };
}

const CONTACTS = [
  row('1', 'Juliana Prado', '5511980000001'),
  row('2', 'Ana Reis', '5511980000002'),
  row('3', 'Ana Vaz', null),
  row('4', 'José Mariano', '5521977770004'),
  row('5', '', '5511980000005'),
];

const loaded = [
  contacts.readStarted(),
  contacts.pageLoaded({ contacts: CONTACTS }),
  contacts.readCompleted(),
];

function show(facts: UnknownAction[] = loaded, queues = ['Voz']) {
  const view = renderWithStore(<DialPad autoFocus />, { facts: [...voiceFacts(...queues), ...facts] });
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  const dials = () => view.dispatched.filter(({ type }) => type === 'calls/dialRequested');
  return { ...view, happen, dials };
}

const field = () => screen.getByRole('textbox', { name: 'Número' });

const options = async () => {
  const list = await screen.findByRole('listbox', { name: 'Contatos' });
  return within(list)
    .getAllByRole('option')
    .map(({ children, ariaSelected }) => [
      ...[...children].map(({ textContent }) => textContent),
      ...(ariaSelected === 'true' ? ['chosen'] : []),
    ]);
};

const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

describe('contacts in the dial pad', () => {
  it('are found by letters, those whose name begins with them first, and called by Enter', async () => {
    const { container, dials, user } = show();
    await user.keyboard('aná');
    expect(await options()).toEqual([
      ['Ana Reis', '+55 11 98000-0002', 'chosen'],
      ['Juliana Prado', '+55 11 98000-0001'],
    ]);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    expect(await violations(container)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(dials()).toMatchObject([
      {
        payload: {
          number: '5511980000002',
          name: 'Ana Reis',
          contactId: '2',
          queue: 'Voz',
          consultOf: null,
        },
      },
    ]);
    await noList();
    expect(field()).toHaveValue('5511980000002');
  });

  it('are chosen by the arrow keys, round and round, and by a click', async () => {
    const { dials, user } = show();
    await user.keyboard('ana');
    await options();
    await user.keyboard('{ArrowDown}');
    expect((await options())[1]).toContain('chosen');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(dials().at(-1)).toMatchObject({ payload: { contactId: '1' } });
    await user.clear(field());
    await user.keyboard('mari');
    await user.click(await screen.findByRole('option', { name: /José Mariano/u }));
    expect(dials().at(-1)).toMatchObject({ payload: { contactId: '4', number: '5521977770004' } });
    expect(field()).toHaveFocus();
  });

  it('are offered for digits, which Enter dials as they are', async () => {
    const { dials, user } = show();
    await user.keyboard('98000');
    expect(await options()).toEqual([
      ['Ana Reis', '+55 11 98000-0002'],
      ['Juliana Prado', '+55 11 98000-0001'],
      ['+55 11 98000-0005'],
    ]);
    await user.keyboard('{Enter}');
    expect(dials().at(-1)).toMatchObject({ payload: { number: '98000', name: null, contactId: null } });
    await user.keyboard('0');
    await options();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(dials().at(-1)).toMatchObject({ payload: { contactId: '5', name: null } });
  });

  it('are called from the queue that is chosen', async () => {
    const { dials, user } = show(loaded, ['Voz', 'Cobrança']);
    await user.click(screen.getByRole('combobox', { name: 'Fila' }));
    await user.click(await screen.findByText('Cobrança', { selector: '.ant-select-item-option-content' }));
    await user.type(field(), 'reis');
    await options();
    await user.keyboard('{Enter}');
    expect(dials().at(-1)).toMatchObject({ payload: { contactId: '2', queue: 'Cobrança' } });
  });

  it('go by Escape, by a key of the pad and when the pad is left', async () => {
    const { user } = show();
    await user.keyboard('ana');
    await options();
    await user.keyboard('{Escape}');
    await noList();
    expect(field()).toHaveValue('ana');
    await user.keyboard('{Backspace}a');
    await options();
    await user.click(screen.getByRole('button', { name: '5' }));
    await noList();
    await user.type(field(), '{Backspace}');
    await options();
    await user.click(document.body);
    await noList();
  });

  it('are read once somebody is looked for, and no sooner; a name is not dialled meanwhile', async () => {
    const { dials, dispatched, happen, user } = show([]);
    await user.click(screen.getByRole('button', { name: '4' }));
    await user.type(field(), '0');
    expect(dispatched.filter(({ type }) => type.startsWith('contacts/'))).toEqual([]);
    await user.clear(field());
    await user.keyboard('ana{Enter}');
    await waitFor(() =>
      expect(dispatched).toContainEqual(expect.objectContaining({ type: 'contacts/listOpenRequested' })),
    );
    happen(contacts.readStarted());
    expect(await screen.findByText('Carregando os contatos…')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(dials()).toEqual([]);
    happen(contacts.pageLoaded({ contacts: CONTACTS }), contacts.readCompleted());
    expect(await options()).toHaveLength(2);
  });

  it('say that nobody is found, and why they cannot be read', async () => {
    const { dials, dispatched, happen, user } = show();
    await user.keyboard('xavier');
    expect(
      await screen.findByText('Nenhum contato encontrado', { selector: '.found-contacts__none' }),
    ).toBeVisible();
    await user.keyboard('{Enter}');
    expect(dials().at(-1)).toMatchObject({ payload: { number: 'xavier', contactId: null } });
    await user.keyboard('o');
    await screen.findByText('Nenhum contato encontrado', { selector: '.found-contacts__none' });
    happen(contacts.readStarted(), contacts.readFailed({ code: 'offline', message: '' }));
    expect(screen.getByText(/Não foi possível carregar os contatos/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'contacts/readRequested' });
  });

  it('are not missed where a number is nobody’s', async () => {
    const { user } = show();
    await user.keyboard('4004');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.queryByText('Nenhum contato encontrado')).toBeNull();
  });
});

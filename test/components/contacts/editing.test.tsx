import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditContactButton } from '../../../src/components/contacts/EditContactButton';
import { Dialogs } from '../../../src/app/dialogs';
import type { User } from '../../../src/store/auth/types';
import * as contacts from '../../../src/store/contacts/actions';
import type { Contact } from '../../../src/store/contacts/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { signedIn } from '../../support/sagaFixtures';
import { sampleContact } from '../../support/samples';

const ONE = { contactId: '77' };

const GROUPS = contacts.groupsLoaded({ groups: [{ id: '1', name: 'Varejo' }] });

const maria = sampleContact({ fields: [{ name: 'Plano', value: 'Ouro' }] });

async function open(user: Partial<User> = {}, contact: Contact = maria) {
  const rendered = renderWithStore(
    <>
      <EditContactButton conversationId="1001" />
      <Dialogs />
    </>,
    {
      facts: [...signedIn(user), GROUPS, contacts.ofConversationLoaded({ conversationId: '1001', contact })],
    },
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Editar contato' }));
  await screen.findByRole('dialog', { name: 'Editar contato' });
  return rendered;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Editar contato' }));

const field = (name: string) => dialog().getByRole('textbox', { name });

const save = () => dialog().getByRole('button', { name: /Salvar/ });

const saves = (dispatched: { type: string }[]) =>
  dispatched.filter(contacts.saveRequested.match).map(({ payload }) => payload);

describe('Editar contato', () => {
  it('opens for the contact of a conversation, once that is known', async () => {
    const { user, dispatched } = renderWithStore(<EditContactButton conversationId="1001" />);
    const button = screen.getByRole('button', { name: 'Editar contato' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(dispatched).toEqual([]);
  });

  it('has a new field take the keys at once, before the browser draws its next frame', async () => {
    const { user } = await open();
    const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    await user.click(dialog().getByRole('button', { name: 'Adicionar campo' }));
    await user.keyboard('Origem');
    frames.mockRestore();
    expect(field('Nome 2')).toHaveValue('Origem');
  });

  it('saves what the agent changed together with what stays, and gives the focus back', async () => {
    const { user, dispatched, store } = await open();
    expect(dispatched.at(-1)).toMatchObject({ payload: { ...ONE, conversationId: '1001' } });
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    expect(await violations(screen.getByRole('dialog'))).toEqual([]);
    await user.clear(field('Nome'));
    expect(save()).toBeDisabled();
    expect(field('Nome')).toHaveAccessibleDescription('Campo obrigatório');
    await user.type(field('Nome'), 'Maria Lima');
    await user.click(dialog().getByRole('combobox', { name: 'Grupo' }));
    fireEvent.click(await screen.findByText('Varejo', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog().getByRole('button', { name: 'Adicionar número' }));
    const numbers = within(dialog().getByRole('group', { name: 'Números adicionais' }));
    await user.type(numbers.getByRole('textbox', { name: 'Nome 1' }), 'Casa');
    await user.type(numbers.getByRole('textbox', { name: 'Número 1' }), '551140028922');
    await user.click(save());
    const { number, email, url, fields } = maria;
    expect(saves(dispatched)).toEqual([
      {
        ...ONE,
        form: {
          name: 'Maria Lima',
          number,
          email,
          url,
          groupId: '1',
          fields,
          numbers: [{ name: 'Casa', number: '551140028922' }],
        },
      },
    ]);
    act(() => void store.dispatch(contacts.saveStarted(ONE)));
    await user.keyboard('{Escape}');
    expect(store.getState().contacts.edit?.saving).toBe(true);
    act(() => void store.dispatch(contacts.saved({ contact: maria, renamed: [] })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Editar contato' })).toHaveFocus();
  });

  it('tells once that something is not saved, and that it is as it was again', async () => {
    const { user, dispatched } = await open();
    const told = () =>
      dispatched.filter(contacts.editChangeRequested.match).map(({ payload }) => payload.isChanged);
    await user.type(field('Nome'), 'xy');
    expect(told()).toEqual([true]);
    await user.type(field('Nome'), '{Backspace}{Backspace}');
    expect(told()).toEqual([true, false]);
  });

  it('asks for both of each additional field and number, and lets them go', async () => {
    const { user, dispatched } = await open();
    await user.click(dialog().getByRole('button', { name: 'Adicionar campo' }));
    const fields = within(dialog().getByRole('group', { name: 'Campos adicionais' }));
    await waitFor(() => expect(fields.getByRole('textbox', { name: 'Nome 2' })).toHaveFocus());
    await user.keyboard('Origem');
    await user.click(save());
    expect(saves(dispatched)).toEqual([]);
    const value = fields.getByRole('textbox', { name: 'Valor 2' });
    expect(value).toHaveAccessibleDescription('Campo obrigatório');
    await waitFor(() => expect(value).toHaveFocus());
    await user.click(fields.getByRole('button', { name: 'Remover 2' }));
    expect(fields.getByRole('button', { name: 'Adicionar campo' })).toHaveFocus();
    await user.click(save());
    expect(saves(dispatched)).toMatchObject([{ form: { fields: [{ name: 'Plano', value: 'Ouro' }] } }]);
  });

  it('lets who lacks the permissions change the name and the additional numbers', async () => {
    await open({ canEditContact: false, canEditContactGroup: false });
    for (const name of ['Número', 'E-mail', 'URL', 'Nome 1', 'Valor 1']) expect(field(name)).toBeDisabled();
    expect(field('Nome')).toBeEnabled();
    expect(dialog().queryByRole('combobox', { name: 'Grupo' })).toBeNull();
    expect(dialog().queryByRole('button', { name: 'Adicionar campo' })).toBeNull();
    expect(dialog().getByRole('button', { name: 'Adicionar número' })).toBeEnabled();
  });

  it('is saved by who may not change what is missing in an additional field', async () => {
    const incomplete = sampleContact({ fields: [{ name: 'Plano', value: '' }] });
    const { user, dispatched } = await open({ canEditContact: false }, incomplete);
    await user.type(field('Nome'), ' Lima');
    await user.click(save());
    expect(saves(dispatched)).toMatchObject([{ form: { name: 'Maria Souza Lima' } }]);
  });

  it('takes Sem grupo for a choice, and none for what is missing', async () => {
    const { user, dispatched, unmount } = await open({}, sampleContact({ groupId: '9' }));
    await user.click(save());
    expect(saves(dispatched)).toEqual([]);
    await user.click(dialog().getByRole('combobox', { name: 'Grupo' }));
    fireEvent.click(await screen.findByText('Sem grupo', { selector: '.ant-select-item-option-content' }));
    await user.click(save());
    expect(saves(dispatched)).toMatchObject([{ form: { groupId: null } }]);
    unmount();
    await open();
    expect(dialog().getByText('Sem grupo')).toBeVisible();
  });

  it('stays with the reason when it was not saved', async () => {
    const { store } = await open();
    const fieldErrors = { numero: 'Número inválido' };
    act(() => {
      store.dispatch(contacts.saveFailed({ ...ONE, code: 'VALIDACAO', message: 'Não.', fieldErrors }));
    });
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'O contato não foi salvo.Não. Número: Número inválido',
    );
    expect(field('Número')).toHaveAccessibleDescription('Número inválido');
    expect(field('Número')).toBeInvalid();
  });

  it('shows what somebody else saved meanwhile, keeps what the agent wrote, and lets them choose', async () => {
    const { user, store, dispatched } = await open();
    await user.clear(field('E-mail'));
    await user.type(field('E-mail'), 'minha@exemplo.com');
    const theirs = { ...maria, email: 'deles@exemplo.com', name: 'Maria Melo', version: '2' };
    act(() => void store.dispatch(contacts.saveConflicted({ contact: theirs })));
    expect(dialog().getByRole('alert')).toHaveTextContent('Outra pessoa salvou este contato');
    expect(field('Nome')).toHaveValue('Maria Melo');
    expect(field('E-mail')).toHaveValue('minha@exemplo.com');
    expect(dialog().getByText('Valor salvo pela outra pessoa: deles@exemplo.com')).toBeVisible();
    await user.click(save());
    expect(saves(dispatched)).toMatchObject([{ form: { name: 'Maria Melo', email: 'minha@exemplo.com' } }]);
    await user.click(dialog().getByRole('button', { name: 'Descartar minhas mudanças' }));
    expect(field('E-mail')).toHaveValue('deles@exemplo.com');
  });

  it('waits for the contact, and says why it does not come', async () => {
    const { user, store, dispatched } = renderWithStore(<Dialogs />, {
      facts: [...signedIn(), contacts.editOpenRequested({ ...ONE, conversationId: null })],
    });
    expect(await screen.findByText('Carregando…')).toBeInTheDocument();
    act(() => void store.dispatch(contacts.oneReadFailed({ ...ONE, code: 'timeout', message: '' })));
    await user.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'contacts/oneReadRequested', payload: ONE });
    act(() => void store.dispatch(contacts.oneLoaded({ ...ONE, contact: null })));
    expect(dialog().getByText('Este contato não existe mais.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

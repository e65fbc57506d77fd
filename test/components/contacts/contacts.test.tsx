import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ContactPanes } from '../../../src/components/contacts/ContactPanes';
import * as contacts from '../../../src/store/contacts/actions';
import type { ContactRow } from '../../../src/store/contacts/types';
import { violations } from '../../support/axe';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { signedIn } from '../../support/sagaFixtures';
import { sampleContact, sampleConversation } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(800);
});
afterAll(() => restoreLayout());
afterEach(() => jest.restoreAllMocks());

function row(id: string, name: string, fields: Partial<ContactRow> = {}): ContactRow {
  const nothing = { number: null, email: null, document: null, groupId: null, routes: [] };
  return { id, name, ...nothing, ...fields };
}

const many = Array.from({ length: 300 }, (_, index) =>
  row(String(index), `Nome ${String(index).padStart(3, '0')}`, { number: `5511${String(index)}` }),
);

const read = (list: readonly ContactRow[]): UnknownAction[] => [
  ...signedIn(),
  contacts.readStarted(),
  contacts.pageLoaded({ contacts: [...list] }),
  contacts.readCompleted(),
];

/** A wide screen: list and contact side by side. */
function widen(): void {
  const narrow = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(narrow(query), { matches: query.includes('min-width') }));
}

const list = () => within(screen.getByRole('list', { name: 'Contatos' }));

const names = () =>
  list()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const search = () => screen.getByRole('searchbox', { name: 'Pesquisar contatos' });

describe('the list of contacts', () => {
  it('asks to be read, and shows who it is and how to reach them', async () => {
    const { dispatched, container } = renderWithStore(<ContactPanes />, {
      facts: read([
        row('1', 'Ana', { number: '551199', email: 'ana@x.br' }),
        row('2', 'Bia', { email: 'bia@x.br' }),
        row('3', ' ', { number: '551188' }),
      ]),
    });
    expect(dispatched).toMatchObject([{ type: 'contacts/listOpenRequested' }]);
    expect(names()).toEqual(['AAna551199', 'BBiabia@x.br', '551188']);
    const [first] = list().getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-setsize', '3');
    expect(screen.getByRole('heading', { name: 'Contatos 3' })).toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });

  it('draws only those in view, and is gone through by keys', async () => {
    const { user, dispatched } = renderWithStore(<ContactPanes />, { facts: read(many) });
    expect(list().getAllByRole('button').length).toBeLessThan(40);
    await user.click(search());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /Nome 000/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: /Nome 002/ })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: /Nome 299/ })).toHaveFocus();
    expect(
      list()
        .getAllByRole('button')
        .filter((one) => one.tabIndex === 0),
    ).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(dispatched.filter(contacts.openRequested.match)).toMatchObject([
      { payload: { contactId: '299' } },
    ]);
  });

  it('takes letters to the search, which filters, says how many it found, and is cleared', async () => {
    const { user, store } = renderWithStore(<ContactPanes />, { facts: read(many) });
    await user.click(search());
    await user.keyboard('{ArrowDown}29');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('29');
    act(() => void store.dispatch(contacts.searchSettled({ text: 'nome 29' })));
    expect(names()).toHaveLength(13);
    expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent('13 contatos encontrados');
    act(() => void store.dispatch(contacts.searchSettled({ text: 'ninguém' })));
    expect(screen.getByText('Nada combina com “ninguém”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar pesquisa' }));
    expect(search()).toHaveValue('');
  });

  it('tells that it is being read, that there is nobody, and why it could not be read', async () => {
    const { user, store, dispatched } = renderWithStore(<ContactPanes />, {
      facts: [...signedIn(), contacts.readStarted()],
    });
    expect(screen.getByText('Carregando…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /Carregando os contatos…/ })).toBeVisible();
    act(() => void store.dispatch(contacts.readFailed({ code: 'timeout', message: '' })));
    expect(screen.getByRole('alert')).toHaveTextContent('O servidor demorou demais para responder.');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'contacts/readRequested' });
    act(() => void store.dispatch(contacts.readCompleted()));
    expect(screen.getByText('Nenhum contato')).toBeVisible();
  });
});

describe('the chosen contact', () => {
  const maria = sampleContact({
    document: '123',
    fields: [{ name: 'Plano', value: 'Ouro' }],
    numbers: [{ name: 'Casa', number: '551140028922' }],
    others: { cidade: 'Recife', vazio: ' ' },
    profileImage: '/x.jpg',
    isBusiness: true,
    groupId: '3',
  });
  const chosen = [
    ...read([row('77', 'Maria Souza', { number: '5511988880001' }), row('1', 'Ana')]),
    contacts.openRequested({ contactId: '77' }),
  ];
  const known = [...chosen, contacts.oneLoaded({ contactId: '77', contact: maria })];

  it('takes the place of the list where there is room for one, and gives it back with the focus', async () => {
    const { user } = renderWithStore(<ContactPanes />, { facts: known });
    expect(screen.queryByRole('list', { name: 'Contatos' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('region', { name: 'Maria Souza' })).toBeNull();
    expect(screen.getByRole('complementary', { name: 'Contatos' })).toHaveFocus();
  });

  it('stands beside the list on a wide screen, and is marked in it', () => {
    widen();
    renderWithStore(<ContactPanes />, { facts: known });
    expect(list().getByRole('button', { current: true })).toHaveTextContent('Maria Souza');
    expect(screen.getByRole('region', { name: 'Maria Souza' })).toBeVisible();
  });

  it('shows its data, but not what is empty or for systems only', async () => {
    const { container } = renderWithStore(<ContactPanes />, { facts: known });
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Número', 'Casa', 'E-mail', 'Documento', 'URL', 'cidade', 'Plano']);
    expect(await violations(container)).toEqual([]);
  });

  it('says that it is read, that it is gone, or why it could not be read', async () => {
    const { user, store, dispatched } = renderWithStore(<ContactPanes />, { facts: chosen });
    expect(screen.getByRole('heading', { name: 'Maria Souza' })).toBeVisible();
    // Its data and its conversations, each for itself.
    expect(screen.getAllByText('Carregando…')).toHaveLength(2);
    act(() => void store.dispatch(contacts.oneReadFailed({ contactId: '77', code: 'http', message: '' })));
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'contacts/oneReadRequested',
      payload: { contactId: '77' },
    });
    act(() => void store.dispatch(contacts.oneLoaded({ contactId: '77', contact: null })));
    expect(screen.getByText('Este contato não existe mais.')).toBeVisible();
  });

  it('can be edited', async () => {
    const { user, dispatched } = renderWithStore(<ContactPanes />, { facts: known });
    await user.click(screen.getByRole('button', { name: 'Editar contato' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'contacts/editOpenRequested',
      payload: { contactId: '77', conversationId: null },
    });
  });

  it('has its conversations below; one opens in a dialog, read-only', async () => {
    const { user, store, dispatched, container } = renderWithStore(<ContactPanes />, { facts: known });
    expect(dispatched).toContainEqual(
      expect.objectContaining({ type: 'contacts/historyShowRequested', payload: { contactId: '77' } }),
    );
    const conversations = [
      sampleConversation({ id: '5', readOnly: true, status: 'finished', statusText: 'Encerrado' }),
      sampleConversation({ id: '6', queue: 'De outros' }),
    ];
    act(() => void store.dispatch(contacts.historyLoaded({ contactId: '77', conversations })));
    const history = within(screen.getByRole('list', { name: 'Histórico de conversas' }));
    const entries = history.getAllByRole('button');
    expect(entries).toHaveLength(1);
    for (const words of ['#5', '10/03/2026', 'SAC', 'Ana Lima', 'Encerrado']) {
      expect(entries[0]).toHaveTextContent(words);
    }
    expect(await violations(container)).toEqual([]);
    await user.click(history.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Atendimento #5' });
    expect(dispatched.at(-1)).toMatchObject({
      type: 'messages/pastOpenRequested',
      payload: { conversationId: '5' },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

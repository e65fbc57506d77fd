import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hashKey } from '../../../../src/lib/hash';
import {
  historyLoaded,
  historyShowRequested,
  ofConversationLoaded,
  ofConversationReadFailed,
} from '../../../../src/store/contacts/actions';
import { loaded } from '../../../../src/store/conversations/actions';
import { membershipsReported } from '../../../../src/store/queues/actions';
import { customerPanelRequested } from '../../../../src/store/ui/actions';
import { giveLayout } from '../../../support/layout';
import { openChat, OPEN } from '../../../support/openChat';
import { sampleContact, sampleConversation, sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());
afterEach(() => jest.restoreAllMocks());

/** A window of this width, in px. */
function windowOf(width: number): void {
  const narrow = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const from = Number(/min-width: (\d+)px/u.exec(query)?.[1] ?? Infinity);
    return Object.assign(narrow(query), { matches: from <= width });
  });
}

/** With room for three panes. */
const wide = () => windowOf(1500);

const contact = sampleContact({
  url: 'https://crm.exemplo.com/77',
  fields: [{ name: 'Plano', value: 'Ouro' }],
  numbers: [{ name: 'Casa', number: '551133330000' }],
});
const known = ofConversationLoaded({ ...OPEN, contact });
const photo = () => document.querySelector<HTMLImageElement>('.customer-photo__picture');

describe('the customer beside the conversation', () => {
  beforeEach(wide);

  it('shows fields, additional fields and numbers, and nothing that is empty', async () => {
    openChat([sampleMessage()], known);
    const panel = within(screen.getByRole('complementary', { name: 'Dados do cliente' }));
    await panel.findByText('Plano');
    for (const text of ['Plano', 'Ouro', 'Casa', '+55 11 3333-0000'])
      expect(panel.getByText(text)).toBeVisible();
    expect(panel.queryByText('Documento')).not.toBeInTheDocument();
  });

  it('is hidden and shown again, as the agent left it', async () => {
    const { user, store } = openChat([sampleMessage()], known);
    await user.click(screen.getAllByRole('button', { name: 'Ocultar dados do cliente' })[0] ?? document.body);
    expect(screen.queryByRole('complementary', { name: 'Dados do cliente' })).not.toBeInTheDocument();
    expect(store.getState().ui.customerPanelOpen).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Mostrar dados do cliente' }));
    expect(screen.getByRole('complementary', { name: 'Dados do cliente' })).toBeVisible();
  });

  it('says when the centre does not know the customer, and when that could not be read', async () => {
    openChat([sampleMessage()], ofConversationLoaded({ ...OPEN, contact: null }));
    expect(await screen.findByText('Este cliente ainda não tem cadastro')).toBeVisible();
  });

  it('says when it could not be read, and asks again', async () => {
    const failed = ofConversationReadFailed({ ...OPEN, code: 'timeout', message: '' });
    const { user, dispatched } = openChat([sampleMessage()], failed);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível carregar o contato.');
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'contacts/ofConversationReadRequested', payload: OPEN });
  });
});

it('in a narrow window the customer comes over the conversation, and gives the focus back', async () => {
  const { user, store } = openChat([sampleMessage()], customerPanelRequested({ open: true }), known);
  expect(screen.queryByText('Ouro')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mostrar dados do cliente' }));
  const sheet = screen.getByRole('dialog', { name: 'Dados do cliente' });
  await waitFor(() =>
    expect(within(sheet).getByRole('button', { name: 'Ocultar dados do cliente' })).toHaveFocus(),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Ouro')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mostrar dados do cliente' })).toHaveFocus();
  expect(store.getState().ui.customerPanelOpen).toBe(true);
});

describe('what was done for the customer before', () => {
  const conversations = Array.from({ length: 7 }, (_, at) =>
    sampleConversation({ id: String(900 + at), readOnly: true, status: 'finished' }),
  );
  const queue = { queue: 'SAC', type: 3, joined: true, paused: false, pauseReason: null } as const;
  const inQueues = membershipsReported({ memberships: [queue] });
  const before = [inQueues, known, historyLoaded({ contactId: '77', conversations })];
  const rows = () => screen.findAllByRole('list', { name: 'Últimos atendimentos' });
  const counts = async () => (await rows()).map((list) => within(list).getAllByRole('listitem').length);
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  it('is in view without a click, five of it, and all of it one click away', async () => {
    wide();
    const { user } = openChat([sampleMessage()], ...before);
    expect(await counts()).toEqual([5]);
    await user.click(screen.getByRole('button', { name: 'Ver todos (7)' }));
    expect(screen.getByRole('tab', { name: 'Histórico', selected: true })).toBeVisible();
    expect(await counts()).toEqual([7]);
  });

  it('stays in view beside every other part in a roomy window', async () => {
    windowOf(1800);
    openChat([sampleMessage()], ...before);
    expect(await counts()).toEqual([7]);
    expect(tabs()).not.toContain('Histórico');
  });

  it('is asked for by the contact, by the address of somebody unknown, and not before that is sure', async () => {
    wide();
    const unknown = sampleConversation({ customerId: '9999999', fromId: '5511988880001@c.us' });
    const { dispatched, store } = openChat([sampleMessage()], loaded({ conversations: [unknown] }));
    const asked = () => dispatched.filter(historyShowRequested.match).map(({ payload }) => payload);
    await screen.findByRole('tab', { name: 'Cliente' });
    expect(asked()).toEqual([]);
    act(() => void store.dispatch(ofConversationLoaded({ ...OPEN, contact: null })));
    const address = '5511988880001@c.us';
    const ofAddress = { contactId: hashKey(address), address };
    expect(asked()).toEqual([ofAddress]);
    act(() => void store.dispatch(ofConversationLoaded({ ...OPEN, contact })));
    expect(asked()).toEqual([ofAddress, { contactId: '77' }]);
  });
});

describe('the header', () => {
  it('leads to the customer’s page', () => {
    openChat([sampleMessage()], known);
    const link = screen.getByRole('link', { name: 'Abrir a página do cliente' });
    expect(link).toHaveAttribute('href', 'https://crm.exemplo.com/77');
  });

  it.each(['javascript:alert(1)', null])('has no link to %s', (url) => {
    openChat([sampleMessage()], ofConversationLoaded({ ...OPEN, contact: { ...contact, url } }));
    expect(screen.queryByRole('link', { name: 'Abrir a página do cliente' })).not.toBeInTheDocument();
  });

  it('shows the photo, or initials where there is none', () => {
    openChat([sampleMessage()]);
    expect(photo()?.src).toBe('https://centro.exemplo:8004/gravacoes/clientes/77.jpg');
    const picture = photo();
    if (picture !== null) fireEvent.error(picture);
    expect(photo()).toBeNull();
    expect(screen.getAllByText('MS').length).toBeGreaterThan(0);
  });

  it('asks for no photo of somebody unknown', () => {
    openChat([sampleMessage()], loaded({ conversations: [sampleConversation({ customerId: '9999999' })] }));
    expect(photo()).toBeNull();
  });
});

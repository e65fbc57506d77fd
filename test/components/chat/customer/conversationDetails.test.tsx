import { act, screen, within } from '@testing-library/react';
import { CustomerPanel } from '../../../../src/components/chat/customer/CustomerPanel';
import { rowsLoaded } from '../../../../src/store/classification/actions';
import { ofConversationLoaded } from '../../../../src/store/contacts/actions';
import { loaded, openRequested } from '../../../../src/store/conversations/actions';
import type { Conversation } from '../../../../src/store/conversations/types';
import { listPinRequested } from '../../../../src/store/ui/actions';
import { violations } from '../../../support/axe';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation } from '../../../support/samples';

const OPEN = { conversationId: '1001' };

const others = [
  sampleConversation({ id: '1002', queue: 'E-mail SAC', queueType: 4 }),
  sampleConversation({ id: '1003', customerId: '78' }),
];

async function show(fields: Partial<Conversation>, isSheet = false, isPinned = true) {
  const rendered = renderWithStore(
    <CustomerPanel conversationId="1001" isSheet={isSheet} onClose={() => undefined} />,
    {
      facts: [
        loaded({ conversations: [sampleConversation(fields), ...others] }),
        ofConversationLoaded({ ...OPEN, contact: null }),
        openRequested(OPEN),
        listPinRequested({ pinned: isPinned }),
      ],
    },
  );
  await screen.findByRole('region', { name: 'Dados do atendimento' });
  return rendered;
}

const data = () => within(screen.getByRole('region', { name: 'Dados do atendimento' }));

const all = () =>
  data()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** What is shown after the facts that every conversation has. */
const shown = () => all().slice(all().findIndex(([label]) => label === 'Início') + 1);

describe('the data of the conversation', () => {
  it('has what a form asked, as text; only what says that it is an address of the web is a link', async () => {
    const extraData = {
      CPF: '123.456.789-00',
      'pedido › nota': 'https://loja.exemplo.com/nota/7',
      script: 'javascript:alert(1)',
      html: '<img src=x onerror=alert(1)>',
      vazio: ' ',
    };
    const { container } = await show({ extraData });
    expect(shown()).toEqual([
      ['CPF', '123.456.789-00'],
      ['pedido › nota', 'https://loja.exemplo.com/nota/7'],
      ['script', 'javascript:alert(1)'],
      ['html', '<img src=x onerror=alert(1)>'],
    ]);
    const link = data().getByRole('link');
    expect(link).toHaveAttribute('href', 'https://loja.exemplo.com/nota/7');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await violations(container)).toEqual([]);
  });

  it('says by whom and from which queue it came, and how it is classified', async () => {
    await show({
      queueFrom: 'Vendas',
      transferredBy: 'Bia Reis',
      classified: { classification: 'Dúvida', subclassification: 'Preço', notes: 'Pediu prazo' },
    });
    expect(shown()).toEqual([
      ['Origem', 'Transferido por Bia Reis da fila Vendas'],
      ['Classificação', 'Dúvida'],
      ['Subclassificação', 'Preço'],
      ['Observação', 'Pediu prazo'],
    ]);
  });

  it.each<[Partial<Conversation>, string]>([
    [{ queueFrom: 'SAC', transferredBy: 'Bia Reis' }, 'Transferido por Bia Reis'],
    [{ queueFrom: 'Vendas' }, 'Veio da fila Vendas'],
  ])('says no more of where it came from than the server does (%j)', async (fields, words) => {
    await show(fields);
    expect(shown()).toEqual([['Origem', words]]);
  });

  it('has the classification that was given last', async () => {
    const { store } = await show({
      classified: { classification: 'Dúvida', subclassification: null, notes: null },
    });
    const row = {
      id: '1',
      classificationId: '2',
      subclassificationId: null,
      subclassification: null,
      agent: '',
    };
    const last = { ...row, classification: 'Venda', notes: null };
    act(() => void store.dispatch(rowsLoaded({ ...OPEN, rows: [last] })));
    expect(shown()).toEqual([['Classificação', 'Venda']]);
  });

  it('has number, queue and times, for which the header may have no room', async () => {
    await show({ queueFrom: 'SAC', subject: 'Pedido 7' });
    expect(all().map(([label]) => label)).toEqual([
      'Protocolo',
      'Fila',
      'Tempo de atendimento',
      'Início',
      'Assunto',
    ]);
  });
});

describe('the other conversations of the customer', () => {
  it.each([
    ['over the conversation', true, true],
    ['beside the conversation and a rail', false, false],
  ])('are in the panel %s, where the list is not whole', async (_where, isSheet, isPinned) => {
    const { user, dispatched } = await show({}, isSheet, isPinned);
    const list = within(screen.getByRole('list', { name: 'Outros atendimentos do cliente' }));
    await user.click(list.getByRole('button', { name: /E-mail SAC.*#1002/u }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/openRequested',
      payload: { conversationId: '1002' },
    });
    expect(list.queryByText('#1003')).not.toBeInTheDocument();
  });

  it('are not told twice beside the whole list', async () => {
    await show({});
    expect(screen.queryByRole('list', { name: 'Outros atendimentos do cliente' })).not.toBeInTheDocument();
  });
});

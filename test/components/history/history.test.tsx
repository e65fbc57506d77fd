import { act, screen, waitFor, within } from '@testing-library/react';
import { HistoryPage } from '../../../src/pages/HistoryPage';
import * as history from '../../../src/store/history/actions';
import { violations } from '../../support/axe';
import { missingNotes, rowsMissing } from '../../support/droppedRows';
import { atNoon, callRow, heads, showCalls, showServices, table, WEEK } from '../../support/historyScreen';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';
import { signedInFacts } from '../../support/world';

atNoon();

const column = (at: number) =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((one) => within(one).getAllByRole('cell')[at]?.textContent);

describe('rows that could not be shown', () => {
  it('are counted under each table, once it is read', async () => {
    const { store, user } = await showServices([]);
    act(() => void store.dispatch(rowsMissing(1, 'services')));
    expect(missingNotes()).toEqual(['1 item não pôde ser mostrado.']);
    await user.click(screen.getByRole('tab', { name: 'Ligações' }));
    expect(missingNotes()).toEqual([]);
    act(() => void store.dispatch(rowsMissing(2, 'calls')));
    expect(missingNotes()).toEqual(['2 itens não puderam ser mostrados.']);
    act(() => void store.dispatch(history.readStarted({ table: 'calls', period: WEEK })));
    expect(missingNotes()).toEqual([]);
  });
});

describe('the calls', () => {
  it('are read for one week back, and show what the spec lists, with words for how they went', async () => {
    const { dispatched, container } = await showCalls([
      callRow('1', { answered: false, seconds: null }),
      callRow('2'),
      callRow('3', { direction: 'outgoing', name: null, classification: 'Venda', notes: 'Ok' }),
      callRow('4', { direction: 'outgoing', answered: false, seconds: null }),
    ]);
    expect(dispatched[0]).toMatchObject({
      type: 'history/readRequested',
      payload: { table: 'calls', period: WEEK },
    });
    expect(heads()).toEqual([
      'Data',
      'Número',
      'Nome',
      'Duração',
      'Situação',
      'Ligar',
      'Classificar',
      'Classificação',
      'Subclassificação',
      'Observação',
    ]);
    expect(column(0)).toEqual([
      '10/03/2026 11:00',
      '10/03/2026 10:00',
      '10/03/2026 09:00',
      '10/03/2026 08:00',
    ]);
    expect(column(3)).toEqual(['', '00:01:55', '00:01:55', '']);
    expect(column(4)).toEqual(['Perdida', 'Recebida', 'Realizada', 'Sem resposta']);
    expect(screen.getByTitle(/terça-feira, 10 de março de 2026.*11:00:00/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('are sorted by the heads, one way and the other', async () => {
    const { user } = await showCalls([
      callRow('1', { name: 'Bia' }),
      callRow('2', { name: 'Ana' }),
      callRow('3', { name: 'Caio' }),
    ]);
    const head = (name: string) => table().getByRole('columnheader', { name });
    expect(head('Data')).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(head('Nome')).getByRole('button'));
    expect([head('Nome'), head('Data')].map((one) => one.getAttribute('aria-sort'))).toEqual([
      'ascending',
      'none',
    ]);
    expect(column(2)).toEqual(['Ana', 'Bia', 'Caio']);
    await user.keyboard('{Enter}');
    expect(column(2)).toEqual(['Caio', 'Bia', 'Ana']);
    expect(within(head('Ligar')).queryByRole('button')).toBeNull();
  });

  it('come in pages, of which what is asked anew begins at the first', async () => {
    const rows = Array.from({ length: 120 }, (_, index) =>
      callRow(String(1 + index), { name: `Nome ${String(index)}`, number: '555' }),
    );
    const { user, store } = await showCalls(rows);
    expect(column(2)).toHaveLength(50);
    expect(screen.getByText('1–50 de 120')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Última página' }));
    expect(column(2).at(-1)).toBe('Nome 119');
    const next = screen.getByRole('button', { name: 'Próxima página' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(screen.getByText('101–120 de 120')).toBeInTheDocument();
    expect(table().getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '121');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Linhas por página' }), '100');
    expect(screen.getByText('1–100 de 120')).toBeInTheDocument();
    await user.click(next);
    act(() => void store.dispatch(history.searchSettled({ text: 'nome 1' })));
    expect(screen.getByText('1–39 de 39')).toBeInTheDocument();
    expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent('39 linhas encontradas');
  });

  it('are called back and classified from their rows, where that can be', async () => {
    const { user, dispatched } = await showCalls([callRow('1'), callRow('2', { name: 'Rui', queue: null })]);
    await user.click(screen.getByRole('button', { name: 'Ligar para Maria Souza' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/dialOpenRequested',
      payload: { number: '1133334444', name: 'Maria Souza', contactId: null },
    });
    const off = screen.getByRole('button', { name: 'Classificar Rui' });
    expect(off).toBeDisabled();
    expect(off).toHaveAttribute('title', 'A ligação não tem fila, por isso não pode ser classificada.');
    await user.click(screen.getByRole('button', { name: 'Classificar Maria Souza' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Classificar' }));
    expect(dialog.getByText('Ligação com Maria Souza, fila Voz')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Protocolo' }), 'P-9');
    await user.click(dialog.getByRole('combobox', { name: 'Classificação' }));
    await user.click(await screen.findByText('Venda'));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'history/classifyRequested',
      payload: { table: 'calls', id: '1', classificationId: '1', protocol: 'P-9' },
    });
  });

  it('are classified again from what they have, also from what was said a moment ago', async () => {
    const { user, store, dispatched } = await showCalls([
      callRow('1', { classification: 'Venda', subclassification: 'Fechada', notes: 'Ligar amanhã' }),
    ]);
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Classificar de novo Maria Souza' }));
      return within(await screen.findByRole('dialog', { name: 'Classificar' }));
    };
    const first = await open();
    expect(first.getByText('Venda', { ignore: '[aria-live]' })).toBeVisible();
    expect(first.getByText('Fechada', { ignore: '[aria-live]' })).toBeVisible();
    await user.type(first.getByRole('textbox', { name: 'Observação' }), ' cedo');
    await user.click(first.getByRole('button', { name: 'Salvar' }));
    const said = { classificationId: '1', subclassificationId: '11', notes: 'Ligar amanhã cedo' };
    expect(dispatched.at(-1)).toMatchObject({ type: 'history/classifyRequested', payload: said });

    act(() => void store.dispatch(history.classified({ table: 'calls', id: '1', ...said })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    expect(again.getByRole('textbox', { name: 'Observação' })).toHaveValue('Ligar amanhã cedo');
    await user.click(again.getByRole('combobox', { name: 'Classificação' }));
    await user.click(await screen.findByText('Engano', { selector: '.ant-select-item-option-content' }));
    await user.click(again.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({
      payload: { classificationId: '2', subclassificationId: null, notes: 'Ligar amanhã cedo' },
    });
  });

  it('cannot be called back by an agent without a telephone', async () => {
    await showCalls([callRow('1')], signedInFacts());
    expect(heads()).toHaveLength(10);
  });

  it('say that there are none, that nothing matches, and why they could not be read', async () => {
    const { user, store, dispatched } = await showCalls([]);
    expect(screen.getByText('Nenhuma ligação neste período')).toBeVisible();
    act(() => void store.dispatch(history.searchSettled({ text: 'zeca' })));
    expect(screen.getByText('Nada combina com “zeca”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar pesquisa' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'history/searchRequested', payload: { text: '' } });
    act(() => void store.dispatch(history.readFailed({ table: 'calls', code: 'timeout', message: '' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar o histórico.');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'history/readRequested', payload: { period: WEEK } });
  });

  it('show a skeleton until the first are there, and let their rows go when they are left', async () => {
    const { unmount, dispatched } = renderWithStore(<HistoryPage />, {
      facts: [...voiceFacts('Voz'), history.readStarted({ table: 'calls', period: WEEK })],
    });
    expect(await screen.findByText('Carregando o histórico…')).toBeVisible();
    expect(screen.getByText('Carregando…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
    unmount();
    expect(dispatched.at(-1)).toMatchObject({ type: 'history/leaveRequested' });
  });
});

import { act, screen, within } from '@testing-library/react';
import { violations } from '../../support/axe';
import { atNoon, callRow, showCalls, showServices, table } from '../../support/historyScreen';

atNoon();

const ROWS = [
  callRow('1', { queue: 'Suporte', name: 'Ana', answered: false, seconds: null }),
  callRow('2', { queue: 'Vendas', name: 'Bia', classification: 'Venda' }),
  callRow('3', { queue: 'Vendas', name: 'Caio' }),
];

const bar = () => within(screen.getByRole('group', { name: 'Filtros' }));
const rows = () => table().getAllByRole('row').length - 1;

async function choose(user: Awaited<ReturnType<typeof showCalls>>['user'], facet: string, value: string) {
  await user.click(bar().getByRole('button', { name: facet }));
  await user.click(screen.getByRole('menuitemradio', { name: value }));
}

describe('the filters of the history', () => {
  it('are chosen with their counts, and each is a chip that says what it takes away', async () => {
    const { container, user } = await showCalls(ROWS);
    await choose(user, 'Fila', 'Vendas (2)');
    expect(rows()).toBe(2);
    expect(screen.getByText('2 linhas encontradas')).toBeInTheDocument();
    await choose(user, 'Classificação', 'Sem classificação (2)');
    expect(rows()).toBe(1);
    expect(bar().getByRole('button', { name: 'Remover filtro Fila: Vendas' })).toHaveTextContent(
      'Fila: Vendas',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('go one by one, and the focus goes to the next, then to what chooses anew', async () => {
    const { user } = await showCalls(ROWS);
    await choose(user, 'Fila', 'Vendas (2)');
    await choose(user, 'Situação', 'Recebida (2)');
    act(() => bar().getByRole('button', { name: 'Remover filtro Fila: Vendas' }).focus());
    await user.keyboard('{Enter}');
    expect(bar().getByRole('button', { name: 'Remover filtro Situação: Recebida' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rows()).toBe(3);
    expect(screen.getByText('3 linhas encontradas')).toBeInTheDocument();
    expect(bar().getByRole('button', { name: 'Situação' })).toHaveFocus();
  });

  it('go all at once, also where they leave no row', async () => {
    const { user } = await showCalls(ROWS);
    await choose(user, 'Fila', 'Suporte (1)');
    await choose(user, 'Situação', 'Recebida (2)');
    expect(screen.queryByRole('table', { name: 'Ligações' })).not.toBeInTheDocument();
    expect(screen.getByText('Nada neste período passa por todos os filtros.')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Limpar filtros' }));
    expect(rows()).toBe(3);
    expect(bar().queryByRole('button', { name: /^Remover filtro/u })).not.toBeInTheDocument();
    expect(bar().getByRole('button', { name: 'Situação' })).toHaveFocus();
  });

  it('are not there for rows that are all alike', async () => {
    await showServices([]);
    expect(screen.queryByRole('group', { name: 'Filtros' })).not.toBeInTheDocument();
  });
});

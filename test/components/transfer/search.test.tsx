import { screen, waitFor } from '@testing-library/react';
import * as conversations from '../../../src/store/conversations/actions';
import { A, agent, open, targetsCame } from './openTransfer';

describe('the search of the transfer dialog', () => {
  it('takes by Enter who was typed last, not who was chosen before', async () => {
    const { user, search, row, asked } = await open(targetsCame);
    await search('bia{Enter}');
    expect(row(/^Bia/u)).toBeChecked();
    await user.clear(screen.getByRole('searchbox'));
    await search('davi{Enter}');
    expect(row(/^Davi/u)).toBeChecked();
    expect(asked()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(asked()).toMatchObject([{ payload: { to: { kind: 'agent', agent: 'Davi Sá' } } }]);
  });

  it('gives to nobody by Enter while nobody has the name that was typed, and counts none', async () => {
    const { container, dialog, user, row, search, asked } = await open(targetsCame);
    await user.click(row('Vendas'));
    await search('xyz{Enter}');
    expect(row('Vendas')).toBeChecked();
    expect(asked()).toEqual([]);
    expect(dialog).toHaveTextContent('Nenhum agente e nenhuma fila com este nome');
    const said = container.ownerDocument.querySelector('[data-announcer="polite"]');
    await waitFor(() => expect(said).toHaveTextContent('Ninguém encontrado'));
  });

  it('gives by its button to whoever is chosen, whatever was typed afterwards', async () => {
    const { user, row, search, give, asked } = await open(targetsCame);
    await user.click(row('Vendas'));
    await search('bia');
    await give();
    expect(asked()).toMatchObject([{ payload: { to: { kind: 'queue', queue: 'Vendas' } } }]);
  });

  it('lists what is chosen also where there are too many before it', async () => {
    const many = Array.from({ length: 70 }, (_none, index) => agent(`Agente ${100 + index}`));
    const { user, row, rows, search } = await open(
      conversations.transferTargetsLoaded({ ...A, agents: { SAC: many } }),
    );
    await search('vendas{Enter}');
    await user.clear(screen.getByRole('searchbox'));
    expect(rows('Agentes')).toHaveLength(59);
    expect(row('Vendas')).toBeChecked();
  });
});

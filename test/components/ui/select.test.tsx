import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Select, TagsSelect } from '../../../src/components/ui/select/Select';
import { renderWithStore } from '../../support/renderWithStore';

const QUEUES = [
  { value: 'sac', label: 'SAC' },
  { value: 'vendas', label: 'Vendas', shown: <b>Vendas, três na espera</b> },
];

function Chosen({ error }: { error?: string }): ReactNode {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <label htmlFor="queue">Fila</label>
      <Select
        id="queue"
        placeholder="Escolha"
        isSearchable
        value={value}
        options={QUEUES}
        onChange={setValue}
        onClear={() => setValue(null)}
        aria-describedby={error === undefined ? undefined : 'error'}
      />
      <p id="error">{error}</p>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Fila' });

it('tells what is chosen, as it is shown, and that nothing is', async () => {
  const { user } = renderWithStore(<Chosen />);
  expect(field()).toHaveAccessibleDescription('Escolha');
  await user.click(field());
  await user.click(screen.getByText('SAC', { selector: '.ant-select-item-option-content' }));
  expect(field()).toHaveAccessibleDescription('SAC');
  await user.click(field());
  await user.click(screen.getByText('Vendas, três na espera'));
  expect(field()).toHaveAccessibleDescription('Vendas, três na espera');
  await user.keyboard('{Escape}');
  expect(field()).toHaveAccessibleDescription('Vendas, três na espera');
});

it('tells the value before what is wrong with it', () => {
  renderWithStore(<Chosen error="Campo obrigatório" />);
  expect(field()).toHaveAccessibleDescription('Escolha Campo obrigatório');
});

it('finds options by their words, whatever is shown of them', async () => {
  const { user } = renderWithStore(<Chosen />);
  await user.type(field(), 'vend');
  expect(screen.queryByText('SAC', { selector: '.ant-select-item-option-content' })).toBeNull();
  await user.click(screen.getByText('Vendas, três na espera'));
  expect(field()).toHaveAccessibleDescription('Vendas, três na espera');
});

it('tells the entries of a field that takes several', async () => {
  function Tags(): ReactNode {
    const [value, setValue] = useState<string[]>([]);
    return (
      <>
        <label htmlFor="tags">Cabeçalhos</label>
        <TagsSelect id="tags" placeholder="Nome: valor" value={value} onChange={setValue} />
      </>
    );
  }
  const { user } = renderWithStore(<Tags />);
  const tags = screen.getByRole('combobox', { name: 'Cabeçalhos' });
  expect(tags).toHaveAccessibleDescription('Nome: valor');
  await user.type(tags, 'a: 1{Enter}b: 2{Enter}');
  expect(tags).toHaveAccessibleDescription('a: 1, b: 2');
});

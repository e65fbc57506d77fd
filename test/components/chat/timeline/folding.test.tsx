import { screen } from '@testing-library/react';
import { giveLayout } from '../../../support/layout';
import { openChat } from '../../../support/openChat';
import { sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

describe('a long message', () => {
  it('folds a very long message until it is asked for', async () => {
    const { user } = openChat([sampleMessage({ text: 'palavra '.repeat(1000) })]);
    expect(screen.getByRole('article').textContent.length).toBeLessThan(4000);
    await user.click(screen.getByRole('button', { name: 'Mostrar a mensagem inteira' }));
    expect(screen.getByRole('article').textContent.length).toBeGreaterThan(7900);
  });

  it('has no link in a folded message that leads elsewhere than the whole one', async () => {
    const address = 'https://banco.exemplo.seguro.exemplo/entrar';
    const { user } = openChat([
      sampleMessage({ text: `${'palavra '.repeat(373)}${address} (11) 98888-0001` }),
    ]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostrar a mensagem inteira' }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([address, '(11) 98888-0001']);
  });

  it('folds a message of very many lines', async () => {
    const { user } = openChat([sampleMessage({ text: `primeira${'\n'.repeat(2000)}última` })]);
    expect(screen.queryByText(/última/u)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostrar a mensagem inteira' }));
    expect(screen.getByText(/última/u)).toBeVisible();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { Select } from 'antd';
import { FormDialog } from '../../../src/components/ui/dialog/FormDialog';
import { renderWithStore } from '../../support/renderWithStore';

/** jsdom lays nothing out, and the library's lock leads only to what can be seen. */
function makeAllVisible(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
}

afterEach(() => jest.restoreAllMocks());

function show(isOpen: boolean) {
  makeAllVisible();
  return renderWithStore(
    <FormDialog
      isOpen={isOpen}
      title="Nova ligação"
      width={400}
      onLeave={() => undefined}
      first={(body) => body.querySelector<HTMLElement>('input[inputmode="tel"]')}
      afterClose={() => undefined}
    >
      <Select aria-label="Fila" options={[{ value: 'Voz' }]} />
      <input inputMode="tel" aria-label="Número" />
    </FormDialog>,
  );
}

it('makes nothing of one that never opened: the library computes the styles of a closed one, too', () => {
  show(false);
  expect(
    [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes('.ant-modal')),
  ).toEqual([]);
});

it('opens on the field that it names, whatever stands before it', async () => {
  show(true);
  await screen.findByRole('dialog', { name: 'Nova ligação' });
  expect(screen.getByRole('textbox', { name: 'Número' })).toHaveFocus();
});

it('leaves an agent who was quicker in the field that is being chosen from', async () => {
  const { user } = show(true);
  await screen.findByRole('dialog', { name: 'Nova ligação' });
  await user.click(screen.getByRole('combobox', { name: 'Fila' }));
  expect(await screen.findByRole('option', { name: 'Voz' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Fila' })).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Fila' })).toHaveAttribute('aria-expanded', 'true');
});

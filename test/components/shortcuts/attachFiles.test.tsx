import { Keyboard } from '../../../src/components/shortcuts/Keyboard';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

it('the shortcut of files opens the dialog of the system where the conversation on screen takes some', async () => {
  const { user } = renderWithStore(
    <>
      <input aria-label="Arquivos" data-attach />
      <Keyboard />
    </>,
    { facts: signedInFacts() },
  );
  const field = document.querySelector<HTMLInputElement>('input[data-attach]');
  if (field === null) throw new Error('No field');
  const pressed = jest.fn();
  field.addEventListener('click', pressed);
  await user.keyboard('{Control>}{Shift>}x{/Shift}{/Control}');
  expect(pressed).toHaveBeenCalledTimes(1);
  field.disabled = true;
  await user.keyboard('{Control>}{Shift>}x{/Shift}{/Control}');
  expect(pressed).toHaveBeenCalledTimes(1);
});

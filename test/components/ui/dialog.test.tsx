import { Dialog } from '../../../src/components/ui/dialog/Dialog';
import { renderWithStore } from '../../support/renderWithStore';

/** The library gives Esc to whatever it has drawn, as to a drawing that never came to the page. */
it.each([
  { open: true, times: 1 },
  { open: false, times: 0 },
])('is left by Esc only while it is open: $open', async ({ open, times }) => {
  const onCancel = jest.fn();
  const { user } = renderWithStore(<Dialog open={open} forceRender title="Pergunta" onCancel={onCancel} />);
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(times);
});

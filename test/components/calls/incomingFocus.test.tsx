import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as calls from '../../../src/store/calls/actions';
import { answer, show } from '../../support/incomingScreen';
import { callEnded, offeredCall, taken } from '../../support/liveCalls';

describe('the focus at an incoming call', () => {
  it('stays where the agent types', async () => {
    const { user, happen } = show();
    const message = screen.getByRole('textbox', { name: 'Mensagem' });
    await user.type(message, 'Bom');
    happen(offeredCall());
    expect(message).toHaveFocus();
    await user.keyboard(' dia');
    expect(message).toHaveValue('Bom dia');
  });

  it('goes to Atender when nothing is typed, and back when the call is gone', async () => {
    const { user, happen } = show();
    await user.click(screen.getByText('Antes'));
    happen(offeredCall());
    expect(answer()).toHaveFocus();
    happen(callEnded('in1', { cause: 'cancelled' }));
    await waitFor(() => expect(screen.getByText('Antes')).toHaveFocus());
  });

  it('does not take a key on its way for an answer, and takes the next one', async () => {
    const clock = jest.spyOn(Date, 'now');
    const begin = Date.now();
    const { user, happen, dispatched } = show();
    await user.click(screen.getByText('Antes'));
    happen(offeredCall());
    clock.mockReturnValue(begin);
    await user.keyboard('{Enter}');
    expect(dispatched.filter(calls.answerRequested.match)).toEqual([]);
    clock.mockReturnValue(begin + 10_000);
    await user.keyboard('{Enter}');
    expect(dispatched.filter(calls.answerRequested.match)).toHaveLength(1);
    clock.mockRestore();
  });

  it.each(['button', 'textbox'])(
    'goes on with a call answered by a key, but not from what is typed: %s',
    async (from) => {
      const { user, happen } = show();
      const before = screen.getAllByRole(from)[0];
      happen(offeredCall());
      act(() => before?.focus());
      act(() => answer().focus());
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
      await user.keyboard('{Enter}');
      clock.mockRestore();
      happen(...taken());
      const bar = within(screen.getByRole('region', { name: 'Ligação em andamento' })).getAllByRole(
        'button',
      )[0];
      await waitFor(() => expect(from === 'button' ? bar : before).toHaveFocus());
    },
  );

  it('takes a click at once', () => {
    const { happen, dispatched } = show();
    happen(offeredCall());
    fireEvent.click(answer(), { detail: 1 });
    expect(dispatched.filter(calls.answerRequested.match)).toHaveLength(1);
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import * as history from '../../../src/store/history/actions';
import type { Period } from '../../../src/store/history/types';
import { violations } from '../../support/axe';
import { atNoon, callRow, showCalls, WEEK } from '../../support/historyScreen';

atNoon();

/** Calls of three days: two of today, one missed two days ago. */
const CALLS = [callRow('1'), callRow('2', { direction: 'outgoing' }), callRow('49', { answered: false })];

async function show() {
  const shown = await showCalls(CALLS);
  const bars = within(await screen.findByRole('group', { name: 'Período no gráfico' }));
  const chosen = () =>
    shown.dispatched.filter(history.periodRequested.match).map(({ payload }) => payload.period);
  /** As the saga of the history begins a read. */
  const read = (period: Period) =>
    act(() => void shown.store.dispatch(history.readStarted({ table: 'calls', period })));
  return { ...shown, bars, chosen, read, bar: (name: string) => bars.getByRole('button', { name }) };
}

const days = (day: string): Period => ({ from: day, to: day });

describe('the histogram of the history', () => {
  it('has a column for each day that shows, and the same as a table', async () => {
    const { bars, container } = await show();
    expect(bars.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      '03/03/2026: nenhuma linha',
      '04/03/2026: nenhuma linha',
      '05/03/2026: nenhuma linha',
      '06/03/2026: nenhuma linha',
      '07/03/2026: nenhuma linha',
      '08/03/2026: 1 linha',
      '09/03/2026: nenhuma linha',
      '10/03/2026: 2 linhas',
    ]);
    const table = within(screen.getByRole('table', { name: 'Volume por dia' }));
    const last = table.getAllByRole('row').at(-1);
    expect([...(last?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      '10/03/2026',
      '1',
      '1',
      '0',
      '2',
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('chooses a day by a press, and goes back to the days before, with the focus', async () => {
    const { bar, chosen, read, user } = await show();
    await user.click(bar('08/03/2026: 1 linha'));
    expect(chosen()).toEqual([days('2026-03-08')]);
    read(days('2026-03-08'));
    const back = screen.getByRole('button', { name: 'Voltar a 03/03/2026 – 10/03/2026' });
    expect(back).toHaveFocus();
    expect(screen.getByRole('figure', { name: 'Volume por hora' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Período no gráfico' })).toBeNull();
    await user.click(back);
    expect(chosen().at(-1)).toEqual(WEEK);
    read(WEEK);
    expect(document.activeElement).toHaveClass('histogram__bar');
  });

  it('is one tab stop, with arrows along the days and Enter to choose', async () => {
    const { bar, bars, chosen, user } = await show();
    const stops = bars.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([bar('10/03/2026: 2 linhas')]);
    act(() => stops[0]?.focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(bar('08/03/2026: 1 linha')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual([days('2026-03-08')]);
  });

  it('chooses several days by Shift with the arrows', async () => {
    const { bar, chosen, user } = await show();
    act(() => bar('10/03/2026: 2 linhas').focus());
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(bar('09/03/2026: nenhuma linha')).toHaveClass('histogram__bar--marked');
    expect(bar('07/03/2026: nenhuma linha')).not.toHaveClass('histogram__bar--marked');
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual([{ from: '2026-03-08', to: '2026-03-10' }]);
  });

  it('chooses several days by a drag, either way', async () => {
    const { bar, chosen } = await show();
    fireEvent.pointerDown(bar('10/03/2026: 2 linhas'));
    fireEvent.pointerEnter(bar('09/03/2026: nenhuma linha'), { buttons: 1 });
    fireEvent.pointerEnter(bar('08/03/2026: 1 linha'), { buttons: 1 });
    fireEvent.pointerUp(bar('08/03/2026: 1 linha'));
    expect(chosen()).toEqual([{ from: '2026-03-08', to: '2026-03-10' }]);
  });
});

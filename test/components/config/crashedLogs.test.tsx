import { screen, within } from '@testing-library/react';
import { SettingsPage } from '../../../src/pages/SettingsPage';
import { crashedLogsFound } from '../../../src/store/ui/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

const EDITOR = signedInFacts({ canEditConfig: true });

const earlierToday = new Date().setHours(0, 7, 0, 0);

const longAgo = new Date(2026, 2, 9, 14, 32).getTime();

describe('the sessions that crashed, in the settings', () => {
  it('are offered by the time of their end, with the date where it was not today', async () => {
    const logs = [
      { page: 'p2', endedAt: earlierToday },
      { page: 'p1', endedAt: longAgo },
    ];
    const { user, dispatched } = renderWithStore(<SettingsPage />, {
      facts: [...EDITOR, crashedLogsFound({ logs })],
      route: '/configuracoes#diagnostico',
    });
    const group = screen.getByRole('group', { name: 'Sessões que caíram' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Exportar a sessão que caiu às 00:07', 'Exportar a sessão que caiu em 09/03/2026 às 14:32']);
    await user.click(within(group).getByRole('button', { name: /09\/03\/2026/ }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'ui/crashedLogExportRequested', payload: logs[1] });
  });

  it('are looked for when the section opens, and say nothing where there are none', () => {
    const { dispatched } = renderWithStore(<SettingsPage />, {
      facts: EDITOR,
      route: '/configuracoes#diagnostico',
    });
    expect(dispatched).toContainEqual(expect.objectContaining({ type: 'ui/crashedLogsReadRequested' }));
    expect(screen.queryByRole('group', { name: 'Sessões que caíram' })).toBeNull();
  });
});

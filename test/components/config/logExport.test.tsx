import { act, screen, within } from '@testing-library/react';
import { SettingsPage } from '../../../src/pages/SettingsPage';
import { logExported, logExportFailed, logExportStarted } from '../../../src/store/ui/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

const format = 'pseudonyms';

function show() {
  const rendered = renderWithStore(<SettingsPage />, {
    facts: signedInFacts({ canEditConfig: true }),
    route: '/configuracoes#diagnostico',
  });
  const group = within(screen.getByRole('group', { name: 'Registro de ações' }));
  return { ...rendered, group, button: () => group.getByRole('button', { name: /sem nomes e números/ }) };
}

describe('the export of the log', () => {
  it('is busy while the file is made, and is not asked for again', async () => {
    const { user, store, dispatched, group, button } = show();
    await user.click(button());
    act(() => void store.dispatch(logExportStarted({ format })));
    expect(button()).toHaveAttribute('aria-busy', 'true');
    const before = dispatched.length;
    await user.click(button());
    await user.click(group.getByRole('button', { name: 'Exportar registro completo' }));
    expect(dispatched).toHaveLength(before);
    act(() => void store.dispatch(logExported({ format, entries: 3 })));
    expect(button()).toHaveAttribute('aria-busy', 'false');
    await user.click(button());
    expect(dispatched.at(-1)).toMatchObject({ type: 'ui/logExportRequested', payload: { format } });
  });

  it('says when it failed', () => {
    const { store, group, button } = show();
    act(() => void store.dispatch(logExportStarted({ format })));
    act(() => void store.dispatch(logExportFailed({ format, code: 'storage', message: '' })));
    expect(group.getByRole('alert')).toHaveTextContent('O registro não foi exportado.');
    expect(button()).toHaveAttribute('aria-busy', 'false');
  });
});

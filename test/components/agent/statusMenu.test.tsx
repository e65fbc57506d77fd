import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Dialogs } from '../../../src/app/dialogs';
import { ConsoleFrame } from '../../../src/components/frame/ConsoleFrame';
import { pauseReasonsLoaded, statusReported } from '../../../src/store/agent/actions';
import { editRightReported } from '../../../src/store/config/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { CONFIGURATION, connectedFacts, signedInFacts } from '../../support/world';

function show(facts: UnknownAction[] = [...signedInFacts(), ...connectedFacts()]) {
  const shown = (
    <ConsoleFrame dialogs={<Dialogs />}>
      <main />
    </ConsoleFrame>
  );
  return renderWithStore(shown, { facts });
}

const pill = () => screen.getByRole('button', { name: /Agente e filas/u });

const types = (dispatched: readonly UnknownAction[]) => dispatched.map(({ type }) => type);

describe('the status menu', () => {
  it('shows the agent, the extension and the queues', async () => {
    const { user, dispatched } = show();
    await user.click(pill());
    const menu = within(await screen.findByRole('dialog', { name: 'Ana Souza' }));
    expect(menu.getByText('Ramal 4001')).toBeInTheDocument();
    expect(menu.getByRole('heading', { name: 'Minhas filas' })).toBeInTheDocument();
    expect(menu.getByRole('switch', { name: 'Suporte' })).toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pill()).toHaveFocus();
    expect(types(dispatched)).toEqual([
      'ui/drawerToggleRequested',
      'agent/pauseMenuOpenRequested',
      'ui/drawerToggleRequested',
    ]);
  });

  it('keeps Tab inside, and leaves by a press elsewhere', async () => {
    const { user } = show();
    await user.click(pill());
    const dialog = await screen.findByRole('dialog', { name: 'Ana Souza' });
    expect(dialog).toHaveFocus();
    await user.tab({ shift: true });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.tab();
    expect(within(dialog).getByRole('button', { name: 'Sair' })).toHaveFocus();
    await user.click(screen.getByRole('heading', { name: /Central Aurora/u }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begins and ends pauses, and gives way to what it opens', async () => {
    const reasons = pauseReasonsLoaded({ reasons: [{ name: 'Almoço', queue: null }] });
    const { store, user, dispatched } = show([...signedInFacts(), ...connectedFacts(), reasons]);
    await user.click(pill());
    await user.click(await screen.findByRole('button', { name: 'Almoço', pressed: false }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'agent/pauseRequested', payload: { reason: 'Almoço' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' })));
    await user.click(pill());
    await user.click(screen.getByRole('button', { name: 'Almoço', pressed: true }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'agent/unpauseRequested' });
    await user.click(pill());
    const menu = within(await screen.findByRole('dialog', { name: 'Ana Souza' }));
    await user.click(menu.getByRole('button', { name: 'Configurações de áudio' }));
    expect(types(dispatched).slice(-2)).toEqual([
      'ui/drawerToggleRequested',
      'devices/settingsOpenRequested',
    ]);
  });

  it('offers the language to who may change nothing else of the settings', async () => {
    const editor = show([...signedInFacts(), editRightReported({ canEdit: true })]);
    await editor.user.click(pill());
    await screen.findByRole('button', { name: 'Sair' });
    expect(screen.queryByRole('combobox', { name: 'Idioma' })).not.toBeInTheDocument();
    editor.unmount();
    const { user, dispatched } = show([...signedInFacts(), editRightReported({ canEdit: false })]);
    await user.click(pill());
    const choice = await screen.findByRole('combobox', { name: 'Idioma' });
    await user.selectOptions(choice, 'Español (Chile)');
    expect(dispatched.at(-1)).toMatchObject({
      type: 'config/saveRequested',
      payload: { language: 'es_cl', server: CONFIGURATION.server },
    });
  });

  it('has the way out, which asks first', async () => {
    const { user, dispatched } = show();
    await user.click(pill());
    const menu = within(await screen.findByRole('dialog', { name: 'Ana Souza' }));
    await user.click(menu.getByRole('button', { name: 'Sair' }));
    await screen.findByText('Ao fechar o sistema o agente será removido de todas as filas!');
    expect(types(dispatched).slice(-2)).toEqual(['ui/drawerToggleRequested', 'ui/closeRequested']);
  });
});

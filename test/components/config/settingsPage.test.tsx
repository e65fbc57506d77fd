import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SETTINGS, type SectionId } from '../../../src/components/config/settingsTable';
import portuguese from '../../../src/locales/pt_BR.json';
import { SettingsPage } from '../../../src/pages/SettingsPage';
import { loggedOut } from '../../../src/store/auth/actions';
import { saveRequested } from '../../../src/store/config/actions';
import { selectConfiguration, selectHasSettingsEdits } from '../../../src/store/config/selectors';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { CONFIGURATION, signedInFacts } from '../../support/world';

const EDITOR = signedInFacts({ canEditConfig: true });

function show(section: SectionId, facts: UnknownAction[] = EDITOR) {
  return renderWithStore(<SettingsPage />, { facts, route: `/configuracoes#${section}` });
}

const sections = () =>
  within(screen.getByRole('navigation', { name: 'Seções das configurações' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const save = () => screen.getByRole('button', { name: 'Salvar' });

const last = (dispatched: readonly UnknownAction[]) => dispatched.at(-1);

describe('the settings page', () => {
  it('shows everybody what they prefer, and the rest to those who may edit it', () => {
    const { unmount } = show('servidor', signedInFacts());
    expect(sections()).toEqual(['Aparência', 'Notificações e sons', 'Áudio', 'Atalhos', 'Mensagens']);
    expect(screen.getByRole('heading', { name: 'Aparência', level: 3 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
    unmount();
    show('servidor');
    expect(sections().slice(5)).toEqual(['Servidor', 'Telefone', 'Integração', 'Diagnóstico']);
    expect(screen.getByRole('heading', { name: 'Servidor', level: 3 })).toBeVisible();
  });

  it('shows a control for every setting where the table says', () => {
    const bySection = Object.values(SETTINGS).map(
      ({ section, name }) => [section, portuguese[name]] as const,
    );
    for (const section of new Set(bySection.map(([place]) => place))) {
      const { unmount } = show(section);
      const roles = ['checkbox', 'textbox', 'combobox', 'radiogroup'] as const;
      for (const [, name] of bySection.filter(([place]) => place === section)) {
        const found = roles.flatMap((role) => screen.queryAllByRole(role, { name }));
        expect([name, found.length]).toEqual([name, 1]);
      }
      unmount();
    }
  });

  it('lets an agent without the right choose looks, language, density and size of words at once', async () => {
    const { user, dispatched } = show('aparencia', signedInFacts());
    await user.click(screen.getByRole('radio', { name: 'Escuro' }));
    await user.click(screen.getByRole('radio', { name: 'Compacta' }));
    await user.click(screen.getByRole('radio', { name: '125%' }));
    await user.click(screen.getByRole('radio', { name: 'Español (Chile)' }));
    expect(dispatched).toMatchObject([
      { type: 'ui/themeRequested', payload: { theme: 'dark' } },
      { type: 'layout/densityRequested', payload: { agent: 'ana', density: 'compact' } },
      { type: 'layout/textSizeRequested', payload: { agent: 'ana', textSize: 125 } },
      { type: 'config/languageRequested', payload: { language: 'es_cl' } },
    ]);
    expect(screen.getByRole('radio', { name: 'Español (Chile)' })).toBeChecked();
  });

  it('lets an agent without the right turn notices off and on again, with the sound as it was', async () => {
    const { user, store } = show('notificacoes', signedInFacts());
    const notices = screen.getByRole('checkbox', { name: 'Notificações' });
    await user.click(notices);
    expect(screen.queryByRole('checkbox', { name: 'Som das notificações' })).toBeNull();
    expect(selectConfiguration(store.getState())?.notifications).toBe(false);
    await user.click(notices);
    expect(screen.getByRole('checkbox', { name: 'Som das notificações' })).toBeChecked();
  });

  it('keeps a device as soon as it is chosen, and tests the microphone until it is left', async () => {
    const { user, dispatched, unmount } = show('audio');
    expect(screen.getAllByText('Padrão do sistema').length).toBeGreaterThan(0);
    expect(screen.queryByRole('meter')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Testar microfone' }));
    expect(last(dispatched)).toMatchObject({
      type: 'devices/inputTrialRequested',
      payload: { deviceId: 'default' },
    });
    expect(screen.getByRole('meter')).toBeVisible();
    unmount();
    expect(last(dispatched)).toMatchObject({ type: 'devices/settingsCloseRequested' });
  });

  it('lists the shortcuts, to be changed there', async () => {
    const { user, dispatched } = show('atalhos');
    const [first] = screen.getAllByRole('switch');
    if (first === undefined) throw new Error('no shortcuts');
    await user.click(first);
    expect(last(dispatched)).toMatchObject({ type: 'ui/shortcutKeysRequested' });
  });

  it('keeps what is typed on any other screen until it is saved, also beside a choice that counts at once', async () => {
    const typed = show('servidor');
    await typed.user.type(screen.getByRole('textbox', { name: 'Endereço do servidor' }), '2');
    expect(screen.getByRole('group', { name: 'Alterações' })).toHaveTextContent(
      'Alterações não salvas em Servidor.',
    );
    await typed.user.click(screen.getByRole('link', { name: 'Aparência' }));
    await typed.user.click(screen.getByRole('radio', { name: 'English (US)' }));
    await typed.user.click(screen.getByRole('link', { name: /^Servidor/ }));
    expect(screen.getByRole('textbox', { name: 'Endereço do servidor' })).toHaveValue('http://127.0.0.12');
    expect(
      screen.getByText('Um novo endereço do servidor vale a partir do próximo login.'),
    ).toBeInTheDocument();
    await typed.user.click(save());
    expect(selectConfiguration(typed.store.getState())).toMatchObject({
      server: 'http://127.0.0.12',
      language: 'eng_US',
    });
    expect(save()).toBeDisabled();
    expect(selectHasSettingsEdits(typed.store.getState())).toBe(false);
  });

  it('forgets what is typed when it is dropped, or somebody else signs in', async () => {
    const { user, store } = show('servidor');
    const server = screen.getByRole('textbox', { name: 'Endereço do servidor' });
    await user.type(server, '2');
    await user.click(screen.getByRole('button', { name: 'Descartar alterações' }));
    expect(server).toHaveValue(CONFIGURATION.server);
    await user.type(server, '2');
    expect(selectHasSettingsEdits(store.getState())).toBe(true);
    act(() => void store.dispatch(loggedOut({ reason: 'agent', message: null })));
    expect(selectHasSettingsEdits(store.getState())).toBe(false);
  });

  it('says where something is wrong, on whatever part', async () => {
    const { user } = show('servidor');
    const server = screen.getByRole('textbox', { name: 'Endereço do servidor' });
    await user.clear(server);
    await user.click(screen.getByRole('link', { name: /^Telefone/ }));
    expect(screen.getByRole('group', { name: 'Alterações' })).toHaveTextContent(
      'Corrija antes de salvar: Servidor.',
    );
    expect(save()).toBeDisabled();
  });

  it.each(['aparencia', 'audio', 'mensagens', 'servidor', 'telefone'] as const)(
    'has no serious accessibility violation in %s',
    async (section) => {
      show(section);
      expect(await violations()).toEqual([]);
    },
  );
});

describe('the settings as a file', () => {
  const SECRET = [
    ...EDITOR,
    saveRequested({
      ...CONFIGURATION,
      integrationHeaders: ['X-Chave: segredo'],
      integrationUrl: 'https://crm.exemplo/abrir?chave=segredo&tel={numero}',
    }),
  ];

  function choose(view: ReturnType<typeof show>, file: unknown) {
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    const chosen = new File([text], 'a.json', { type: 'application/json' });
    return view.user.upload(
      screen.getByTestId('settings-file'),
      // jsdom reads no files.
      Object.assign(chosen, { text: () => Promise.resolve(text) }),
    );
  }

  const written = (settings: object) => ({ format: 'agent-console-settings', version: 1, settings });

  it('are handed out without what may be secret, and say so', async () => {
    const { user, dispatched, handles } = show('servidor', SECRET);
    expect(screen.getByText(/Ficam de fora/)).toHaveTextContent(
      'Cabeçalhos de integração e URL de integração',
    );
    await user.click(screen.getByRole('button', { name: 'Exportar configurações' }));
    expect(last(dispatched)).toMatchObject({ type: 'config/exportRequested' });
    const text = handles.valueOf('handle-1');
    expect(text).toContain(CONFIGURATION.server);
    expect(text).not.toContain('segredo');
  });

  it('show what they change before anything of it counts', async () => {
    const view = show('servidor', SECRET);
    await choose(
      view,
      written({
        server: 'http://novo',
        autoAnswer: true,
        relayOnly: false,
        waitingAmberMinutes: 2,
        waitingRedMinutes: 9,
      }),
    );
    const review = await screen.findByRole('group', { name: 'O arquivo muda 3 configurações' });
    expect(
      within(review)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ConfiguraçãoAgoraDepois',
      'Endereço do servidorhttp://127.0.0.1http://novo',
      'Atendimento automáticoNãoSim',
      'Vermelho a partir de (minutos)59',
    ]);
    expect(selectConfiguration(view.store.getState())?.server).toBe(CONFIGURATION.server);
    await view.user.click(within(review).getByRole('button', { name: 'Aplicar' }));
    expect(selectConfiguration(view.store.getState())).toMatchObject({
      server: 'http://novo',
      autoAnswer: true,
      integrationHeaders: ['X-Chave: segredo'],
    });
    await waitFor(() => expect(screen.queryByText(/O arquivo muda/)).toBeNull());
  });

  it.each([
    [{ ...written({}), version: 2 }, /versão mais nova do console/],
    [written({ integrationUrl: 'x'.repeat(200_000) }), /mais de 200 kB, grande demais/],
    ['{', /não foi possível lê-lo como JSON/],
  ])('are refused in words', async (file, words) => {
    const view = show('servidor');
    await choose(view, file);
    expect(await screen.findByText(words)).toHaveRole('alert');
    expect(view.dispatched).toEqual([]);
  });
});

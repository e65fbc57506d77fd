import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Settings } from '../../../src/components/config/Settings';
import { deploymentLoaded, saveRequested } from '../../../src/store/config/actions';
import { settingsOpenRequested } from '../../../src/store/ui/actions';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { CONFIGURATION, DEPLOYMENT, signedInFacts } from '../../support/world';

const CONFIGURED = [deploymentLoaded(DEPLOYMENT), saveRequested(CONFIGURATION), settingsOpenRequested()];

async function show(facts: UnknownAction[] = CONFIGURED) {
  const view = renderWithStore(<Settings />, { facts });
  const dialog = await screen.findByRole('dialog', { name: 'Configurações' });
  return { ...view, dialog: within(dialog) };
}

const saved = (dispatched: readonly { type: string }[]) =>
  dispatched.find(({ type }) => type === 'config/saveRequested');

describe('the settings dialog', () => {
  it('stays away until it is asked for', () => {
    renderWithStore(<Settings />, { facts: [saveRequested(CONFIGURATION)] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens by itself without saved settings, and cannot be cancelled then', async () => {
    const { dialog, user, dispatched } = await show([]);
    expect(dialog.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dispatched).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Endereço do servidor' }), ' http://10.0.0.2 ');
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Endereço da central telefônica' }), 'pabx');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(saved(dispatched)).toMatchObject({ payload: { server: 'http://10.0.0.2', exchange: 'pabx' } });
  });

  it('starts from what the deployment suggests, also when that comes late', async () => {
    const { dialog, store } = await show([]);
    act(() => void store.dispatch(deploymentLoaded(DEPLOYMENT)));
    expect(dialog.getByRole('textbox', { name: 'Endereço do servidor' })).toHaveValue('http://sugerido');
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeEnabled();
  });

  it('takes STUN and TURN addresses, and the wish for relayed calls alone', async () => {
    const { dialog, user, dispatched } = await show();
    await user.type(
      dialog.getByRole('combobox', { name: 'Servidores STUN e TURN' }),
      'turn:rede:3478{Enter}',
    );
    await user.click(dialog.getByRole('checkbox', { name: 'Ligações só por um servidor TURN' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(saved(dispatched)).toMatchObject({ payload: { iceServers: ['turn:rede:3478'], relayOnly: true } });
  });

  it('takes no address of a server with a login in it', async () => {
    const { dialog, user } = await show();
    const servers = dialog.getByRole('combobox', { name: 'Servidores STUN e TURN' });
    await user.type(servers, 'turn:ana:senha@rede{Enter}');
    expect(servers).toHaveAccessibleDescription(/“turn:ana:senha@rede” não é um endereço STUN nem TURN/);
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  });

  it('says which required field is empty once it was left', async () => {
    const { dialog, user } = await show();
    const server = dialog.getByRole('textbox', { name: 'Endereço do servidor' });
    await user.clear(server);
    expect(server).not.toHaveAccessibleDescription('Campo obrigatório');
    await user.tab();
    expect(server).toHaveAccessibleDescription('Campo obrigatório');
    expect(server).toBeInvalid();
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await user.type(server, 'x');
    expect(server).not.toHaveAccessibleDescription('Campo obrigatório');
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeEnabled();
  });

  it('says that a new server has to wait, to who works with the present one', async () => {
    const hint = 'Um novo endereço do servidor vale a partir da próxima entrada.';
    const before = await show();
    await before.user.type(before.dialog.getByRole('textbox', { name: 'Endereço do servidor' }), '2');
    expect(before.dialog.queryByText(hint)).toBeNull();
    before.unmount();
    const { dialog, user } = await show([...signedInFacts(), settingsOpenRequested()]);
    const server = dialog.getByRole('textbox', { name: 'Endereço do servidor' });
    await user.type(server, '2');
    expect(dialog.getByRole('status')).toHaveTextContent(hint);
    await user.type(server, '{Backspace}');
    expect(dialog.queryByText(hint)).toBeNull();
  });

  it('has a row for every setting', async () => {
    const { dialog } = await show();
    const isSwitch = (value: unknown): boolean => typeof value === 'boolean';
    const switches = Object.values(CONFIGURATION).filter(isSwitch).length;
    const roles = ['textbox', 'combobox'] as const;
    const others = Object.values(CONFIGURATION).length - switches;
    expect(dialog.getAllByRole('checkbox').length).toBeGreaterThanOrEqual(switches);
    expect(roles.flatMap((role) => dialog.getAllByRole(role)).length).toBeGreaterThanOrEqual(others);
  });

  it('offers the sound only with notifications', async () => {
    const { dialog, user, dispatched } = await show();
    expect(dialog.getByRole('checkbox', { name: 'Som das notificações' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Notificações' }));
    expect(dialog.queryByRole('checkbox', { name: 'Som das notificações' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(saved(dispatched)).toMatchObject({
      payload: { ...CONFIGURATION, notifications: false, notificationSound: false },
    });
  });

  it('keeps every other field', async () => {
    const { dialog, user, dispatched } = await show();
    await user.click(dialog.getByRole('checkbox', { name: /WebRTC/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Obrigar a classificar as ligações' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Atendimento automático' }));
    await user.type(dialog.getByRole('textbox', { name: 'URL de integração' }), 'http://crm');
    await user.type(
      dialog.getByRole('combobox', { name: 'Cabeçalhos de integração' }),
      'X-Um{Enter}X-Dois{Enter}',
    );
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(saved(dispatched)).toMatchObject({
      payload: {
        ...CONFIGURATION,
        webrtc: false,
        mustClassifyCalls: true,
        autoAnswer: true,
        integrationUrl: 'http://crm',
        integrationHeaders: ['X-Um', 'X-Dois'],
      },
    });
  });

  it.each([
    [
      'Chave secreta',
      '“Chave secreta” não é um cabeçalho: escreva Nome: valor, sem acentos nem espaços no nome.',
    ],
    [
      'X-Chave: ação',
      '“X-Chave: ação” não é um cabeçalho: escreva Nome: valor, sem acentos nem espaços no nome.',
    ],
    ['X-Chave:', '“X-Chave:” não é um cabeçalho: escreva Nome: valor, sem acentos nem espaços no nome.'],
    ['Cookie: a=1', 'O navegador não permite o cabeçalho “Cookie: a=1”.'],
    ['Sec-Fetch-Mode: cors', 'O navegador não permite o cabeçalho “Sec-Fetch-Mode: cors”.'],
    ['authorization: Bearer x', '“authorization: Bearer x” é definido pelo próprio console.'],
  ])('refuses the integration header %s', async (header, why) => {
    const { dialog, user } = await show();
    const field = dialog.getByRole('combobox', { name: 'Cabeçalhos de integração' });
    await user.type(field, `${header}{Enter}`);
    expect(dialog.getByText(why)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  });

  it('takes headers of the API and names of headers of calls', async () => {
    const { dialog, dispatched, user } = await show();
    const field = dialog.getByRole('combobox', { name: 'Cabeçalhos de integração' });
    await user.type(field, 'X-Chave: a b{Enter}X-Pedido{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(saved(dispatched)).toMatchObject({
      payload: { integrationHeaders: ['X-Chave: a b', 'X-Pedido'] },
    });
  });

  it('speaks the chosen language before it is saved', async () => {
    const { dialog, user, dispatched } = await show();
    await user.click(dialog.getByRole('combobox', { name: 'Idioma' }));
    await user.click(
      await screen.findByText('English (US)', { selector: '.ant-select-item-option-content' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(saved(dispatched)).toMatchObject({ payload: { language: 'eng_US' } });
  });

  it('forgets the edits when it is cancelled', async () => {
    const { dialog, user, store, dispatched } = await show();
    await user.type(dialog.getByRole('textbox', { name: 'URL de integração' }), 'http://crm');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(dispatched.map(({ type }) => type)).toEqual(['ui/settingsCloseRequested']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(settingsOpenRequested()));
    expect(await screen.findByRole('textbox', { name: 'URL de integração' })).toHaveValue('');
  });

  it('changes the theme at once, and hands out the log in two formats', async () => {
    const { dialog, user, dispatched } = await show();
    await user.click(dialog.getByRole('radio', { name: 'Escuro' }));
    await user.click(dialog.getByRole('button', { name: 'Exportar para o Redux DevTools' }));
    await user.click(dialog.getByRole('button', { name: 'Exportar registro completo' }));
    expect(dispatched.map(({ type, ...rest }) => [type, 'payload' in rest && rest.payload])).toEqual([
      ['ui/themeRequested', { theme: 'dark' }],
      ['ui/logExportRequested', { format: 'devtools' }],
      ['ui/logExportRequested', { format: 'full' }],
    ]);
  });

  it('has no serious accessibility violation', async () => {
    await show();
    expect(await violations()).toEqual([]);
  });
});

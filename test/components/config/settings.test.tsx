import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Settings } from '../../../src/components/config/Settings';
import { deploymentLoaded, editRightReported, saveRequested } from '../../../src/store/config/actions';
import { selectLanguage } from '../../../src/store/config/selectors';
import { selectSettings } from '../../../src/store/config/settingsSelectors';
import { settingsOpenRequested } from '../../../src/store/ui/actions';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { CONFIGURATION, DEPLOYMENT } from '../../support/world';

const CONFIGURED = [deploymentLoaded(DEPLOYMENT), saveRequested(CONFIGURATION), settingsOpenRequested()];

async function show(facts: UnknownAction[] = CONFIGURED) {
  const view = renderWithStore(<Settings />, { facts });
  const dialog = await screen.findByRole('dialog', { name: 'Configurações' });
  return { ...view, dialog: within(dialog) };
}

async function unfold(
  { dialog, user }: Pick<Awaited<ReturnType<typeof show>>, 'dialog' | 'user'>,
  name: RegExp,
) {
  const fold = dialog.getByRole('button', { name });
  if (fold.getAttribute('aria-expanded') === 'false') await user.click(fold);
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
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Endereços',
      'Telefone',
      'Integração',
      'Salvar',
    ]);
    await user.type(dialog.getByRole('textbox', { name: 'Endereço do servidor' }), ' http://10.0.0.2 ');
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Endereço da central telefônica' }), 'pabx');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(saved(dispatched)).toMatchObject({ payload: { server: 'http://10.0.0.2', exchange: 'pabx' } });
  });

  it('starts from what the deployment suggests, also when that comes late, and folds it away', async () => {
    const { dialog, store, user } = await show([]);
    expect(dialog.getByRole('textbox', { name: 'Endereço do servidor' })).toHaveValue('');
    act(() => void store.dispatch(deploymentLoaded(DEPLOYMENT)));
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeEnabled();
    await unfold({ dialog, user }, /^Endereços \(preenchidos pela sua empresa\)$/);
    const server = dialog.getByRole('textbox', { name: 'Endereço do servidor' });
    expect(server).toHaveValue('http://sugerido');
    await user.type(server, '2');
    expect(server).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Endereços' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('holds no more than the language and the addresses where it is locked', async () => {
    const { dialog, user, dispatched } = await show([...CONFIGURED, editRightReported({ canEdit: false })]);
    expect(dialog.queryByRole('button', { name: 'Telefone' })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Integração' })).toBeNull();
    const server = dialog.getByRole('textbox', { name: 'Endereço do servidor' });
    await user.clear(server);
    await user.type(server, 'http://novo');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(saved(dispatched)).toMatchObject({ payload: { ...CONFIGURATION, server: 'http://novo' } });
  });

  it('takes STUN and TURN addresses, and the wish for relayed calls alone', async () => {
    const { dialog, user, dispatched } = await show();
    await unfold({ dialog, user }, /^Telefone$/);
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
    await unfold({ dialog, user }, /^Telefone$/);
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

  it('keeps every other field', async () => {
    const { dialog, user, dispatched } = await show();
    await unfold({ dialog, user }, /^Telefone$/);
    await unfold({ dialog, user }, /^Integração$/);
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
    await unfold({ dialog, user }, /^Integração$/);
    const field = dialog.getByRole('combobox', { name: 'Cabeçalhos de integração' });
    await user.type(field, `${header}{Enter}`);
    expect(dialog.getByText(why)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  });

  it('takes headers of the API and names of headers of calls', async () => {
    const { dialog, dispatched, user } = await show();
    await unfold({ dialog, user }, /^Integração$/);
    const field = dialog.getByRole('combobox', { name: 'Cabeçalhos de integração' });
    await user.type(field, 'X-Chave: a b{Enter}X-Pedido{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(saved(dispatched)).toMatchObject({
      payload: { integrationHeaders: ['X-Chave: a b', 'X-Pedido'] },
    });
  });

  it('asks for the language first, which counts before anything is saved', async () => {
    const { dialog, user, store, dispatched } = await show([deploymentLoaded(DEPLOYMENT)]);
    await user.click(dialog.getByRole('radio', { name: 'English (US)' }));
    expect(selectLanguage(store.getState())).toBe('eng_US');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(saved(dispatched)).toMatchObject({ payload: { language: 'eng_US' } });
  });

  it('forgets the edits when it is cancelled', async () => {
    const { dialog, user, store, dispatched } = await show();
    await unfold({ dialog, user }, /^Integração$/);
    await user.type(dialog.getByRole('textbox', { name: 'URL de integração' }), 'h');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'ui/settingsCloseRequested' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectSettings(store.getState()).integrationUrl).toBe('');
    act(() => void store.dispatch(settingsOpenRequested()));
    await screen.findByRole('dialog', { name: 'Configurações' });
    await unfold({ dialog: within(screen.getByRole('dialog')), user }, /^Integração$/);
    expect(screen.getByRole('textbox', { name: 'URL de integração' })).toHaveValue('');
  });

  it('has no serious accessibility violation', async () => {
    await show();
    expect(await violations()).toEqual([]);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AudioSettingsButton } from '../../../src/components/devices/AudioSettingsButton';
import { AudioSettingsDialog } from '../../../src/components/devices/AudioSettingsDialog';
import { DeviceToasts } from '../../../src/components/devices/DeviceToasts';
import { LevelContext } from '../../../src/components/level';
import { useFocusReturn } from '../../../src/components/ui/dialog/useFocusReturn';
import * as devices from '../../../src/store/devices/actions';
import type { AudioDevice } from '../../../src/store/devices/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const DEVICES: AudioDevice[] = [
  { id: 'default', label: 'Default - Fone Azul', kind: 'input' },
  { id: 'in1', label: 'Fone Azul', kind: 'input' },
  { id: 'in2', label: '', kind: 'input' },
  { id: 'out1', label: 'Fone Azul', kind: 'output' },
  { id: 'out2', label: 'Caixa', kind: 'output' },
];

const CHOSEN = { input: 'in1', output: 'out1', ring: 'out2' };

function Settings() {
  return <AudioSettingsDialog afterClose={useFocusReturn()} />;
}

function show(...facts: Parameters<ReturnType<typeof renderWithStore>['store']['dispatch']>[0][]) {
  return renderWithStore(
    <>
      <AudioSettingsButton />
      <Settings />
    </>,
    { facts: [...voiceFacts('Voz'), devices.listed({ devices: DEVICES }), ...facts] },
  );
}

const open = devices.settingsOpenRequested();

const field = (name: string) => screen.getByRole('combobox', { name });

const option = (name: string) => screen.findByText(name, { selector: '.ant-select-item-option-content' });

async function options(user: ReturnType<typeof show>['user'], name: string): Promise<string[]> {
  await user.click(field(name));
  const popup = () => document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await waitFor(() => expect(popup()).not.toBeNull());
  const items = popup()?.querySelectorAll('.ant-select-item-option-content') ?? [];
  return [...items].map(({ textContent }) => textContent);
}

describe('the audio settings', () => {
  it('switch what is done to the sound, each by itself and at once', async () => {
    const { user, dispatched } = show(open);
    const echo = screen.getByRole('checkbox', { name: 'Cancelamento de eco' });
    const noise = screen.getByRole('checkbox', { name: 'Redução de ruído' });
    expect(screen.getByRole('checkbox', { name: 'Volume automático' })).not.toBeChecked();
    await user.click(echo);
    await user.click(noise);
    expect(echo).toBeChecked();
    expect(dispatched.at(-1)).toMatchObject({
      type: 'devices/processingRequested',
      payload: { processing: { echoCancellation: true, noiseSuppression: true, autoGainControl: false } },
    });
  });

  it('are those of the system until the agent chooses', async () => {
    const { user, dispatched } = show(open);
    for (const name of ['Entrada', 'Saída', 'Toque'])
      expect(field(name)).toHaveAccessibleDescription('Padrão do sistema');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'devices/saveRequested',
      payload: { input: 'default', output: 'default', ring: 'default' },
    });
  });

  it('require three devices, a microphone also where there is none', async () => {
    const { user, dispatched } = show(devices.microphoneFailed({ trouble: 'missing' }), open);
    const dialog = within(screen.getByRole('dialog', { name: 'Configurações de áudio' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(field('Entrada')).toHaveAccessibleDescription('Escolha uma opção Campo obrigatorio!');
    for (const name of ['Entrada', 'Saída', 'Toque'])
      expect(field(name)).toHaveAttribute('aria-required', 'true');
    expect(dispatched).toEqual([]);
    await user.click(field('Entrada'));
    fireEvent.click(await option('Fone Azul'));
    expect(field('Entrada')).toHaveAccessibleDescription('Fone Azul');
  });

  it('save what is chosen, over what was', async () => {
    const { user, dispatched } = show(devices.saveRequested(CHOSEN), open);
    await user.click(field('Saída'));
    fireEvent.click(await option('Caixa'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(dispatched).toEqual([
      expect.objectContaining({
        type: 'devices/saveRequested',
        payload: { input: 'in1', output: 'out2', ring: 'out2' },
      }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offer the own choice of the system first, and number what has no name', async () => {
    const { user } = show(open);
    expect(await options(user, 'Entrada')).toEqual(['Padrão do sistema', 'Fone Azul', 'Microfone 2']);
  });

  it('offer the own choice of the system also where no browser lists it', async () => {
    const nameless: AudioDevice[] = [{ id: '', label: '', kind: 'output' }];
    const { user } = show(devices.listed({ devices: nameless }), open);
    expect(await options(user, 'Toque')).toEqual(['Padrão do sistema']);
  });

  it('keep a device that is not plugged in, and say what stands in for it', async () => {
    const { user, dispatched } = show(
      devices.saveRequested({ ...CHOSEN, input: 'gone' }),
      devices.fellBack({ use: 'input' }),
      open,
    );
    expect(screen.getByText('Dispositivo desconectado')).toBeInTheDocument();
    expect(screen.getByText(/não responde; o padrão do sistema/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { input: 'gone' } });
  });

  it('let the ring be heard on the device that is chosen for it', async () => {
    const { user, dispatched } = show(open);
    const test = screen.getByRole('button', { name: 'Testar toque' });
    await user.click(test);
    await user.click(field('Toque'));
    fireEvent.click(await option('Caixa'));
    await user.click(test);
    expect(dispatched).toEqual([
      expect.objectContaining({ type: 'devices/ringTestRequested', payload: { deviceId: 'default' } }),
      expect.objectContaining({ type: 'devices/ringTestRequested', payload: { deviceId: 'out2' } }),
    ]);
  });

  it('forget the edits when they are cancelled, and give the focus back', async () => {
    const { user, store } = show(devices.saveRequested(CHOSEN));
    const opener = screen.getByRole('button', { name: 'Configurações de áudio' });
    await user.click(opener);
    await user.click(field('Saída'));
    fireEvent.click(await option('Caixa'));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
    expect(store.getState().devices.chosen).toEqual(CHOSEN);
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(store.getState().devices.chosen).toEqual(CHOSEN);
  });

  it.each([
    ['refused', /não tem permissão para usar o microfone/],
    ['missing', /Nenhum microfone foi encontrado/],
    ['busy', /em uso por outro programa/],
  ] as const)('say what to do about a microphone that is %s', (trouble, text) => {
    show(devices.microphoneFailed({ trouble }), open);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('say that the devices could not be read', () => {
    show(devices.listFailed({ code: 'unexpected', message: 'no' }), open);
    expect(screen.getByText('Não foi possível listar os dispositivos de áudio.')).toBeInTheDocument();
  });

  it('ask an agent without a telephone for no ring', async () => {
    const { user, dispatched } = renderWithStore(
      <>
        <AudioSettingsButton />
        <Settings />
      </>,
      { facts: [devices.listed({ devices: DEVICES })] },
    );
    await user.click(screen.getByRole('button', { name: 'Configurações de áudio' }));
    expect(screen.queryByRole('combobox', { name: 'Toque' })).toBeNull();
    for (const [name, device] of [
      ['Entrada', 'Fone Azul'],
      ['Saída', 'Caixa'],
    ] as const) {
      await user.click(field(name));
      fireEvent.click(await option(device));
    }
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'devices/saveRequested',
      payload: { input: 'in1', output: 'out2', ring: 'default' },
    });
  });

  it('show how loud the microphone is, and try the one that is looked at', async () => {
    const levelOf = () => 0.5;
    const { user, dispatched } = renderWithStore(
      <LevelContext value={levelOf}>
        <Settings />
      </LevelContext>,
      { facts: [...voiceFacts('Voz'), devices.listed({ devices: DEVICES }), open] },
    );
    const meter = screen.getByRole('meter', { name: 'Nível do microfone' });
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', '50'));
    expect(meter.firstElementChild).toHaveStyle({ transform: 'scaleX(0.5)' });
    await user.click(field('Entrada'));
    fireEvent.click(await option('Microfone 2'));
    expect(dispatched).toEqual([
      expect.objectContaining({ type: 'devices/inputTrialRequested', payload: { deviceId: 'in2' } }),
    ]);
  });

  it('have no serious accessibility violation', async () => {
    show(devices.saveRequested(CHOSEN), devices.microphoneFailed({ trouble: 'busy' }), open);
    expect(await violations()).toEqual([]);
  });
});

describe('the news of devices', () => {
  const news = () => screen.getByRole('status').textContent;

  function told(...facts: Parameters<typeof show>) {
    const view = renderWithStore(<DeviceToasts />, {
      facts: [...voiceFacts('Voz'), devices.saveRequested(CHOSEN), ...facts],
    });
    const tell = (fact: Parameters<typeof view.store.dispatch>[0]) =>
      act(() => void view.store.dispatch(fact));
    return { ...view, tell };
  }

  it.each([
    ['input', 'O microfone escolhido foi desconectado', 'O microfone escolhido voltou'],
    ['output', 'A saída de áudio escolhida foi desconectada', 'A saída de áudio escolhida voltou'],
    ['ring', 'O dispositivo de toque foi desconectado', 'O dispositivo de toque voltou'],
  ] as const)('say that the default took over (%s), and that the device is back', (use, lost, back) => {
    const { tell } = told();
    expect(news()).toBe('');
    tell(devices.fellBack({ use }));
    expect(news()).toContain(lost);
    tell(devices.returned({ use }));
    expect(news()).toContain(back);
    expect(news()).not.toContain(lost);
  });

  it('do not say that a device is back when another one was chosen', () => {
    const { tell } = told(devices.fellBack({ use: 'input' }));
    expect(news()).toBe('');
    tell(devices.saveRequested({ ...CHOSEN, input: 'in2' }));
    expect(news()).toBe('');
  });
});

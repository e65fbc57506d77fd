import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Dialogs } from '../../../src/app/dialogs';
import { SettingsPage } from '../../../src/pages/SettingsPage';
import { TitleBar } from '../../../src/components/frame/TitleBar';
import { PhoneConnection } from '../../../src/components/softphone/PhoneConnection';
import { SoftphoneStatus } from '../../../src/components/softphone/SoftphoneStatus';
import { wentOffline } from '../../../src/store/app/actions';
import { saveRequested } from '../../../src/store/config/actions';
import { settingsOpenRequested as audioOpen } from '../../../src/store/devices/actions';
import * as softphone from '../../../src/store/softphone/actions';
import { violations } from '../../support/axe';
import { chooseNew, newButton } from '../../support/newMenu';
import { renderWithStore } from '../../support/renderWithStore';
import { registeredFacts, voiceFacts } from '../../support/telephone';
import { CONFIGURATION, signedInFacts } from '../../support/world';

const started = softphone.connectStarted({ attempt: 1 });
const timedOut = softphone.connectFailed({ code: 'socketTimeout', message: 'No open in 10 s' });
const lost = softphone.lost({ code: 1006, reason: '' });

const types = (dispatched: readonly UnknownAction[]) => dispatched.map(({ type }) => type);

function status(...facts: UnknownAction[]) {
  return renderWithStore(<SoftphoneStatus />, { facts: [...voiceFacts('Voz'), ...facts] });
}

const region = () => within(screen.getByRole('region', { name: 'Telefone' }));

describe('how the telephone stands', () => {
  it.each([
    ['before the first attempt', [], 'Conectando à central telefônica…'],
    ['while the socket opens', [started], 'Conectando à central telefônica…'],
    ['while it registers', [started, softphone.connected()], 'Registrando o ramal…'],
    ['registered', registeredFacts(), 'Registrado na central telefônica'],
    ['without a network', [...registeredFacts(), wentOffline()], /^Sem rede/],
    ['signed off', [...registeredFacts(), softphone.closed()], 'Telefone desligado'],
  ])('%s', (_when, facts, text) => {
    status(...facts);
    expect(region().getByRole('status')).toHaveTextContent(text);
    expect(region().queryByRole('button')).toBeNull();
  });

  it.each([
    ['signed off', softphone.closed()],
    ['and closed the socket', lost],
  ])('says what the exchange refused, and tries again only when asked: %s', async (_then, ending) => {
    const refused = softphone.registrationRefused({ status: 403, phrase: 'Forbidden' });
    const { user, dispatched } = status(started, softphone.connected(), refused, ending);
    expect(region().getByRole('status')).toHaveTextContent('A central telefônica recusou o ramal');
    expect(region().getByText('Resposta da central: 403 Forbidden')).toBeInTheDocument();
    await user.click(region().getByRole('button', { name: 'Tentar de novo' }));
    expect(types(dispatched)).toEqual(['softphone/retryRequested']);
    expect(region().getByRole('status')).not.toHaveTextContent('recusou');
  });

  it('says that the connection is lost, why, and when it is tried again', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const scheduled = softphone.retryScheduled({ attempt: 3, at: 1_008_000 });
    const { dispatched } = status(...registeredFacts(), lost, timedOut, scheduled);
    expect(region().getByRole('status')).toHaveTextContent('Sem conexão com a central telefônica');
    expect(region().getByText('Não foi possível conectar à central telefônica a tempo.')).toBeInTheDocument();
    expect(region().getByText('Nova tentativa em 8 segundos')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(7000));
    expect(region().getByText('Nova tentativa em 1 segundo')).toBeInTheDocument();
    act(() => region().getByRole('button', { name: 'Tentar agora' }).click());
    expect(types(dispatched)).toEqual(['softphone/retryRequested']);
    jest.useRealTimers();
  });

  it('leaves the button where it is while an attempt runs, however short', () => {
    const { store } = status(...registeredFacts(), lost, timedOut);
    const button = region().getByRole('button', { name: 'Tentar agora' });
    act(() => void store.dispatch(softphone.connectStarted({ attempt: 2 })));
    expect(region().getByRole('status')).toHaveTextContent('Conectando à central telefônica…');
    expect(region().getByRole('button', { name: 'Tentar agora' })).toBe(button);
    expect(region().getByText('Não foi possível conectar à central telefônica a tempo.')).toBeInTheDocument();
    act(() => void store.dispatch(softphone.connected()));
    act(() => void store.dispatch(softphone.registerStarted()));
    expect(region().getByRole('button', { name: 'Tentar agora' })).toBe(button);
  });

  it('offers no new try in a browser that cannot telephone', () => {
    status(started, softphone.connectFailed({ code: 'unsupportedBrowser', message: '' }));
    expect(region().getByText('Este navegador não permite ligações no console.')).toBeInTheDocument();
    expect(region().queryByRole('button')).toBeNull();
    // Nor has it an empty line for when the next one is.
    expect(region().queryAllByText('', { selector: 'p' })).toEqual([]);
  });

  it('names what such a browser lacks', () => {
    status(started, softphone.connectFailed({ code: 'unsupportedBrowser', message: 'WebRTC, getUserMedia' }));
    // The exchange may well be there.
    expect(region().getByRole('status')).toHaveTextContent('Telefone indisponível neste navegador');
    expect(
      region().getByText(
        'Este navegador não permite ligações: falta WebRTC, getUserMedia. Chat e e-mail funcionam.',
      ),
    ).toBeInTheDocument();
  });

  it('has no serious accessibility violation', async () => {
    status(started, softphone.connected(), softphone.registrationRefused({ status: 403, phrase: 'x' }));
    expect(await violations()).toEqual([]);
  });
});

describe('the telephone in the title bar', () => {
  function show(...facts: UnknownAction[]) {
    const screens = (
      <>
        <TitleBar />
        <Dialogs />
      </>
    );
    return renderWithStore(screens, { facts: [...voiceFacts('Voz'), ...facts] });
  }

  it('offers to dial', async () => {
    const { user } = show(...registeredFacts());
    await chooseNew(user, 'Discar');
    expect(await screen.findByRole('dialog', { name: 'Nova ligação' })).toBeInTheDocument();
  });

  it('is a sign while no call can come, which leads to the status menu and the telephone', async () => {
    const { user } = show(...registeredFacts(), softphone.closed());
    await user.click(await screen.findByRole('button', { name: 'Telefone fora do ar' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Ana Souza' }));
    expect(await menu.findByRole('status')).toHaveTextContent('Telefone desligado');
    expect(menu.getByRole('link', { name: 'Abrir o telefone' })).toHaveAttribute('href', '/phone');
  });

  it('stays where it is through every attempt until the extension is registered again', async () => {
    const { store } = show(...registeredFacts(), lost);
    const sign = await screen.findByRole('button', { name: 'Telefone fora do ar' });
    const next = [
      softphone.connectStarted({ attempt: 1 }),
      timedOut,
      softphone.retryScheduled({ attempt: 2, at: 1_000 }),
      softphone.connectStarted({ attempt: 2 }),
      softphone.connected(),
      softphone.registerStarted(),
    ];
    for (const fact of next) {
      act(() => void store.dispatch(fact));
      expect(screen.getByRole('button', { name: 'Telefone fora do ar' })).toBe(sign);
    }
    act(() => void store.dispatch(softphone.registered({ expiresInS: 600 })));
    expect(screen.queryByRole('button', { name: 'Telefone fora do ar' })).toBeNull();
  });

  it('says nothing of a first attempt, and stays once that failed', async () => {
    const { store } = show(started);
    await screen.findByRole('button', { name: 'Novo' });
    expect(screen.queryByText('Telefone fora do ar')).toBeNull();
    act(() => void store.dispatch(timedOut));
    const sign = await screen.findByRole('button', { name: 'Telefone fora do ar' });
    act(() => void store.dispatch(softphone.connectStarted({ attempt: 2 })));
    expect(screen.getByRole('button', { name: 'Telefone fora do ar' })).toBe(sign);
  });

  it('is quiet while all is well', async () => {
    const { store } = show(...registeredFacts());
    act(() => void store.dispatch(audioOpen()));
    await screen.findByRole('dialog', { name: 'Configurações de áudio' });
    expect(screen.queryByText('Telefone fora do ar')).toBeNull();
  });

  it('is not there for an agent without one', async () => {
    const facts = signedInFacts({ extension: null, extensionNumber: null });
    const { user } = renderWithStore(<TitleBar />, { facts });
    await user.click(newButton());
    expect(screen.queryByRole('menuitem', { name: 'Discar' })).toBeNull();
  });

  it('dials and is never out of order where it stands on the desk', async () => {
    const off = saveRequested({ ...CONFIGURATION, webrtc: false });
    const facts = [...signedInFacts(), ...registeredFacts(), softphone.closed(), off];
    const { user } = renderWithStore(<TitleBar />, { facts });
    await user.click(newButton());
    expect(screen.getByRole('menuitem', { name: 'Discar' })).toBeVisible();
    expect(screen.queryByText('Telefone fora do ar')).toBeNull();
  });
});

describe('the connection of the telephone', () => {
  it('shows the exchange and the extension, and leads to settings and log', async () => {
    const facts = [...signedInFacts({ canEditConfig: true }), ...registeredFacts()];
    const { user, dispatched } = renderWithStore(<PhoneConnection />, { facts });
    expect(screen.getByText('127.0.0.1')).toBeInTheDocument();
    expect(screen.getByText('4001')).toBeInTheDocument();
    for (const name of ['Configurações', 'Configurações de áudio', 'Baixar registro do telefone']) {
      await user.click(await screen.findByRole('button', { name }));
    }
    expect(types(dispatched)).toEqual([
      'conversations/leaveRequested',
      'devices/settingsOpenRequested',
      'softphone/logDownloadRequested',
    ]);
  });

  it.each([
    ['credentials', /^Não foi possível obter as credenciais/],
    ['address', /^Um endereço STUN ou TURN/],
    ['noRelayServer', /nenhum está configurado/],
    ['silent', /não responderam na última ligação/],
  ] as const)('says how many STUN and TURN servers there are, and what is wrong: %s', (fault, words) => {
    const report = softphone.networkReported({ stun: 1, turn: 2, relayOnly: true, fault });
    renderWithStore(<PhoneConnection />, { facts: [...voiceFacts('Voz'), report] });
    expect(screen.getByText('STUN: 1, TURN: 2')).toBeVisible();
    expect(screen.getByText('As ligações passam só por TURN.')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('leaves the settings to those who may edit them', () => {
    renderWithStore(<PhoneConnection />, { facts: voiceFacts('Voz') });
    expect(screen.queryByRole('button', { name: 'Configurações' })).toBeNull();
  });
});

describe('the log of the telephone', () => {
  const LOGS = '/configuracoes#diagnostico';

  it('can be had from the settings by an agent with a telephone', async () => {
    const facts = [...signedInFacts({ canEditConfig: true }), ...registeredFacts()];
    const { user, dispatched } = renderWithStore(<SettingsPage />, { facts, route: LOGS });
    const group = within(screen.getByRole('group', { name: 'Registro do telefone' }));
    await user.click(group.getByRole('button', { name: 'Baixar registro do telefone' }));
    expect(types(dispatched)).toEqual(['ui/crashedLogsReadRequested', 'softphone/logDownloadRequested']);
  });

  it('is not offered without a telephone', () => {
    const facts = signedInFacts({ canEditConfig: true, extension: null, extensionNumber: null });
    renderWithStore(<SettingsPage />, { facts, route: LOGS });
    expect(screen.getByText('Registro de ações')).toBeInTheDocument();
    expect(screen.queryByText('Registro do telefone')).toBeNull();
  });
});

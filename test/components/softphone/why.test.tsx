import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Outage } from '../../../src/components/softphone/Outage';
import { SoftphoneStatus } from '../../../src/components/softphone/SoftphoneStatus';
import { statusReported } from '../../../src/store/agent/actions';
import * as softphone from '../../../src/store/softphone/actions';
import { registrationTrouble } from '../../../src/store/softphone/registrationTrouble';
import { renderWithStore } from '../../support/renderWithStore';
import { registeredFacts, voiceFacts } from '../../support/telephone';

const CONNECTED = [
  softphone.connectStarted({ attempt: 1 }),
  softphone.connected(),
  softphone.registerStarted(),
];

/** The exchange did not take the REGISTER now. */
function failed(status: number | null, phrase = ''): UnknownAction[] {
  const answer = status === null ? null : { status, phrase };
  const trouble = registrationTrouble(answer);
  return [
    softphone.registrationFailed({ code: 'timeout', message: '', retryAfterS: null, trouble }),
    softphone.retryScheduled({ attempt: 2, at: Date.now() + 30_000 }),
  ];
}

function show(...facts: UnknownAction[]) {
  const view = renderWithStore(<SoftphoneStatus />, { facts: [...voiceFacts('Voz'), ...facts] });
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const region = () => within(screen.getByRole('region', { name: 'Telefone' }));

describe('a registration that cannot come about', () => {
  it.each([
    [403, 'Forbidden', /não aceitou o ramal ou a senha/u],
    [404, 'Not Found', /não conhece este ramal/u],
    [405, 'Method Not Allowed', /não aceita o registro do ramal/u],
  ])('says why it was refused: %d', (status, phrase, words) => {
    show(...CONNECTED, softphone.registrationRefused({ status, phrase }));
    expect(region().getByText(words)).toBeVisible();
    expect(region().getByText(`Resposta da central: ${status} ${phrase}`)).toBeVisible();
    expect(region().getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  it.each([
    [200, 'OK', /não ligou o ramal a este navegador/u],
    [429, 'Too Many Requests', /recebeu pedidos demais/u],
    [503, 'Service Unavailable', /com problemas ou sobrecarregada/u],
  ])('says why and when it is tried again: %d', (status, phrase, words) => {
    show(...CONNECTED, ...failed(status, phrase));
    expect(region().getByText(words)).toBeVisible();
    expect(region().getByText(`Resposta da central: ${status} ${phrase}`)).toBeVisible();
    expect(region().getByText(/^Nova tentativa em \d+ segundos$/u)).toBeVisible();
  });

  it('says that nobody answered', () => {
    show(...CONNECTED, ...failed(null));
    expect(region().getByText('A central não respondeu ao registro do ramal.')).toBeVisible();
    expect(region().queryByText(/Resposta da central/u)).toBeNull();
  });

  it('is told with its reason in the line of an outage', () => {
    const available = statusReported({ status: 1, pauseReason: null });
    const facts = [...voiceFacts('Voz'), available, ...CONNECTED, ...failed(404), softphone.outageFound()];
    renderWithStore(<Outage />, { facts });
    expect(screen.getByText(/não conhece este ramal/u)).toBeVisible();
  });
});

describe('a secure socket that the browser closes at once', () => {
  const refused = softphone.connectFailed({
    code: 'socketFailed',
    message: '1006 wss://pbx.centre.test:8089/ws',
  });
  const attempt = (number: number) => [softphone.connectStarted({ attempt: number }), refused];

  it('names the certificate and where to look at it, once it failed again and again', () => {
    const { happen } = show(...attempt(1), ...attempt(2));
    expect(region().getByText('A central telefônica não aceitou a conexão.')).toBeVisible();
    happen(...attempt(3));
    expect(region().getByText(/não confie no certificado/u)).toBeVisible();
    const link = region().getByRole('link', { name: 'https://pbx.centre.test:8089/' });
    expect(link).toHaveAttribute('href', 'https://pbx.centre.test:8089/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('names the local network instead, where the browser says that it keeps the page from it', () => {
    const message = '1006 wss://10.0.0.5:8089/ws';
    const kept = softphone.connectFailed({ code: 'localNetworkDenied', message });
    show(...[1, 2, 3].flatMap((number) => [softphone.connectStarted({ attempt: number }), kept]));
    expect(region().getByText(/acesso à rede local/u)).toBeVisible();
    expect(region().queryByText(/certificado/u)).toBeNull();
    expect(region().queryByRole('link')).toBeNull();
  });

  it('is not doubted where one opened before, or where it is not secure', () => {
    const { happen } = show(...registeredFacts(), ...attempt(3));
    expect(region().queryByText(/certificado/u)).toBeNull();
    happen(softphone.connectFailed({ code: 'socketFailed', message: '1006 ws://127.0.0.1:8089/ws' }));
    expect(region().queryByText(/certificado/u)).toBeNull();
  });
});

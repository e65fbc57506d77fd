import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallFrame } from '../../../src/components/calls/CallFrame';
import { SlotCall } from '../../../src/components/calls/slot/SlotCall';
import * as calls from '../../../src/store/calls/actions';
import type { CallCause, SoundTrouble } from '../../../src/store/calls/types';
import * as devices from '../../../src/store/devices/actions';
import { violations } from '../../support/axe';
import { callEnded, incomingCall, offeredCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { dialled, registeredFacts, voiceFacts } from '../../support/telephone';

function show(...facts: UnknownAction[]) {
  const view = renderWithStore(
    <>
      <button type="button">Antes</button>
      <SlotCall />
      <CallFrame />
    </>,
    { facts: [...voiceFacts('Voz'), ...facts] },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const alert = () => within(screen.getAllByRole('alert')[0] ?? document.body);

describe('a call that never came about', () => {
  const failed = (cause: CallCause) => callEnded('o', { cause, status: 486 });

  it.each([
    ['busy', 'Destino ocupado', 'O destino está em outra ligação.'],
    ['notFound', 'Não foi possível completar a ligação', 'Este número não existe.'],
    ['microphoneRefused', 'Não foi possível completar a ligação', /não tem permissão para usar o microfone/u],
  ] as const)('is told with its cause: %s', async (cause, title, words) => {
    const { user, dispatched } = show(dialled('o', '4002'), failed(cause));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.getByText('4002')).toBeVisible();
    expect(dialog.getByText(words)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/failureDismissRequested' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['overloaded', 'A central está sobrecarregada ou em manutenção.'],
    ['unwanted', 'O destino não quer receber ligações deste número.'],
    ['intermediaryRejected', 'Um serviço no caminho bloqueou a ligação antes de ela chegar ao destino.'],
  ] as const)('has words of its own: %s', (cause, words) => {
    show(dialled('o', '4002'), failed(cause));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says when to try again, where the exchange does', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    show(dialled('o', '4002'), callEnded('o', { cause: 'overloaded', status: 503, retryAfterS: 7 }));
    expect(screen.getByText('Tente de novo em 7 segundos.')).toBeVisible();
    act(() => jest.advanceTimersByTime(6_000));
    expect(screen.getByText('Tente de novo em 1 segundo.')).toBeVisible();
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByText('Já pode tentar de novo.')).toBeVisible();
    jest.useRealTimers();
  });

  it('is not put away by a key meant for something else, and gives the focus back', async () => {
    const { user, happen } = show(dialled('o', '4002'));
    await user.click(screen.getByText('Antes'));
    happen(failed('busy'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Antes')).toHaveFocus());
  });
});

describe('a call that broke', () => {
  const broken = callEnded('in1', { cause: 'connection', status: 481 });

  it('says so with the reason, and calls again', async () => {
    const { user, dispatched } = show(...registeredFacts(), ...incomingCall(), broken);
    const dialog = within(screen.getByRole('dialog', { name: 'A ligação caiu' }));
    expect(dialog.getByText('A conexão com a central caiu.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ligar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/dialRequested',
      payload: { number: '11988880001', name: 'Maria Souza', queue: 'Voz', contactId: '77', consultOf: null },
    });
  });

  it.each([
    ['without a telephone', [...incomingCall(), broken]],
    ['to nobody', [...registeredFacts(), ...incomingCall('in1', { number: 'anonymous' }), broken]],
  ])('cannot be called again %s', (_where, facts) => {
    show(...facts);
    expect(screen.getByRole('dialog', { name: 'A ligação caiu' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ligar de novo' })).toBeNull();
  });

  it.each([
    ['the other side', callEnded('in1')],
    ['the agent', callEnded('in1', { by: 'agent', cause: 'timeout' })],
  ])('is not one that %s hung up', (_who, end) => {
    show(...incomingCall(), end);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the end of a call is read out, with who and why', () => {
  const { container, happen } = show(...incomingCall());
  happen(callEnded('in1'));
  const polite = container.ownerDocument.querySelector('[data-announcer="polite"]');
  expect(polite).toHaveTextContent('A ligação com Maria Souza terminou. O outro lado desligou.');
});

it.each([
  [
    'a caller who was turned away',
    calls.offerRefused({ callId: 'x', number: '4002', name: 'Bia Reis' }),
    'Bia Reis ligou enquanto você estava em outra ligação.',
  ],
  [
    'a key that did not arrive',
    calls.digitFailed({ callId: 'in1', digit: '5', code: 'callOver', message: '' }),
    /^A tecla não chegou a .+\. Tente de novo\.$/u,
  ],
  [
    'a repair that mended nothing',
    calls.repairFailed({ callId: 'in1', code: 'negotiationFailed', message: '488' }),
    /^O áudio da ligação com .+ não voltou\./u,
  ],
])('tells of %s in passing, each time', async (_what, fact, words) => {
  const { happen } = show(...incomingCall());
  const toasts = within(
    screen.getAllByRole('status').find((status) => status.matches('.toasts')) ?? document.body,
  );
  happen(fact);
  expect(await toasts.findByText(words)).toBeVisible();
});

describe('a trouble with the sound', () => {
  const found = (trouble: SoundTrouble) => calls.troubleFound({ callId: 'in1', trouble });

  it.each([
    ['hearingNothing', 'Nenhum som está chegando do outro lado.'],
    ['notHeard', 'O outro lado não está ouvindo você.'],
    ['sendingSilence', /O navegador parou o som do console: o outro lado não está ouvindo você/u],
    ['sentDirectly', /O navegador parou o som do console: o outro lado ouve você/u],
  ] as const)('is told and repaired by one click: %s', async (trouble, words) => {
    const { user, dispatched, happen } = show(...incomingCall(), found(trouble));
    expect(alert().getByText(words)).toBeVisible();
    await user.click(alert().getByRole('button', { name: 'Reparar o áudio' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/repairRequested', payload: { callId: 'in1' } });
    happen(calls.repairStarted({ callId: 'in1' }));
    const before = dispatched.length;
    await user.click(alert().getByRole('button', { name: 'Reparando…' }));
    expect(dispatched).toHaveLength(before);
    happen(calls.repaired({ callId: 'in1' }), calls.troubleEnded({ callId: 'in1', trouble }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is the muted microphone before anything else, and one click opens it', async () => {
    const { user, dispatched } = show(...incomingCall(), found('notHeard'), found('talkingWhileMuted'));
    expect(alert().getByText('Você está falando com o microfone desativado.')).toBeVisible();
    await user.click(alert().getByRole('button', { name: 'Ativar microfone' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/muteRequested',
      payload: { callId: 'in1', side: 'microphone', muted: false },
    });
  });

  it('is a browser that sends silence before what follows from that', () => {
    show(...incomingCall(), found('notHeard'), found('sentDirectly'), found('sendingSilence'));
    expect(alert().getByText(/parou o som do console: o outro lado não está/u)).toBeVisible();
  });

  it('is dismissed', async () => {
    const { user } = show(...incomingCall(), found('notHeard'));
    await user.click(alert().getByRole('button', { name: 'Dispensar' }));
    expect(screen.queryByText('O outro lado não está ouvindo você.')).toBeNull();
  });

  it('is a browser that plays nothing: one click unlocks it', async () => {
    const { user, dispatched, happen } = show(devices.soundLocked());
    expect(alert().getByText(/O navegador está bloqueando o som/u)).toBeVisible();
    await user.click(alert().getByRole('button', { name: 'Ativar o som' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'devices/unlockRequested' });
    happen(devices.soundUnlocked());
    expect(screen.queryByText(/bloqueando o som/u)).toBeNull();
  });

  it.each([
    ['refused', /não tem permissão/u],
    ['missing', /Nenhum microfone foi encontrado/u],
    ['busy', /em uso por outro programa/u],
  ] as const)('is a microphone that is %s, told while a call is there', async (trouble, words) => {
    const { user, dispatched, happen } = show(devices.microphoneFailed({ trouble }));
    expect(screen.queryByText(words)).toBeNull();
    happen(offeredCall());
    expect(alert().getByText(words)).toBeVisible();
    await user.click(alert().getByRole('button', { name: 'Configurações de áudio' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'devices/settingsOpenRequested' });
  });

  it('stands below the bar of the call, which does not move when it goes by itself', () => {
    show(...incomingCall(), devices.soundLocked());
    const bar = screen.getByRole('region', { name: 'Ligação em andamento' });
    const trouble = screen.getByText(/bloqueando o som/u);
    expect(bar.compareDocumentPosition(trouble)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has no serious accessibility violation', async () => {
    show(...incomingCall(), found('notHeard'), devices.soundLocked());
    expect(await violations()).toEqual([]);
  });
});

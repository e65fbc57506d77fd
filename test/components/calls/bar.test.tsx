import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useLocation } from 'react-router-dom';
import { CallFrame } from '../../../src/components/calls/CallFrame';
import { SlotCall } from '../../../src/components/calls/slot/SlotCall';
import * as calls from '../../../src/store/calls/actions';
import { violations } from '../../support/axe';
import { callEnded, holdOf, incomingCall, outgoingCall, offeredCall } from '../../support/liveCalls';
import { renderWithStore, type Options } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

function Address() {
  return <span data-testid="address">{useLocation().pathname}</span>;
}

function show(facts: UnknownAction[], options: Options = {}) {
  const view = renderWithStore(
    <>
      <button type="button">Antes</button>
      <SlotCall />
      <CallFrame />
      <Address />
    </>,
    { facts: [...voiceFacts('Voz'), ...facts], ...options },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const region = () => screen.getByRole('region', { name: 'Ligação em andamento' });
const bar = () => within(region());
const button = (name: string) => bar().getByRole('button', { name });

describe('the call bar', () => {
  it('is there while a call lives, with who, number, queue and clock', () => {
    const { happen } = show([]);
    expect(screen.queryByRole('region', { name: 'Ligação em andamento' })).toBeNull();
    happen(...incomingCall());
    expect(region()).toHaveTextContent(/Maria Souza.*11988880001.*Voz/u);
    expect(bar().getByRole('timer', { name: 'Duração' })).toHaveTextContent(/^00:00:0\d$/u);
    expect(region()).toHaveTextContent('Em conversa');
    happen(callEnded('in1'));
    expect(screen.queryByRole('region', { name: 'Ligação em andamento' })).toBeNull();
  });

  it('is not there for a call that only rings here', () => {
    show([offeredCall()]);
    expect(screen.queryByRole('region', { name: 'Ligação em andamento' })).toBeNull();
  });

  it('tells each step of a call that is dialled', () => {
    const { happen } = show([
      calls.dialed({
        callId: 'o',
        number: '4002',
        name: null,
        queue: 'Voz',
        contactId: null,
        consultOf: null,
      }),
    ]);
    expect(region()).toHaveTextContent('Discando');
    happen(calls.progressed({ callId: 'o', status: 180, earlyMedia: false }));
    expect(region()).toHaveTextContent('Chamando');
    happen(calls.hangUpStarted({ callId: 'o' }));
    expect(region()).toHaveTextContent('Desligando');
    expect(button('Desligar')).toHaveAttribute('aria-disabled', 'true');
  });

  it('mutes and unmutes the microphone', async () => {
    const { user, dispatched, happen } = show(incomingCall());
    await user.click(button('Desativar microfone'));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/muteRequested',
      payload: { callId: 'in1', side: 'microphone', muted: true },
    });
    happen(calls.levelChanged({ callId: 'in1', side: 'microphone', volume: 100, muted: true }));
    await user.click(button('Ativar microfone'));
    expect(dispatched.at(-1)).toMatchObject({ payload: { side: 'microphone', muted: false } });
  });

  it('holds and resumes, and waits for the other side to accept', async () => {
    const { user, dispatched, happen } = show(incomingCall());
    await user.click(button('Colocar em espera'));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/holdRequested', payload: { callId: 'in1' } });
    happen(calls.holdStarted({ callId: 'in1', held: true }));
    expect(region()).toHaveTextContent('Colocando em espera');
    const before = dispatched.length;
    await user.click(button('Colocar em espera'));
    expect(dispatched).toHaveLength(before);
    happen(calls.holdChanged({ callId: 'in1', held: true }));
    expect(region()).toHaveTextContent('Em espera');
    await user.click(button('Retomar'));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/resumeRequested', payload: { callId: 'in1' } });
    happen(...holdOf('in1', false), calls.remoteHoldChanged({ callId: 'in1', held: true }));
    expect(region()).toHaveTextContent('O outro lado pôs você em espera');
  });

  it('says when the other side did not accept hold or resume', async () => {
    const { happen } = show(incomingCall());
    const failed = (held: boolean) =>
      calls.holdFailed({ callId: 'in1', held, code: 'negotiationFailed', message: '' });
    happen(calls.holdStarted({ callId: 'in1', held: true }));
    happen(failed(true));
    expect(
      await screen.findByText('A ligação com Maria Souza não foi colocada em espera.'),
    ).toBeInTheDocument();
    happen(...holdOf('in1', true));
    happen(calls.holdStarted({ callId: 'in1', held: false }));
    happen(failed(false));
    expect(await screen.findByText('A ligação com Maria Souza não foi retomada.')).toBeInTheDocument();
    expect(screen.queryAllByText(/não foi/u)).toHaveLength(2);
  });

  it('transfers, classifies and hangs up', async () => {
    const { user, dispatched } = show(incomingCall());
    await user.click(button('Classificar'));
    await user.click(button('Desligar'));
    await user.click(button('Transferir'));
    expect(dispatched.map(({ type }) => type)).toEqual([
      'calls/classifyOpenRequested',
      'calls/hangUpRequested',
      'calls/transferOpenRequested',
      'queues/statusReadRequested',
      'presence/extensionsReadRequested',
    ]);
  });

  it('has nothing to classify where the call came without a queue', () => {
    show(incomingCall('in1', { queue: null }));
    expect(button('Classificar')).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the call at /home when its name is chosen', async () => {
    const { user, store } = show(outgoingCall(), { route: '/historico' });
    await user.click(bar().getByRole('button', { name: /^4002/u }));
    expect(store.getState().calls.shownId).toBe('out1');
    expect(screen.getByTestId('address')).toHaveTextContent('/home');
  });

  it('offers the held calls to switch to', async () => {
    const { user, dispatched } = show([...incomingCall(), ...holdOf('in1', true), ...outgoingCall()]);
    expect(region()).toHaveTextContent('4002');
    const others = within(bar().getByRole('list', { name: 'Outras ligações' }));
    await user.click(others.getByRole('button', { name: 'Retomar a ligação com Maria Souza' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/resumeRequested', payload: { callId: 'in1' } });
  });

  it('gives the focus back when the call that had it is over', async () => {
    const { user, happen } = show(incomingCall());
    await user.click(screen.getByText('Antes'));
    act(() => button('Desligar').focus());
    happen(callEnded('in1'));
    await waitFor(() => expect(screen.getByText('Antes')).toHaveFocus());
  });

  it('has no serious accessibility violation', async () => {
    show([...incomingCall(), ...holdOf('in1', true), ...outgoingCall()]);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['es_cl', 'Llamada en curso', 'Colgar'],
    ['eng_US', 'Call in progress', 'Hang up'],
  ] as const)('speaks %s', (language, name, hangUp) => {
    show(incomingCall(), { language });
    expect(within(screen.getByRole('region', { name })).getByRole('button', { name: hangUp })).toBeVisible();
  });
});

describe('the keypad of a call', () => {
  it('sends digits by its keys and by typing, and shows what was sent', async () => {
    const { user, dispatched, happen } = show(incomingCall());
    expect(button('Teclado')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Teclado'));
    const keypad = within(screen.getByRole('dialog', { name: 'Teclado' }));
    await waitFor(() => expect(keypad.getByRole('button', { name: '1' })).toHaveFocus());
    await user.click(keypad.getByRole('button', { name: '#' }));
    await user.keyboard('7');
    expect(dispatched.map((action) => ('payload' in action ? action['payload'] : null))).toEqual([
      { callId: 'in1', digit: '#' },
      { callId: 'in1', digit: '7' },
    ]);
    happen(calls.digitSent({ callId: 'in1', digit: '#', by: 'rtp' }));
    expect(keypad.getByRole('status', { name: 'Teclas enviadas' })).toHaveTextContent('#');
  });

  it('closes on Escape with the focus on its button, and when the focus goes elsewhere', async () => {
    const { user } = show(incomingCall());
    await user.click(button('Teclado'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Teclado')).toHaveFocus();
    await user.click(button('Teclado'));
    await user.click(screen.getByText('Antes'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is off until there is somebody to hear the keys', () => {
    const { happen } = show([
      calls.dialed({
        callId: 'o',
        number: '4002',
        name: null,
        queue: 'Voz',
        contactId: null,
        consultOf: null,
      }),
    ]);
    expect(button('Teclado')).toHaveAttribute('aria-disabled', 'true');
    happen(calls.progressed({ callId: 'o', status: 183, earlyMedia: true }));
    expect(button('Teclado')).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('the quality of a call', () => {
  const sample = (mos: number) =>
    calls.qualityMeasured({ callId: 'in1', mos, rttMs: 50, jitterMs: 2, lossFraction: 0 });
  const quality = () => bar().getByRole('button', { name: /^Qualidade/u });

  it.each([
    [[], 'medindo'],
    [[sample(4.3)], 'boa'],
    [[sample(3.4)], 'regular'],
    [[sample(2.1)], 'ruim'],
    [[calls.mediaChanged({ callId: 'in1', media: 'interrupted' })], 'interrompida'],
    [[calls.mediaChanged({ callId: 'in1', media: 'failed' })], 'sem áudio'],
  ])('is a word (%#)', (facts, word) => {
    show([...incomingCall(), ...facts]);
    expect(quality()).toHaveAccessibleName(`Qualidade: ${word}`);
  });

  it('tells its figures', async () => {
    show([...incomingCall(), sample(4.3), sample(2.1), sample(3.8)]);
    fireEvent.focus(quality());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /Qualidade: regular.*MOS: último 3,8, menor 2,1, maior 4,3, médio 3,4/u,
    );
  });
});

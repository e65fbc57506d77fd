import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallBar } from '../../../src/components/calls/CallBar';
import { CallControls } from '../../../src/components/calls/CallControls';
import { Conference } from '../../../src/components/conference/Conference';
import { ConferenceToasts } from '../../../src/components/conference/ConferenceToasts';
import { DialPad } from '../../../src/components/dialpad/DialPad';
import * as calls from '../../../src/store/calls/actions';
import { selectLiveCalls } from '../../../src/store/calls/selectors';
import { useAppSelector } from '../../../src/store/hooks';
import * as presence from '../../../src/store/presence/actions';
import { statusReported } from '../../../src/store/queues/actions';
import { violations } from '../../support/axe';
import { holdOf, incomingCall, outgoingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleReportedCall } from '../../support/samples';
import { voiceFacts } from '../../support/telephone';

function Live() {
  const [call] = useAppSelector(selectLiveCalls);
  if (call === undefined) return null;
  return (
    <>
      {call.conference !== undefined && <Conference call={call} conference={call.conference} />}
      <ConferenceToasts />
      <CallControls call={call} hasWords />
    </>
  );
}

const COLLEAGUES = statusReported({
  statuses: [
    {
      queue: 'Voz',
      agents: ['Bruno Lima', 'Carla Mendes'].map((name, index) => ({
        name,
        extension: String(1002 + index),
        status: 1 as const,
        statusText: 'Disponível',
        pauseReason: null,
      })),
      waiting: null,
    },
  ],
  totals: { chat: 0, whatsapp: 0, email: 0, voice: 0 },
});

const ROOM = outgoingCall('r1', { number: '*701001', room: '1001' });

function show(shown: React.ReactNode, facts: UnknownAction[]) {
  const view = renderWithStore(shown, { facts: [...voiceFacts('Voz'), COLLEAGUES, ...facts] });
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

async function inRoom(...facts: UnknownAction[]) {
  const view = show(<Live />, [...ROOM, ...facts]);
  await screen.findByRole('region', { name: 'Conferência' });
  return view;
}

it('has a name wherever its call shows, with what was dialled below it', () => {
  show(<CallBar />, ROOM);
  const bar = within(screen.getByRole('region', { name: 'Ligação em andamento' }));
  expect(bar.getByTitle('Mostrar a ligação com Conferência 1001')).toHaveTextContent(
    'Conferência 1001*701001',
  );
});

const room = () => within(screen.getByRole('region', { name: 'Conferência' }));

const card = (name: string) => within(room().getByRole('article', { name }));

const asked = calls.participantAsked({
  callId: 'r1',
  participant: { id: 'p1', name: 'Emily', number: '5511980000000', extension: null },
});

const reported = sampleReportedCall({
  uniqueId: 'u5',
  number: '5511980000000',
  incoming: false,
  room: '1001',
});

const rang = calls.rangAtServer({ call: reported });

const joined = calls.answeredAtServer({ uniqueId: 'u5', at: reported.startedAt, conversationId: null });

const hungUp = (cause: number) =>
  calls.hungUpAtServer({ uniqueId: 'u5', cause, at: reported.startedAt, conversationId: null });

describe('the participants of a conference', () => {
  it('are the agent and everybody else, each with a state in words', async () => {
    const { happen } = await inRoom();
    expect(room().getByText('Sala 1001')).toBeVisible();
    expect(room().getByText('Só você está na sala. Adicione quem deve participar.')).toBeVisible();
    const [self] = room().getAllByRole('article');
    expect(self).toHaveTextContent('Na sala');
    happen(asked);
    expect(card('Emily').getByText('5511980000000')).toBeVisible();
    expect(card('Emily').getByText('Pedindo a ligação…')).toBeVisible();
    happen(rang);
    expect(card('Emily').getByText('Chamando…')).toBeVisible();
    happen(joined);
    expect(card('Emily').getByText('Na sala')).toBeVisible();
    happen(...holdOf('r1', true));
    expect(self).toHaveTextContent('Em espera');
  });

  it('of whom the centre tells nothing say so, and can be taken out', async () => {
    const called = calls.participantCalled({ callId: 'r1', id: 'p1', legId: 'leg1' });
    await inRoom(asked, called, calls.participantEventsMissed({ callId: 'r1', id: 'p1' }));
    expect(card('Emily').getByText('Chamado; a central não disse se entrou')).toBeVisible();
    expect(card('Emily').getByRole('button', { name: 'Remover Emily' })).toBeEnabled();
  });

  it('are taken out by their button, which says whom it means; a failure is told', async () => {
    const { user, dispatched, happen } = await inRoom(asked, rang, joined);
    await user.click(card('Emily').getByRole('button', { name: 'Remover Emily' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/participantRemoveRequested',
      payload: { callId: 'r1', id: 'p1' },
    });
    happen(calls.participantRemoveStarted({ callId: 'r1', id: 'p1' }));
    expect(card('Emily').getByText('Removendo…')).toBeVisible();
    happen(calls.participantRemoveFailed({ callId: 'r1', id: 'p1', code: 'offline', message: '' }));
    expect(card('Emily').getByText('Não foi possível remover: Sem conexão com o servidor.')).toBeVisible();
  });

  it('who did not come stay with the reason, to be called again or taken off', async () => {
    const { user, dispatched } = await inRoom(asked, rang, hungUp(17));
    expect(card('Emily').getByText('O destino está em outra ligação.')).toBeVisible();
    const again = card('Emily').getByRole('button', { name: 'Tentar de novo: Emily' });
    // Who speaks to the machine says what is to be read.
    expect(again).toHaveTextContent(/^Tentar de novo$/);
    await user.click(again);
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/participantRetryRequested' });
    await user.click(card('Emily').getByRole('button', { name: 'Remover Emily da lista' }));
    expect(room().queryByRole('article', { name: 'Emily' })).toBeNull();
  });

  it('are read out as they come and go', async () => {
    const { container, happen } = await inRoom(asked, rang);
    const said = () => container.ownerDocument.querySelector('[data-announcer="polite"]');
    happen(joined);
    await waitFor(() => expect(said()).toHaveTextContent('Emily entrou na conferência.'));
    happen(hungUp(16));
    await waitFor(() => expect(said()).toHaveTextContent('Emily saiu da conferência.'));
  });
});

describe('adding a participant', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Adicionar participante' }));

  async function open() {
    const view = await inRoom();
    await view.user.click(room().getByRole('button', { name: 'Adicionar participante' }));
    return view;
  }

  const add = () => dialog().getByRole('button', { name: 'Adicionar' });

  it('takes an agent of the list, who is required', async () => {
    const { user, dispatched } = await open();
    expect(dialog().getByRole('radio', { name: 'Agente' })).toBeChecked();
    await user.click(add());
    expect(dialog().getByRole('radiogroup', { name: 'Agente' })).toHaveAccessibleDescription(
      'Campo obrigatório',
    );
    expect(dispatched.filter(calls.participantAddRequested.match)).toEqual([]);
    await user.click(dialog().getByRole('radio', { name: /Bruno Lima/ }));
    await user.click(add());
    expect(dispatched.filter(calls.participantAddRequested.match)).toMatchObject([
      { payload: { callId: 'r1', name: 'Bruno Lima', number: '1002', extension: '1002' } },
    ]);
  });

  it('takes an extension that the search finds, and shows it as long as it is chosen', async () => {
    const { user, dispatched, happen } = await open();
    happen(presence.extensionsLoaded({ extensions: [{ number: '3001', name: 'Recepção' }] }));
    expect(dialog().queryByRole('radio', { name: /Recepção/ })).toBeNull();
    const search = dialog().getByRole('searchbox', { name: 'Pesquisar agentes e ramais' });
    await user.type(search, '300');
    await user.click(await dialog().findByRole('radio', { name: 'Recepção 3001' }));
    await user.clear(search);
    await waitFor(() => expect(dialog().getByRole('radio', { name: /Bruno Lima/ })).toBeVisible());
    expect(dialog().getByRole('radio', { name: /Recepção/ })).toBeChecked();
    await user.click(add());
    expect(dispatched.filter(calls.participantAddRequested.match)).toMatchObject([
      { payload: { callId: 'r1', name: 'Recepção', number: '3001', extension: '3001' } },
    ]);
  });

  it('takes somebody outside by name and number, which are required', async () => {
    const { user, dispatched } = await open();
    await user.click(dialog().getByRole('radio', { name: 'Externo' }));
    await user.click(add());
    for (const name of ['Nome', 'Número'])
      expect(dialog().getByRole('textbox', { name })).toHaveAccessibleDescription('Campo obrigatório');
    await user.type(dialog().getByRole('textbox', { name: 'Nome' }), 'Emily');
    await user.type(dialog().getByRole('textbox', { name: 'Número' }), '+55 (11) 98000-0000{Enter}');
    expect(dispatched.filter(calls.participantAddRequested.match)).toMatchObject([
      { payload: { callId: 'r1', name: 'Emily', extension: null } },
    ]);
  });

  it('offers nobody who is there already', async () => {
    const bruno = { id: 'p2', name: 'Bruno Lima', number: '1002', extension: '1002' };
    const { user } = await inRoom(calls.participantAsked({ callId: 'r1', participant: bruno }));
    await user.click(room().getByRole('button', { name: 'Adicionar participante' }));
    expect(dialog().queryByRole('radio', { name: /Bruno Lima/ })).toBeNull();
    expect(dialog().getByRole('radio', { name: /Carla Mendes/ })).toBeVisible();
  });

  it('can be used by everybody', async () => {
    const { baseElement } = await open();
    expect(await violations(baseElement)).toEqual([]);
  });
});

describe('the way into a conference room', () => {
  it('begins at a call, and not at one that is in a room', async () => {
    const { user, dispatched } = show(<Live />, incomingCall());
    await user.click(screen.getByRole('button', { name: 'Sala de conferência' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/conferenceRequested',
      payload: { callId: 'in1' },
    });
  });

  it('is not offered within a room', async () => {
    await inRoom();
    expect(screen.queryByRole('button', { name: 'Sala de conferência' })).toBeNull();
  });

  it.each([
    ['', '*704001'],
    ['77', '*7077'],
    ['*7077', '*7077'],
  ])('begins at the dial pad: %j leads to %s', async (typed, number) => {
    const { user, dispatched } = show(<DialPad />, []);
    if (typed !== '') await user.type(screen.getByRole('textbox', { name: 'Número' }), typed);
    await user.click(screen.getByRole('button', { name: 'Sala de conferência' }));
    expect(dispatched.filter(calls.dialRequested.match)).toMatchObject([{ payload: { number } }]);
  });
});

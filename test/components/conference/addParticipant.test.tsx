import { screen, within } from '@testing-library/react';
import { AddParticipant } from '../../../src/components/conference/AddParticipant';
import * as calls from '../../../src/store/calls/actions';
import { selectLiveCalls } from '../../../src/store/calls/selectors';
import { useAppSelector } from '../../../src/store/hooks';
import { extensionsLoaded } from '../../../src/store/presence/actions';
import { statusReported } from '../../../src/store/queues/actions';
import { outgoingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

function Adding() {
  const [call] = useAppSelector(selectLiveCalls);
  return call === undefined ? null : <AddParticipant call={call} isOpen onClose={() => undefined} />;
}

const ROOM = outgoingCall('r1', { number: '*701001', room: '1001' });

const BRUNO = {
  ...{ name: 'Bruno Lima', extension: '1002', status: 1 as const },
  ...{ statusText: 'Disponível', pauseReason: null },
};

const AGENTS = statusReported({
  statuses: [{ queue: 'Voz', agents: [BRUNO], waiting: null }],
  totals: { chat: 0, whatsapp: 0, email: 0, voice: 0 },
});

const EXTENSIONS = extensionsLoaded({ extensions: [{ number: '3002', name: 'Cobrança' }] });

it('takes by Enter the first that fits what was typed, and calls nobody else', async () => {
  const { user, dispatched } = renderWithStore(<Adding />, {
    facts: [...voiceFacts('Voz'), ...ROOM, AGENTS, EXTENSIONS],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar participante' }));
  const search = dialog.getByRole('searchbox', { name: 'Pesquisar agentes e ramais' });
  const added = () => dispatched.filter(calls.participantAddRequested.match);
  await user.type(search, 'bru{Enter}');
  expect(dialog.getByRole('radio', { name: /Bruno Lima/ })).toBeChecked();
  await user.clear(search);
  await user.type(search, 'xyz{Enter}');
  expect(dialog.getByRole('radio', { name: /Bruno Lima/ })).toBeChecked();
  expect(dialog.getByText('Ninguém com este nome')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'cobr{Enter}');
  expect(dialog.getByRole('radio', { name: /Cobrança/ })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: /Bruno Lima/ })).toBeNull();
  expect(added()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(added()).toMatchObject([
    { payload: { callId: 'r1', name: 'Cobrança', number: '3002', extension: '3002' } },
  ]);
});

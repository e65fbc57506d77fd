import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ConversationView } from '../../../../src/components/chat/ConversationView';
import { RecorderStrip } from '../../../../src/components/chat/recorder/RecorderStrip';
import * as conversations from '../../../../src/store/conversations/actions';
import { meterLost } from '../../../../src/store/devices/actions';
import { loaded } from '../../../../src/store/messages/actions';
import * as recording from '../../../../src/store/recording/actions';
import { violations } from '../../../support/axe';
import { giveLayout } from '../../../support/layout';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
  // jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterAll(() => restoreLayout());

const file = { uploadId: 'u1', name: 'a.mpeg', mimeType: 'audio/mpeg', bytes: 9 };

function open() {
  const both = [sampleConversation(), sampleConversation({ id: '1002', fromName: 'Rui Melo' })];
  const view = renderWithStore(
    <>
      <ConversationView />
      <RecorderStrip />
    </>,
    {
      facts: [
        conversations.loaded({ conversations: both }),
        loaded({ conversationId: '1001', messages: [sampleMessage()] }),
        conversations.openRequested({ conversationId: '1001' }),
      ],
    },
  );
  const tell = (...facts: UnknownAction[]) =>
    act(() => facts.forEach((fact) => void view.store.dispatch(fact)));
  return { ...view, tell };
}

const record = () => screen.getByRole('button', { name: 'Gravar áudio' });

const recorder = () => screen.findByRole('group', { name: 'Gravação de áudio' });

const inRecorder = async (name: string) => within(await recorder()).getByRole('button', { name });

/** How often a recorder was drawn, even if it went again at once. */
function drawnRecorders(): () => number {
  let drawn = 0;
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.matches('.recorder, :has(.recorder)')) drawn += 1;
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => drawn;
}

// First of all: here its chunk is still to come.
it('is drawn once, also when it is fetched for the first time', async () => {
  const drawn = drawnRecorders();
  const { user, tell } = open();
  await user.click(record());
  tell(recording.started());
  expect(await screen.findAllByRole('button', { name: 'Enviar gravação' })).toHaveLength(1);
  expect(drawn()).toBe(1);
});

it('is begun for the open conversation, shows its time, and is sent', async () => {
  const { user, dispatched, tell } = open();
  await user.click(record());
  expect(dispatched.at(-1)).toMatchObject({ payload: { conversationId: '1001' } });
  expect(await recorder()).toHaveTextContent('Abrindo o microfone…');
  expect(await inRecorder('Enviar gravação')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await inRecorder('Enviar gravação'));
  expect(dispatched.some(recording.stopRequested.match)).toBe(false);
  tell(recording.started());
  expect(screen.getByRole('timer', { name: 'Duração da gravação' })).toHaveTextContent('00:00:00');
  // Its clock runs meanwhile.
  await act(async () => expect(await violations()).toEqual([]));
  await user.click(await inRecorder('Enviar gravação'));
  expect(dispatched.at(-1)).toMatchObject({ type: 'recording/stopRequested' });
  tell(recording.finished({ clientMsgId: 'c1', target: sampleOutboxItem().target, file }));
  expect(screen.queryByRole('group', { name: 'Gravação de áudio' })).not.toBeInTheDocument();
});

it('keeps what the agent wrote before it', async () => {
  const { user, tell } = open();
  await user.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Já respondo');
  await user.click(record());
  tell(recording.started());
  await recorder();
  tell(recording.finished({ clientMsgId: 'c1', target: sampleOutboxItem().target, file }));
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Já respondo');
});

it('is paused and goes on, the pause left out of its length', async () => {
  const { user, dispatched, tell } = open();
  await user.click(record());
  tell(recording.started());
  await user.click(await inRecorder('Pausar gravação'));
  expect(dispatched.at(-1)).toMatchObject({ type: 'recording/pauseRequested' });
  expect(within(await recorder()).getByRole('status')).toHaveTextContent('Em pausa');
  expect(screen.queryByRole('timer', { name: 'Duração da gravação' })).not.toBeInTheDocument();
  await user.click(await inRecorder('Continuar gravação'));
  expect(dispatched.at(-1)).toMatchObject({ type: 'recording/resumeRequested' });
  expect(screen.getByRole('timer', { name: 'Duração da gravação' })).toBeInTheDocument();
});

it('can be listened to while it is paused, until it goes on', async () => {
  URL.createObjectURL = () => 'blob:centro/1';
  URL.revokeObjectURL = jest.fn();
  const { user, tell, handles } = open();
  await user.click(record());
  tell(recording.started());
  await user.click(await inRecorder('Pausar gravação'));
  const fileId = handles.deposit(new Blob(['voz'], { type: 'audio/mpeg' }));
  tell(recording.previewed({ fileId }));
  const player = () => screen.queryByRole('group', { name: 'Gravação até aqui' });
  expect(
    within(await recorder()).getByRole('button', { name: 'Reproduzir Gravação até aqui' }),
  ).toBeEnabled();
  expect(within(await recorder()).queryByRole('link')).not.toBeInTheDocument();
  // Its clock runs meanwhile.
  await act(async () => expect(await violations()).toEqual([]));
  await user.click(await inRecorder('Continuar gravação'));
  expect(player()).not.toBeInTheDocument();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:centro/1');
});

it('that is cancelled can be had back for some seconds, and another one begun', async () => {
  const { user, dispatched, tell } = open();
  await user.click(record());
  tell(recording.started());
  await user.click(await inRecorder('Cancelar gravação'));
  expect(screen.getByText('Gravação cancelada.')).toBeInTheDocument();
  expect(record()).toBeEnabled();
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(dispatched.at(-1)).toMatchObject({ type: 'recording/restoreRequested' });
  tell(recording.interrupted({ reason: 'restored' }));
  expect(within(await recorder()).getByRole('status')).toHaveTextContent('Gravação recuperada.');
  expect(within(await recorder()).queryByRole('button', { name: 'Pausar gravação' })).not.toBeInTheDocument();
  await user.click(await inRecorder('Cancelar gravação'));
  tell(recording.discarded());
  expect(screen.queryByText('Gravação cancelada.')).not.toBeInTheDocument();
  expect(record()).toHaveFocus();
});

it('stays in sight, with its name, whatever is opened meanwhile', async () => {
  const { user, dispatched, tell } = open();
  await user.click(record());
  tell(recording.started(), conversations.openRequested({ conversationId: '1002' }));
  await waitFor(() => expect(screen.getByText('Gravando para Maria Souza')).toBeVisible());
  expect(record()).toBeDisabled();
  tell(conversations.openRequested({ conversationId: '1001' }));
  await waitFor(() => expect(screen.queryByText('Gravando para Maria Souza')).not.toBeInTheDocument());
  expect(await screen.findAllByRole('button', { name: 'Cancelar gravação' })).toHaveLength(1);
  await user.click(await inRecorder('Cancelar gravação'));
  expect(dispatched.at(-1)).toMatchObject({ type: 'recording/discardRequested' });
  expect(screen.queryByRole('group', { name: 'Gravação de áudio' })).not.toBeInTheDocument();
});

it.each([
  ['microphone', 'O microfone parou. Envie o que foi gravado ou cancele.'],
  ['limit', 'O servidor não aceita gravações mais longas. Envie ou cancele.'],
] as const)('says that it was interrupted (%s), and stands still', async (reason, words) => {
  const { user, tell } = open();
  await user.click(record());
  tell(recording.started(), recording.interrupted({ reason }));
  expect(within(await recorder()).getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('timer', { name: 'Duração da gravação' })).not.toBeInTheDocument();
  expect(await inRecorder('Enviar gravação')).toHaveAttribute('aria-disabled', 'false');
});

it.each([
  ['refused', /não tem permissão para usar o microfone/u],
  ['missing', /Nenhum microfone foi encontrado/u],
  ['busy', /em uso por outro programa/u],
  ['failed', /Não foi possível gravar/u],
] as const)('that was not begun says why (%s), and can be tried again', async (trouble, words) => {
  const { user, dispatched, tell } = open();
  tell(recording.failed({ conversationId: '1001', trouble }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  tell(recording.failed({ conversationId: '1001', trouble }));
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(dispatched.at(-1)).toMatchObject({ type: 'recording/startRequested' });
});

it('says where the browser lets no sound run that it records without a meter', async () => {
  const { user, tell } = open();
  await user.click(record());
  tell(recording.started(), meterLost());
  expect(await recorder()).toHaveTextContent('Gravando sem medidor: o navegador parou o som do console.');
  tell(recording.pauseRequested());
  expect(await recorder()).not.toHaveTextContent('Gravando sem medidor');
});

it('says that the browser lets no sound run where it could not even record', async () => {
  const { tell } = open();
  tell(recording.failed({ conversationId: '1001', trouble: 'soundStill' }));
  expect(await screen.findByText(/^O navegador não deixa o som do console funcionar/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

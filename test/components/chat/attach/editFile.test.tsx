import { act, screen, waitFor, within } from '@testing-library/react';
import * as conversations from '../../../../src/store/conversations/actions';
import * as outbox from '../../../../src/store/outbox/actions';
import { fileInput, openToAttach, photo } from '../../../support/attaching';
import { violations } from '../../../support/axe';
import { giveLayout } from '../../../support/layout';
import type { Rendered } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
  // jsdom draws no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterAll(() => restoreLayout());

const OLD = { uploadId: 'old', name: 'velha.png', mimeType: 'image/png', bytes: 9 };

/** The agent edits a file that failed, and takes it out to choose another one. */
async function openDialog({ store, user }: Rendered): Promise<HTMLElement> {
  const edited = { conversationId: '1001', file: OLD, caption: '', replaces: 'c0' };
  act(() => void store.dispatch(outbox.attachReopened(edited)));
  const shown = await screen.findByRole('dialog', { name: 'Anexar arquivos' });
  await user.click(within(shown).getByRole('button', { name: 'Remover velha.png' }));
  return shown;
}

describe('the dialog of a file that failed', () => {
  it('takes one file, shows it, and sends it with its caption to where it was opened', async () => {
    const view = openToAttach();
    const { user, dispatched, handles } = view;
    const shown = await openDialog(view);
    const confirm = within(shown).getByRole('button', { name: 'Enviar' });
    expect(confirm).toBeDisabled();
    await user.upload(fileInput(shown), photo());
    expect(within(shown).getByText('foto.png')).toBeVisible();
    expect(shown.querySelector('img')).toHaveAttribute('src', 'blob:picture');
    expect(fileInput(shown)).toBeDisabled();
    await act(async () => expect(await violations()).toEqual([]));
    act(() => {
      view.store.dispatch(conversations.loaded({ conversations: [sampleConversation({ id: '1002' })] }));
    });
    await user.type(within(shown).getByRole('textbox', { name: 'Legenda' }), 'A caixa');
    await user.click(confirm);
    const sent = dispatched.find(outbox.sendFileRequested.match)?.payload;
    expect(sent).toEqual({
      conversationId: '1001',
      caption: 'A caixa',
      replaces: 'c0',
      file: { uploadId: 'handle-1', name: 'foto.png', mimeType: 'image/png', bytes: 900 },
    });
    expect(handles.fileOf('handle-1')).toHaveProperty('size', 900);
  });

  it('shows how far it came, confirms nothing meanwhile, and closes once it is sent', async () => {
    const view = openToAttach();
    const { user, store } = view;
    const shown = await openDialog(view);
    await user.upload(fileInput(shown), photo());
    await user.click(within(shown).getByRole('textbox', { name: 'Legenda' }));
    await user.keyboard('{Enter}');
    const file = store.getState().outbox.attaching?.file ?? null;
    const item = sampleOutboxItem({ clientMsgId: 'c1', file });
    act(() => {
      store.dispatch(outbox.queued({ item, spendsDraft: false }));
      store.dispatch(
        outbox.uploadReported({
          uploadId: 'handle-1',
          conversationId: '1001',
          percent: 40,
          state: 'sending',
        }),
      );
    });
    expect(within(shown).getByRole('progressbar', { name: 'Progresso do envio' })).toHaveValue(40);
    expect(within(shown).getByRole('button', { name: 'Enviar' })).toBeDisabled();
    expect(within(shown).getByRole('textbox', { name: 'Legenda' })).toBeDisabled();
    await user.click(within(shown).getByRole('button', { name: 'Cancelar envio' }));
    expect(view.dispatched.at(-1)).toMatchObject({
      type: 'outbox/cancelRequested',
      payload: { clientMsgId: 'c1' },
    });
    act(() => {
      store.dispatch(outbox.delivered({ clientMsgId: 'c1', message: sampleMessage({ clientMsgId: 'c1' }) }));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['too large', photo('grande.bin', 5_001, ''), /O arquivo tem 5\skB; o servidor aceita até 5\skB\./u],
    [
      'of a blocked type',
      photo('a.html', 10, 'text/html'),
      'O servidor não aceita arquivos do tipo text/html.',
    ],
  ])('says why a file that is %s cannot be sent, until another one is chosen', async (_how, file, words) => {
    const view = openToAttach();
    const shown = await openDialog(view);
    await view.user.upload(fileInput(shown), file);
    expect(within(shown).getByRole('alert')).toHaveTextContent(words);
    expect(within(shown).getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await view.user.click(within(shown).getByRole('button', { name: `Remover ${file.name}` }));
    expect(within(shown).queryByRole('alert')).not.toBeInTheDocument();
    await view.user.upload(fileInput(shown), photo());
    expect(within(shown).getByRole('button', { name: 'Enviar' })).toBeEnabled();
  });

  it('takes one whose type nobody knows for plain bytes', async () => {
    const view = openToAttach();
    const shown = await openDialog(view);
    await view.user.upload(fileInput(shown), photo('dump', 900, ''));
    await view.user.click(within(shown).getByRole('button', { name: 'Enviar' }));
    const sent = view.dispatched.find(outbox.sendFileRequested.match)?.payload;
    expect(sent?.file).toMatchObject({ name: 'dump', mimeType: 'application/octet-stream' });
  });

  it('keeps a caption that was left', async () => {
    const view = openToAttach();
    const shown = await openDialog(view);
    await view.user.type(within(shown).getByRole('textbox', { name: 'Legenda' }), 'não');
    await view.user.click(within(shown).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openDialog(view);
    expect(within(again).getByRole('textbox', { name: 'Legenda' })).toHaveValue('não');
  });
});

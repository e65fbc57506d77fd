import type { UnknownAction } from '@reduxjs/toolkit';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Dialogs } from '../../../../src/app/dialogs';
import { ConversationView } from '../../../../src/components/chat/ConversationView';
import * as connection from '../../../../src/store/connection/actions';
import * as conversations from '../../../../src/store/conversations/actions';
import { loaded } from '../../../../src/store/messages/actions';
import * as outbox from '../../../../src/store/outbox/actions';
import { violations } from '../../../support/axe';
import { giveLayout } from '../../../support/layout';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../../support/samples';
import { sampleHandshake } from '../../../support/sagaSamples';

const LIMITS = {
  maxFileBytes: 5_000,
  blockedTypes: ['text/html'],
  maxTextByQueueType: {},
  requestIdLifetimeMs: 1,
};

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
  // jsdom draws no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterAll(() => restoreLayout());

const known = [sampleMessage()];

const greeted = () => [
  connection.attemptStarted({ attempt: 1 }),
  connection.opened({ socketId: 's' }),
  connection.authenticated(sampleHandshake({ limits: LIMITS })),
];

function open(conversation = sampleConversation(), ...facts: UnknownAction[]) {
  return renderWithStore(
    <>
      <ConversationView />
      <Dialogs />
    </>,
    {
      facts: [
        ...greeted(),
        conversations.loaded({ conversations: [conversation] }),
        ...(facts.some(loaded.match) ? [] : [loaded({ conversationId: '1001', messages: known })]),
        ...facts,
        conversations.openRequested({ conversationId: '1001' }),
      ],
    },
  );
}

const photo = (name = 'foto.png', bytes = 900, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

const dialog = () => screen.findByRole('dialog', { name: 'Anexar arquivos' });

function input(within_: HTMLElement): HTMLInputElement {
  const found = within_.querySelector('input[type=file]');
  if (!(found instanceof HTMLInputElement)) throw new Error('No input');
  return found;
}

async function openDialog(view: ReturnType<typeof open>): Promise<HTMLElement> {
  await view.user.click(screen.getByRole('button', { name: 'Anexar' }));
  return dialog();
}

/** A clipboard or a drag with these in it. */
function transfer(files: File[], text = ''): object {
  return {
    files,
    types: [...(files.length > 0 ? ['Files'] : []), ...(text === '' ? [] : ['text/plain'])],
    items: files.map((one) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: one.type === 'folder' }),
    })),
    getData: () => text,
    dropEffect: 'none',
  };
}

function paste(...args: Parameters<typeof transfer>): boolean {
  const box = screen.getByRole('textbox', { name: 'Mensagem' });
  return fireEvent(box, createEvent.paste(box, { clipboardData: transfer(...args) }));
}

function drop(...args: Parameters<typeof transfer>): void {
  const chat = screen.getByRole('region', { name: 'Maria Souza' });
  fireEvent.dragEnter(chat, { dataTransfer: transfer(...args) });
  fireEvent.dragOver(chat, { dataTransfer: transfer(...args) });
  fireEvent.drop(chat, { dataTransfer: transfer(...args) });
}

describe('the attach dialog', () => {
  it('takes one file, shows it, and sends it with its caption to where it was opened', async () => {
    const view = open();
    const { user, dispatched, handles } = view;
    const shown = await openDialog(view);
    const confirm = within(shown).getByRole('button', { name: 'Enviar' });
    expect(confirm).toBeDisabled();
    await user.upload(input(shown), photo());
    expect(within(shown).getByText('foto.png')).toBeVisible();
    expect(shown.querySelector('img')).toHaveAttribute('src', 'blob:picture');
    expect(input(shown)).toBeDisabled();
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
      replaces: null,
      file: { uploadId: 'handle-1', name: 'foto.png', mimeType: 'image/png', bytes: 900 },
    });
    expect(handles.fileOf('handle-1')).toHaveProperty('size', 900);
  });

  it('shows how far it came, confirms nothing meanwhile, and closes once it is sent', async () => {
    const view = open();
    const { user, store } = view;
    const shown = await openDialog(view);
    await user.upload(input(shown), photo());
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
    const view = open();
    const shown = await openDialog(view);
    await view.user.upload(input(shown), file);
    expect(within(shown).getByRole('alert')).toHaveTextContent(words);
    expect(within(shown).getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await view.user.click(within(shown).getByRole('button', { name: `Tirar ${file.name}` }));
    expect(within(shown).queryByRole('alert')).not.toBeInTheDocument();
    await view.user.upload(input(shown), photo());
    expect(within(shown).getByRole('button', { name: 'Enviar' })).toBeEnabled();
  });

  it('takes one whose type nobody knows for plain bytes', async () => {
    const view = open();
    const shown = await openDialog(view);
    await view.user.upload(input(shown), photo('dump', 900, ''));
    await view.user.click(within(shown).getByRole('button', { name: 'Enviar' }));
    const sent = view.dispatched.find(outbox.sendFileRequested.match)?.payload;
    expect(sent?.file).toMatchObject({ name: 'dump', mimeType: 'application/octet-stream' });
  });

  it('begins with the caption that was left, and gives the focus back', async () => {
    const view = open();
    const shown = await openDialog(view);
    await view.user.type(within(shown).getByRole('textbox', { name: 'Legenda' }), 'não');
    await view.user.click(within(shown).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openDialog(view);
    expect(within(again).getByRole('textbox', { name: 'Legenda' })).toHaveValue('não');
  });
});

describe('a file on the conversation', () => {
  it('that is pasted or dropped opens the dialog with the first one', async () => {
    const { store } = open();
    paste([photo('colada.png'), photo('segunda.png')]);
    expect(within(await dialog()).getByText('colada.png')).toBeVisible();
    act(() => void store.dispatch(outbox.attachCloseRequested()));
    drop([photo('solta.png')]);
    expect(store.getState().outbox.attaching).toMatchObject({
      conversationId: '1001',
      file: { name: 'solta.png' },
    });
  });

  it('that is pasted beside text is not meant: the text is', () => {
    const { store } = open();
    expect(paste([photo()], 'célula')).toBe(true);
    expect(store.getState().outbox.attaching).toBeNull();
  });

  it('that is a folder is not taken', () => {
    const { store } = open();
    drop([photo('pasta', 0, 'folder')]);
    expect(store.getState().outbox.attaching).toBeNull();
    expect(screen.getByText('Pastas não podem ser enviadas.')).toBeVisible();
  });

  it.each([
    ['of history', sampleConversation({ readOnly: true }), known],
    ['that is finished', sampleConversation({ status: 'finished' }), known],
    ['that has to begin with a template', sampleConversation({ queueType: 5 }), []],
  ])('%s is ignored, and nothing can be attached or recorded', (_how, conversation, messages) => {
    const { store } = open(conversation, loaded({ conversationId: '1001', messages }));
    paste([photo()]);
    drop([photo()]);
    expect(store.getState().outbox.attaching).toBeNull();
    expect(screen.getByRole('button', { name: 'Anexar' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Gravar áudio' })).toBeDisabled();
  });

  it('that left the agent is ignored', () => {
    const { store } = open();
    act(() => {
      store.dispatch(conversations.removed({ conversationId: '1001', reason: 'transferred', to: null }));
    });
    drop([photo()]);
    expect(store.getState().outbox.attaching).toBeNull();
    expect(screen.getByRole('button', { name: 'Anexar' })).toBeDisabled();
  });
});

import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import * as conversations from '../../../../src/store/conversations/actions';
import { filesAttachRequested } from '../../../../src/store/drafts/actions';
import { selectDraftFiles, selectDraftText } from '../../../../src/store/drafts/selectors';
import { loaded } from '../../../../src/store/messages/actions';
import * as outbox from '../../../../src/store/outbox/actions';
import { dropOn, fileInput, openToAttach, paste, photo } from '../../../support/attaching';
import { violations } from '../../../support/axe';
import { giveLayout } from '../../../support/layout';
import { OPEN } from '../../../support/openChat';
import type { Rendered } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
  // jsdom draws no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterAll(() => restoreLayout());

const box = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Mensagem' });
const cards = () => screen.findByRole('list', { name: 'Arquivos para enviar' });
const send = () => screen.getByRole('button', { name: 'Enviar' });
const attached = ({ store }: Rendered) => selectDraftFiles(store.getState(), '1001').map(({ name }) => name);
const sent = ({ dispatched }: Rendered) =>
  dispatched.filter(outbox.sendFileRequested.match).map(({ payload }) => payload);

async function choose({ container }: Rendered, ...files: File[]): Promise<void> {
  fireEvent.change(fileInput(container), { target: { files } });
  await cards();
}

describe('files in the composer', () => {
  it('are chosen by one press, several at once, shown, and sent in order, the text with the first', async () => {
    const view = openToAttach();
    const { user, container, handles } = view;
    const pressed = jest.fn();
    fileInput(container).addEventListener('click', pressed);
    await user.click(screen.getByRole('button', { name: 'Anexar' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    await choose(view, photo(), photo('nota.pdf', 70, 'application/pdf'));
    const list = await cards();
    expect(within(list).getByText('foto.png')).toBeVisible();
    expect(list.querySelectorAll('img')).toHaveLength(1);
    expect(list.querySelector('img')).toHaveAttribute('src', 'blob:picture');
    expect(screen.getByText('2 arquivos vão com a mensagem')).toBeInTheDocument();
    expect(box()).toHaveFocus();
    await act(async () => expect(await violations(container)).toEqual([]));
    await user.keyboard('A caixa e a nota{Enter}');
    const file = { uploadId: 'handle-1', name: 'foto.png', mimeType: 'image/png', bytes: 900 };
    expect(sent(view)).toHaveLength(2);
    expect(sent(view)[0]).toEqual({ ...OPEN, caption: 'A caixa e a nota', file });
    expect(sent(view)[1]).toMatchObject({ ...OPEN, caption: '', file: { name: 'nota.pdf' } });
    expect(handles.fileOf('handle-1')).toHaveProperty('size', 900);
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'Arquivos para enviar' })).not.toBeInTheDocument();
    expect(view.dispatched.some(({ type }) => type === 'messages/sendRequested')).toBe(false);
  });

  it('go without a text by the button, and one whose type nobody knows as plain bytes', async () => {
    const view = openToAttach();
    expect(send()).toBeDisabled();
    await choose(view, photo('dump', 900, ''));
    await view.user.click(send());
    expect(sent(view)).toMatchObject([
      { caption: '', file: { name: 'dump', mimeType: 'application/octet-stream' } },
    ]);
  });

  it('are taken out one by one, with the focus on the next and then back in the text', async () => {
    const view = openToAttach();
    await choose(view, photo('a.png'), photo('b.png'));
    await view.user.click(screen.getByRole('button', { name: 'Remover a.png' }));
    expect(attached(view)).toEqual(['b.png']);
    expect(screen.getByRole('button', { name: 'Remover b.png' })).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(attached(view)).toEqual([]);
    expect(box()).toHaveFocus();
  });

  it.each([
    ['too large', photo('grande.bin', 5_001, ''), /O arquivo tem 5\skB; o servidor aceita até 5\skB\./u],
    [
      'of a blocked type',
      photo('a.html', 10, 'text/html'),
      'O servidor não aceita arquivos do tipo text/html.',
    ],
  ])('that are %s say why, and keep the others until they are taken out', async (_how, file, words) => {
    const view = openToAttach();
    await choose(view, file, photo());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await view.user.keyboard('Oi{Enter}');
    expect(sent(view)).toEqual([]);
    expect(send()).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: `Remover ${file.name}` }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await view.user.click(send());
    expect(sent(view)).toMatchObject([{ caption: 'Oi', file: { name: 'foto.png' } }]);
  });

  it('are there again after another conversation was looked at, and in a draft', async () => {
    const other = sampleConversation({ id: '1002', fromName: 'Outra' });
    const view = openToAttach();
    const { store } = view;
    act(() => void store.dispatch(conversations.loaded({ conversations: [sampleConversation(), other] })));
    await choose(view, photo());
    act(() => void store.dispatch(conversations.openRequested({ conversationId: '1002' })));
    expect(screen.queryByText('foto.png')).not.toBeInTheDocument();
    act(() => void store.dispatch(conversations.openRequested({ conversationId: '1001' })));
    expect(within(await cards()).getByText('foto.png')).toBeVisible();
  });

  it('come back with the text, and why, where one could not be sent after all', async () => {
    const view = openToAttach();
    const { store, user } = view;
    await choose(view, photo());
    await user.type(box(), 'A caixa{Enter}');
    expect(box()).toHaveValue('');
    const refusal = { uploadId: 'handle-1', code: 'fileMissing', message: '' };
    act(() => void store.dispatch(outbox.fileRefused(refusal)));
    expect(within(await cards()).getByRole('alert')).toBeVisible();
    expect(box()).toHaveValue('A caixa');
    expect(selectDraftText(store.getState(), '1001')).toBe('A caixa');
  });

  it('leave with the outbox, and what was written after them stays', async () => {
    const view = openToAttach();
    await choose(view, photo());
    await view.user.type(box(), 'A caixa{Enter}E mais');
    const file = { uploadId: 'handle-1', name: 'foto.png', mimeType: 'image/png', bytes: 900 };
    const item = sampleOutboxItem({ clientMsgId: 'c1', file, text: 'A caixa' });
    act(() => void view.store.dispatch(outbox.queued({ item, spendsDraft: true })));
    expect(attached(view)).toEqual([]);
    expect(box()).toHaveValue('E mais');
  });
});

describe('a file on the conversation', () => {
  it('is attached when it is pasted or dropped, wherever the agent lets go of it', async () => {
    const view = openToAttach();
    paste([photo('colada.png'), photo('segunda.png')]);
    dropOn(document.body, [photo('solta.png')]);
    expect(attached(view)).toEqual(['colada.png', 'segunda.png', 'solta.png']);
    await cards();
  });

  it('is shown where it goes while it is held over the window', () => {
    openToAttach();
    const dataTransfer = { types: ['Files'], dropEffect: 'none' };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(screen.getByText('Solte o arquivo para anexar')).toBeVisible();
    expect(dataTransfer.dropEffect).toBe('copy');
    // jsdom knows no drags, and so not where they lead.
    const out = createEvent.dragLeave(document.body, { dataTransfer });
    fireEvent(document.body, Object.assign(out, { relatedTarget: null }));
    expect(screen.queryByText('Solte o arquivo para anexar')).not.toBeInTheDocument();
  });

  it('is not taken from a dialog, nor behind one', () => {
    const view = openToAttach();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    dropOn(dialog, [photo()]);
    dialog.remove();
    expect(attached(view)).toEqual([]);
  });

  it('that is pasted beside text is not meant: the text is', () => {
    const view = openToAttach();
    expect(paste([photo()], 'célula')).toBe(true);
    expect(attached(view)).toEqual([]);
  });

  it.each([
    ['its name', [photo('nota fiscal.png')], 'nota fiscal.png'],
    ['its name, accents written otherwise', [photo('não.png'.normalize('NFD'))], 'não.png'],
    ['the names of all', [photo('um.png'), photo('dois.pdf')], 'um.png\rdois.pdf'],
    ['their paths', [photo('um.png'), photo('dois.pdf')], '/home/ana/um.png\n/home/ana/dois.pdf\n'],
    ['its path in Windows', [photo('um.png')], 'C:\\Notas\\um.png'],
  ])('that is pasted as a file manager copies it, beside %s, is attached', async (_what, files, text) => {
    const view = openToAttach();
    expect(paste(files, text)).toBe(false);
    expect(attached(view)).toEqual(files.map(({ name }) => name));
    await cards();
  });

  it.each([
    ['a line is no name', 'foto.png\nSegue a foto'],
    ['the text only ends as the name does', 'Veja foto.png'],
  ])('that is pasted beside text is not meant where %s', (_what, text) => {
    const view = openToAttach();
    expect(paste([photo()], text)).toBe(true);
    expect(attached(view)).toEqual([]);
  });

  it('that is a folder is not taken', () => {
    const view = openToAttach();
    dropOn(screen.getByRole('region', { name: 'Maria Souza' }), [photo('pasta', 0, 'folder')]);
    expect(attached(view)).toEqual([]);
    expect(screen.getByText('Pastas não podem ser enviadas.')).toBeVisible();
  });

  it.each([
    ['of history', sampleConversation({ readOnly: true }), [sampleMessage()]],
    ['that is finished', sampleConversation({ status: 'finished' }), [sampleMessage()]],
    ['that has to begin with a template', sampleConversation({ queueType: 5 }), []],
  ])('%s is ignored, and nothing can be attached or recorded', (_how, conversation, messages) => {
    const view = openToAttach(conversation, loaded({ conversationId: '1001', messages }));
    paste([photo()]);
    dropOn(document.body, [photo()]);
    expect(view.dispatched.some(filesAttachRequested.match)).toBe(false);
    expect(screen.getByRole('button', { name: 'Anexar' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Gravar áudio' })).toBeDisabled();
  });

  it('that left the agent is ignored', () => {
    const view = openToAttach();
    act(() => {
      view.store.dispatch(conversations.removed({ conversationId: '1001', reason: 'transferred', to: null }));
    });
    dropOn(document.body, [photo()]);
    expect(view.dispatched.some(filesAttachRequested.match)).toBe(false);
    expect(screen.getByRole('button', { name: 'Anexar' })).toBeDisabled();
  });
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { removed } from '../../../../src/store/conversations/actions';
import { quoteRequested } from '../../../../src/store/drafts/actions';
import {
  deleteFailed,
  deleted,
  deleteRequested,
  deleteStarted,
} from '../../../../src/store/messages/actions';
import type { Message } from '../../../../src/store/messages/types';
import { queued } from '../../../../src/store/outbox/actions';
import { giveLayout } from '../../../support/layout';
import { mine, openChat, OPEN } from '../../../support/openChat';
import { sampleMessage, sampleOutboxItem, sampleQuote } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const box = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Mensagem' });
const bar = () => screen.queryByRole('group', { name: 'Respondendo a' });
const optionsOf = (text: RegExp) =>
  within(screen.getByRole('article', { name: text })).queryByRole('button', { name: 'Opções da mensagem' });
const ofType = (dispatched: UnknownAction[], type: string) =>
  dispatched.filter((action) => action.type === type).map(({ payload }) => payload);

async function choose(user: ReturnType<typeof openChat>['user'], text: RegExp, entry: string) {
  const button = optionsOf(text);
  if (button === null) throw new Error('No options');
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: entry }));
}

const question = sampleMessage({ providerId: 'p1' });
const answer = mine({ id: '2', text: 'Pois não' });

describe('the options of a message', () => {
  it.each<[string, Partial<Message>]>([
    ['deleted by the customer', { status: 'deleted', text: '' }],
    ['of another channel', { queueType: 2 }],
    ['of the system', { direction: 'system' }],
    ['of another agent', { direction: 'agent', agent: 'Bruno Reis' }],
    ['that is pending', { direction: 'agent', agent: 'Ana Lima', status: 'pending' }],
    ['that is deleted', { direction: 'agent', agent: 'Ana Lima', status: 'deleted' }],
  ])('are not there for one %s', (_what, fields) => {
    openChat([sampleMessage(fields)]);
    expect(screen.queryByRole('button', { name: 'Opções da mensagem' })).not.toBeInTheDocument();
  });

  it('are not there once the conversation left the agent', () => {
    const { store } = openChat([question]);
    expect(optionsOf(/Bom dia/u)).toBeInTheDocument();
    act(() => void store.dispatch(removed({ ...OPEN, reason: 'taken', to: null })));
    expect(optionsOf(/Bom dia/u)).not.toBeInTheDocument();
  });
});

describe('an answer', () => {
  it('says above the composer what it answers, and goes out with it', async () => {
    const { user, dispatched } = openChat([question, answer]);
    await choose(user, /Bom dia/u, 'Responder');
    expect(bar()).toHaveTextContent('Bom dia');
    expect(box()).toHaveFocus();
    await user.keyboard('Olá!{Enter}');
    expect(ofType(dispatched, 'messages/replyRequested')).toEqual([
      { ...OPEN, text: 'Olá!', quoted: sampleQuote() },
    ]);
    expect(ofType(dispatched, 'messages/sendRequested')).toEqual([]);
    expect(bar()).not.toBeInTheDocument();
    await user.keyboard('E mais{Enter}');
    expect(ofType(dispatched, 'messages/sendRequested')).toEqual([{ ...OPEN, text: 'E mais' }]);
  });

  it('is none any more after Escape or the button; the text stays', async () => {
    const { user } = openChat([question]);
    await choose(user, /Bom dia/u, 'Responder');
    await user.keyboard('Olá{Escape}');
    expect(bar()).not.toBeInTheDocument();
    await choose(user, /Bom dia/u, 'Responder');
    await user.click(screen.getByRole('button', { name: 'Não responder a esta mensagem' }));
    expect(bar()).not.toBeInTheDocument();
    expect(box()).toHaveValue('Olá');
    expect(box()).toHaveFocus();
  });

  it('has no marks of its format, above the composer and in the bubble', () => {
    const marked = sampleQuote({ text: '*Bom* dia, _tudo_ ~bem~?' });
    openChat(
      [question, mine({ id: '2', text: 'Pois não', quoted: marked })],
      quoteRequested({ ...OPEN, quoted: marked }),
    );
    expect(bar()).toHaveTextContent('Bom dia, tudo bem?');
    const block = screen.getByRole('button', { name: 'Ir para a mensagem citada: Bom dia, tudo bem?' });
    expect(block).toHaveTextContent('Bom dia, tudo bem?');
  });

  it('is kept with the draft of its conversation', () => {
    openChat([question], quoteRequested({ ...OPEN, quoted: sampleQuote() }));
    expect(bar()).toHaveTextContent('Bom dia');
  });
});

describe('what a message answers', () => {
  const quoted = { id: '1', text: 'Bom dia', kind: 'text', mimeType: null, path: null };

  it('stands in its bubble and leads to it', async () => {
    const { user } = openChat([question, mine({ id: '2', text: 'Pois não', quoted })]);
    await user.click(screen.getByRole('button', { name: 'Ir para a mensagem citada: Bom dia' }));
    await waitFor(() => expect(screen.getByRole('article', { name: /^Maria Souza/u })).toHaveFocus());
  });

  it('is words alone where it is not loaded, and a kind where it has none', () => {
    const photo = { ...quoted, id: '77', text: null, kind: 'image' };
    openChat([mine({ id: '2', text: 'Pois não', quoted: photo })]);
    expect(screen.getByText('Foto')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Foto/u })).not.toBeInTheDocument();
  });

  it('is not told where it was deleted', () => {
    const gone = sampleMessage({ status: 'deleted', text: '' });
    openChat([gone, mine({ id: '2', text: 'Pois não', quoted })]);
    expect(screen.queryByText('Bom dia')).not.toBeInTheDocument();
  });

  it('stands in a bubble that no server has yet', () => {
    const item = sampleOutboxItem({ quoted: sampleQuote() });
    openChat([question], queued({ item, spendsDraft: false }));
    expect(screen.getByRole('button', { name: /^Ir para a mensagem citada/u })).toBeInTheDocument();
  });
});

describe('deleting a message', () => {
  const REF = { ...OPEN, messageId: '2' };
  const dialog = () => screen.findByRole('dialog', { name: 'Apagar mensagem' });
  const gone = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: 'Apagar mensagem' })).not.toBeInTheDocument());

  it('is asked about, with the focus on no', async () => {
    const { user, dispatched } = openChat([question, answer]);
    await choose(user, /Pois não/u, 'Apagar');
    const { getByRole } = within(await dialog());
    await waitFor(() => expect(getByRole('button', { name: 'Não' })).toHaveFocus());
    await user.click(getByRole('button', { name: 'Sim' }));
    expect(ofType(dispatched, 'messages/deleteConfirmRequested')).toEqual([REF]);
  });

  it('waits for the server, and is over when it is done', async () => {
    const { store } = openChat([question, answer], deleteRequested(REF));
    act(() => void store.dispatch(deleteRequested(REF)));
    act(() => void store.dispatch(deleteStarted(REF)));
    expect(within(await dialog()).getByRole('button', { name: 'Não' })).toBeDisabled();
    act(() => void store.dispatch(deleted({ ...REF, updatedAt: null })));
    await gone();
    expect(screen.getByRole('article', { name: /Mensagem apagada/u })).toBeInTheDocument();
  });

  it('that is refused says why, and can be left', async () => {
    const { store, user } = openChat([question, answer]);
    act(() => void store.dispatch(deleteRequested(REF)));
    act(() => void store.dispatch(deleteFailed({ ...REF, code: 'VALIDACAO', message: 'Dados inválidos.' })));
    const { getByRole, findByText } = within(await dialog());
    expect(await findByText('Dados inválidos.')).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'Não' }));
    await gone();
  });
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** What the menu of the only message offers; null: it has none. */
async function offered(user: ReturnType<typeof openChat>['user']) {
  const button = screen.queryByRole('button', { name: 'Opções da mensagem' });
  if (button === null) return null;
  await user.click(button);
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return entries;
}

describe('the options of a message', () => {
  it.each<[string, Partial<Message>]>([
    ['deleted by the customer', { status: 'deleted', text: '' }],
    ['of the system', { direction: 'system' }],
    ['that is deleted', { direction: 'agent', agent: 'Ana Lima', status: 'deleted' }],
    ['without words that can be answered nowhere', { queueType: 2, text: '' }],
  ])('are not there for one %s', async (_what, fields) => {
    const { user } = openChat([sampleMessage(fields)]);
    expect(await offered(user)).toBeNull();
  });

  it.each<[string, Partial<Message>]>([
    ['of another channel', { queueType: 2 }],
    ['of another agent', { direction: 'agent', agent: 'Bruno Reis' }],
    ['that is pending', { direction: 'agent', agent: 'Ana Lima', status: 'pending' }],
  ])('are to copy one %s, and no more', async (_what, fields) => {
    const { user } = openChat([sampleMessage(fields)]);
    expect(await offered(user)).toEqual(['Copiar']);
  });

  it.each([null, '', ' ', 'Ana Lima', 'ana lima ', 'ana', '2001'])(
    'are to delete one’s own that went out, last, by whatever name (%p) the server calls the agent',
    async (agent) => {
      const { user } = openChat([{ ...answer, agent }]);
      expect(await offered(user)).toEqual(['Copiar', 'Apagar']);
      expect(screen.getByRole('article', { name: /^Você/u })).toBeInTheDocument();
      expect(document.querySelector('.bubble__sender')).toBeNull();
    },
  );

  it('are only to copy it once the conversation left the agent', async () => {
    const { store, user } = openChat([question]);
    expect(await offered(user)).toEqual(['Responder', 'Copiar']);
    act(() => void store.dispatch(removed({ ...OPEN, reason: 'taken', to: null })));
    expect(await offered(user)).toEqual(['Copiar']);
  });

  it('stand beside it as buttons once the pointer comes, and leave the focus where it is', async () => {
    const { user, dispatched } = openChat([question]);
    const line = screen.getByRole('article', { name: /Bom dia/u });
    const reply = () => within(line).queryByRole('button', { name: 'Responder' });
    expect(reply()).not.toBeInTheDocument();
    await user.click(box());
    fireEvent.pointerEnter(line);
    expect(within(line).queryByRole('button', { name: 'Apagar' })).not.toBeInTheDocument();
    const copy = within(line).getByRole('button', { name: 'Copiar' });
    expect(fireEvent.mouseDown(copy)).toBe(false);
    fireEvent.click(copy);
    expect(await screen.findByText('Texto copiado')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('Bom dia');
    expect(box()).toHaveFocus();
    fireEvent.click(within(line).getByRole('button', { name: 'Responder' }));
    expect(ofType(dispatched, 'drafts/quoteRequested')).toEqual([{ ...OPEN, quoted: sampleQuote() }]);
  });

  it('do not change under a finger', () => {
    openChat([question]);
    const line = screen.getByRole('article', { name: /Bom dia/u });
    const by = (pointerType: string) => {
      // jsdom has no pointers.
      const over = Object.assign(createEvent.pointerOver(line), { pointerType });
      fireEvent(line, over);
      return within(line).queryByRole('button', { name: 'Copiar' });
    };
    expect(by('touch')).not.toBeInTheDocument();
    expect(by('mouse')).toBeInTheDocument();
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
    const block = screen.getByRole('button', {
      name: 'Ir para a mensagem citada de Maria Souza: Bom dia, tudo bem?',
    });
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
    await user.click(
      screen.getByRole('button', { name: 'Ir para a mensagem citada de Maria Souza: Bom dia' }),
    );
    await waitFor(() => expect(screen.getByRole('article', { name: /^Maria Souza/u })).toHaveFocus());
  });

  it('names its author, the agent too', () => {
    const own = { ...quoted, id: '2', text: 'Pois não' };
    openChat([question, answer, sampleMessage({ id: '3', text: 'Sim', quoted: own })]);
    const block = screen.getByRole('button', { name: 'Ir para a mensagem citada de Você: Pois não' });
    // What is seen stands in the name, for whoever says it to the machine.
    expect(block).toHaveTextContent(/^Você: Pois não$/u);
    expect(block.getAttribute('aria-label')).toContain(block.textContent);
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

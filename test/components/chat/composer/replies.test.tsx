import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionRestored } from '../../../../src/store/auth/actions';
import { removed } from '../../../../src/store/conversations/actions';
import { readFailed, readStarted, repliesLoaded } from '../../../../src/store/cannedReplies/actions';
import { shortcutKeysRequested } from '../../../../src/store/ui/actions';
import { missingNotes, rowsMissing } from '../../../support/droppedRows';
import { giveLayout } from '../../../support/layout';
import { openChat, OPEN } from '../../../support/openChat';
import { sampleMessage } from '../../../support/samples';
import { USER } from '../../../support/world';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(200);
});
afterAll(() => restoreLayout());

const REPLIES = [
  { name: 'Saudação', text: 'Olá! Em que posso ajudar?' },
  { name: 'Horário', text: 'De segunda a sexta,\ndas 8h às 18h.' },
  { name: 'Prazo de entrega', text: 'O prazo é de 5 dias úteis.' },
];

function open(...facts: UnknownAction[]) {
  const chat = openChat([sampleMessage()], repliesLoaded({ queue: 'SAC', items: REPLIES }), ...facts);
  return chat;
}

const box = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Mensagem' });
const dialog = () => screen.queryByRole('dialog', { name: 'Respostas prontas' });
const shown = async () => within(await screen.findByRole('dialog', { name: 'Respostas prontas' }));
const names = () =>
  screen.getAllByRole('option').map((option) => option.querySelector('strong')?.textContent);
const gone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());

async function openByButton(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Respostas prontas' }));
  const { findByRole } = await shown();
  const search = await findByRole('combobox', { name: 'Pesquisar respostas' });
  await waitFor(() => expect(search).toHaveFocus());
  return search;
}

describe('canned replies', () => {
  it('are put where the caret stands, several in one message', async () => {
    const { user, dispatched } = open();
    await user.type(box(), 'Maria, tchau');
    box().setSelectionRange(7, 7);
    await openByButton(user);
    expect(dispatched).toContainEqual(
      expect.objectContaining({
        type: 'cannedReplies/openRequested',
        payload: { kind: 'replies', ...OPEN },
      }),
    );
    await user.keyboard('{Enter}');
    await gone();
    expect(box()).toHaveValue('Maria, Olá! Em que posso ajudar?tchau');
    expect(box()).toHaveFocus();
    await openByButton(user);
    await user.click(screen.getByRole('option', { name: /Prazo de entrega/u }));
    await gone();
    expect(box()).toHaveValue('Maria, Olá! Em que posso ajudar?O prazo é de 5 dias úteis.tchau');
  });

  it('are filtered from three characters on, in name and text, once typing rests', async () => {
    const { user } = open();
    await openByButton(user);
    await user.keyboard('ho');
    expect(screen.getByText(/Digite pelo menos 3 caracteres/u)).toBeVisible();
    await user.keyboard('ra');
    expect(names()).toHaveLength(3);
    await waitFor(() => expect(names()).toEqual(['Horário']));
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('uteis');
    await waitFor(() => expect(names()).toEqual(['Prazo de entrega']));
    await user.keyboard('xyz');
    expect(await screen.findByText('Nenhuma resposta encontrada')).toBeVisible();
  });

  it('give the first match to an Enter that comes before the list follows', async () => {
    const { user } = open();
    await openByButton(user);
    await user.keyboard('prazo{Enter}');
    await gone();
    expect(box()).toHaveValue('O prazo é de 5 dias úteis.');
  });

  it('are chosen by arrows', async () => {
    const { user } = open();
    const search = await openByButton(user);
    await user.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(search).toHaveAttribute('aria-activedescendant', chosen.id);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await gone();
    expect(box()).toHaveValue('De segunda a sexta,\ndas 8h às 18h.');
  });

  it('leave the draft alone on Escape, with the focus back in it', async () => {
    const { user } = open();
    await user.type(box(), 'Oi ');
    await openByButton(user);
    await user.keyboard('{Escape}');
    await gone();
    expect(box()).toHaveValue('Oi ');
    expect(box()).toHaveFocus();
  });

  it('say that they load, that they could not be read, and are asked for again', async () => {
    const queue = { kind: 'replies', queue: 'SAC' } as const;
    const { user, store, dispatched } = openChat([sampleMessage()], readStarted(queue));
    await user.click(screen.getByRole('button', { name: 'Respostas prontas' }));
    const { findByText, findByRole } = await shown();
    expect(await findByText('Carregando…')).toBeInTheDocument();
    act(() => void store.dispatch(readFailed({ ...queue, code: 'offline', message: '' })));
    await user.click(await findByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'cannedReplies/readRequested', payload: queue });
  });

  it('say how many of the queue could not be shown', async () => {
    const { user } = open(rowsMissing(1, 'cannedReplies', 'SAC'), rowsMissing(4, 'cannedReplies', 'Vendas'));
    await openByButton(user);
    expect(missingNotes()).toEqual(['1 item não pôde ser mostrado.']);
  });

  it('go when the conversation does', async () => {
    const { user, store } = open();
    await openByButton(user);
    act(() => void store.dispatch(removed({ ...OPEN, reason: 'taken', to: null })));
    await gone();
  });
});

const US = { key: '\\', code: 'Backslash' };
const ABNT2 = { key: '\\', code: 'IntlBackslash' };
const ABNT2_BRACKET = { key: ']', code: 'Backslash' };
const SPANISH_LESS = { key: '<', code: 'IntlBackslash' };
const SPANISH_ALTGR = { key: '\\', code: 'Backquote', ctrlKey: true, altKey: true };

describe('the keys of the canned replies', () => {
  it.each([
    ['US', US],
    ['ABNT2', ABNT2],
    ['Spanish, with AltGr', SPANISH_ALTGR],
  ])('open them from the empty composer on %s keyboards', async (_layout, key) => {
    open();
    expect(fireEvent.keyDown(box(), key)).toBe(false);
    await shown();
  });

  it.each([
    ['ABNT2 bracket', ABNT2_BRACKET],
    ['Spanish less-than', SPANISH_LESS],
    ['US bar', { key: '|', code: 'Backslash', shiftKey: true }],
    ['Ctrl', { ...US, ctrlKey: true }],
  ])('write what they write in the composer: %s', (_what, key) => {
    open();
    expect(fireEvent.keyDown(box(), key)).toBe(true);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('write a backslash inside a word, and over a selection', async () => {
    const { user } = open();
    await user.type(box(), 'C:');
    expect(fireEvent.keyDown(box(), US)).toBe(true);
    box().setSelectionRange(0, 2);
    expect(fireEvent.keyDown(box(), US)).toBe(true);
    await user.type(box(), ' ');
    expect(fireEvent.keyDown(box(), US)).toBe(false);
    await shown();
  });

  it('lose no character: the backslash is written when no reply is chosen', async () => {
    const { user } = open();
    fireEvent.keyDown(box(), US);
    await shown();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await user.keyboard('{Escape}');
    await gone();
    expect(box()).toHaveValue('\\');
  });

  it.each([
    ['US', US],
    ['ABNT2', ABNT2],
    ['ABNT2 bracket', ABNT2_BRACKET],
    ['Spanish less-than', SPANISH_LESS],
  ])('open them from elsewhere in the page on both places: %s', async (_layout, key) => {
    open();
    act(() => box().blur());
    expect(fireEvent.keyDown(document.body, key)).toBe(false);
    await shown();
  });

  it('write their keys, and open nothing by them, for who turned them off', async () => {
    const { user } = open(
      sessionRestored({ user: USER }),
      shortcutKeysRequested({ agent: USER.login, keys: { replies: null } }),
    );
    await user.type(box(), '\\\\');
    expect(box()).toHaveValue('\\\\');
    act(() => box().blur());
    fireEvent.keyDown(document.body, { key: '\\', code: 'Backslash' });
    expect(dialog()).not.toBeInTheDocument();
  });

  it('stay quiet where nothing can be written', () => {
    const { store } = open();
    act(() => void store.dispatch(removed({ ...OPEN, reason: 'taken', to: null })));
    expect(fireEvent.keyDown(document.body, US)).toBe(true);
  });
});

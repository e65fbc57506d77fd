import { screen, waitFor, within } from '@testing-library/react';
import { emojiDataOf, samplesOf } from '../../../../src/components/chat/composer/emoji/emojiData';
import type { EmojiRow } from '../../../../src/components/chat/composer/emoji/emojiRows';
import { giveLayout } from '../../../support/layout';
import { openChat } from '../../../support/openChat';
import { sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

function box(): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: 'Mensagem' });
}

async function openEmoji(known = [sampleMessage()]) {
  const chat = openChat(known);
  await chat.user.type(box(), 'Bom dia');
  return chat;
}

async function search(user: Awaited<ReturnType<typeof openEmoji>>['user'], text: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Emoji' }));
  const field = await screen.findByRole('searchbox', { name: 'Pesquisar emoji' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard(text);
}

describe('the emoji', () => {
  it('are found without accents, taken by Enter, and stand where the caret was', async () => {
    const { user } = await openEmoji();
    box().setSelectionRange(3, 4);
    await search(user, 'coracao vermelho');
    await screen.findByRole('gridcell', { name: 'coração vermelho', selected: true });
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('Bom❤️dia');
    expect(box()).toHaveFocus();
    await user.keyboard('!');
    expect(box()).toHaveValue('Bom❤️!dia');
    expect(screen.queryByRole('dialog', { name: 'Emoji' })).not.toBeInTheDocument();
  });

  it('are taken by a click', async () => {
    const { user } = await openEmoji();
    await search(user, 'polegar para cima');
    await user.click(await screen.findByRole('gridcell', { name: 'polegar para cima' }));
    expect(box()).toHaveValue('Bom dia👍️');
  });

  it.each(['{Escape}', '{Tab}'])('leave on %s without a word, and the button has the focus', async (key) => {
    const { user } = await openEmoji();
    await search(user, key);
    expect(screen.queryByRole('dialog', { name: 'Emoji' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Emoji' })).toHaveFocus();
    expect(box()).toHaveValue('Bom dia');
  });

  it('leave when the agent clicks elsewhere', async () => {
    const { user } = await openEmoji();
    await search(user, 'x');
    await user.click(box());
    expect(screen.queryByRole('dialog', { name: 'Emoji' })).not.toBeInTheDocument();
  });

  it('say when there is none of that name', async () => {
    const { user } = await openEmoji();
    await search(user, 'qwertyuiop');
    const dialog = screen.getByRole('dialog', { name: 'Emoji' });
    expect(await within(dialog).findByRole('status')).toHaveTextContent('Nenhum emoji encontrado');
  });
});

describe('what a system cannot draw', () => {
  const rows: EmojiRow[] = [
    { emoji: '😀', group: 0, label: 'rosto', version: 1, tags: ['Olá'] },
    { emoji: '🫩', group: 0, label: 'cansado', version: 16 },
    { emoji: '🇧🇷', group: 9, subgroup: 98, label: 'bandeira: Brasil', version: 2 },
  ];
  const shown = (version: number, flags: boolean) =>
    emojiDataOf(rows, { version, flags }, (id) => id).emojis.map(({ emoji }) => emoji);

  it('is not offered: newer versions, and flags that would be letters', () => {
    expect(shown(Infinity, true)).toEqual(['😀', '🫩', '🇧🇷']);
    expect(shown(15, true)).toEqual(['😀', '🇧🇷']);
    expect(shown(15, false)).toEqual(['😀']);
  });

  it('is tried with one emoji of each version', () => {
    expect([...samplesOf(rows)]).toEqual([
      [1, '😀'],
      [16, '🫩'],
      [2, '🇧🇷'],
    ]);
  });
});

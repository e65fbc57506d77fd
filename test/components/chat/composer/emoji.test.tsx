import { act, screen, waitFor, within } from '@testing-library/react';
import { drawnRows, emojiDataOf, samplesOf } from '../../../../src/components/chat/composer/emoji/emojiData';
import type { EmojiRow } from '../../../../src/components/chat/composer/emoji/emojiRows';
import type * as emojiPart from '../../../../scripts/bundle/emojiPart';
import { giveLayout } from '../../../support/layout';
import { openChat } from '../../../support/openChat';
import { sampleMessage } from '../../../support/samples';

// As the build leaves them: jest reads the package's own.
jest.mock('emojibase-data/pt/data.json', () => {
  const { compactEmoji } = jest.requireActual<typeof emojiPart>('../../../../scripts/bundle/emojiPart');
  return compactEmoji(JSON.stringify(jest.requireActual('emojibase-data/pt/data.json')));
});

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

  it('leave on Escape without a word, and the button has the focus', async () => {
    const { user } = await openEmoji();
    await search(user, '{Escape}');
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

describe('the groups, the tones and the recent ones', () => {
  it('keep Tab between them: search, tone, group, and round', async () => {
    const { user } = await openEmoji();
    await search(user, '{Tab}');
    expect(screen.getByRole('radio', { name: 'Padrão' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Recentes e todos' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('radio', { name: 'Padrão' })).toHaveFocus();
  });

  it('show one group, by arrows in the bar or by a press, which leads back to the search', async () => {
    const { user } = await openEmoji();
    await search(user, 'bandeira');
    await user.click(screen.getByRole('tab', { name: 'Comida e bebida' }));
    expect(screen.getByRole('searchbox', { name: 'Pesquisar emoji' })).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Pesquisar emoji' })).toHaveValue('');
    await screen.findByRole('gridcell', { name: 'uvas' });
    expect(screen.queryByRole('gridcell', { name: 'rosto risonho' })).not.toBeInTheDocument();
    act(() => screen.getByRole('tab', { name: 'Comida e bebida' }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Animais e natureza' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Animais e natureza' })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('gridcell', { name: 'rosto de macaco' });
  });

  it('remember the tone and what was taken in it, which is found once', async () => {
    const { user } = await openEmoji();
    await search(user, 'polegar para cima');
    await user.click(screen.getByRole('radio', { name: 'Pele morena' }));
    const thumb = () => screen.getByRole('gridcell', { name: 'polegar para cima' });
    await waitFor(() => expect(thumb()).toHaveTextContent('👍🏽'));
    await user.click(thumb());
    expect(box()).toHaveValue('Bom dia👍🏽');
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    expect(await screen.findByRole('radio', { name: 'Pele morena' })).toBeChecked();
    const recent = await screen.findByRole('gridcell', { name: 'polegar para cima' });
    expect(recent).toHaveTextContent('👍🏽');
    expect(screen.getByText('Recentes')).toBeInTheDocument();
    await user.keyboard('polegar para cima');
    await waitFor(() => expect(screen.queryByText('Recentes')).not.toBeInTheDocument());
    expect(screen.getAllByRole('gridcell', { name: 'polegar para cima' })).toHaveLength(1);
  });
});

describe('what was taken last', () => {
  const rows: EmojiRow[] = [
    { emoji: '😀', group: 0, label: 'rosto', version: 1 },
    { emoji: '👍', group: 1, label: 'polegar', version: 1, tones: ['👍🏻', '👍🏼', '👍🏽', '👍🏾', '👍🏿'] },
  ];
  const recent = (used: string[]) =>
    emojiDataOf(rows, 'begin', used, (id) => id)
      .emojis.filter(({ category }) => category === -2)
      .map(({ emoji }) => emoji);

  it('stands there once, in its tone, without what is no emoji of today', () => {
    expect(recent(['👍🏽', '😀', '👍🏽', '?', '👍'])).toEqual(['👍🏽', '😀', '👍']);
  });

  it('is not among what is searched in', () => {
    expect(emojiDataOf(rows, 'found', ['😀'], (id) => id).emojis).toHaveLength(2);
    expect(emojiDataOf(rows, 1, ['😀'], (id) => id).emojis.map(({ emoji }) => emoji)).toEqual(['👍']);
  });
});

describe('what a system cannot draw', () => {
  const rows: EmojiRow[] = [
    { emoji: '😀', group: 0, label: 'rosto', version: 1, tags: ['Olá'] },
    { emoji: '🫩', group: 0, label: 'cansado', version: 16 },
    { emoji: '🇧🇷', group: 9, subgroup: 98, label: 'bandeira: Brasil', version: 2 },
  ];
  const shown = (version: number, flags: boolean) =>
    drawnRows(rows, { version, flags }).map(({ emoji }) => emoji);

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

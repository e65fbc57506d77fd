import { act, screen, waitFor } from '@testing-library/react';
import { removed } from '../../../../src/store/conversations/actions';
import {
  readFailed,
  readStarted,
  recentRecalled,
  repliesLoaded,
} from '../../../../src/store/cannedReplies/actions';
import { shiftEnterRequested } from '../../../../src/store/ui/actions';
import { violations } from '../../../support/axe';
import { missingNotes, rowsMissing } from '../../../support/droppedRows';
import { giveLayout } from '../../../support/layout';
import { openChat, OPEN } from '../../../support/openChat';
import { openWithReplies, replies, REPLIES, sentTexts } from '../../../support/replies';
import { sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(400);
});
afterAll(() => restoreLayout());

const { box, popup, shown, names, button } = replies;

describe('canned replies', () => {
  it('open by a slash, are searched in the text itself, and take its place by Enter', async () => {
    const { user, dispatched } = openWithReplies();
    await user.type(box(), 'Oi! /pr');
    await shown();
    expect(names()).toEqual(['Prazo de entrega', 'Envio']);
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['Pr', 'pr', 'Pr']);
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await act(async () => expect(await violations()).toEqual([]));
    await user.keyboard('{Enter}');
    expect(popup()).not.toBeInTheDocument();
    expect(box()).toHaveValue('Oi! O prazo é de 5 dias úteis.');
    expect(box()).toHaveFocus();
    expect(sentTexts(dispatched)).toEqual([]);
  });

  it('are found from the first letter on, in name and text, whatever the accents', async () => {
    const { user } = openWithReplies();
    await user.type(box(), '/h');
    await shown();
    expect(names()[0]).toBe('Horário');
    await user.type(box(), '{Backspace}uteis');
    expect(names()).toEqual(['Prazo de entrega']);
    await user.type(box(), '{Backspace>5/}PRAZO de');
    expect(names()).toEqual(['Prazo de entrega']);
  });

  it('go out at once by Ctrl+Enter', async () => {
    const { user, dispatched } = openWithReplies();
    await user.type(box(), '/pra');
    await shown();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sentTexts(dispatched)).toEqual([{ ...OPEN, text: 'O prazo é de 5 dias úteis.' }]);
    expect(box()).toHaveValue('');
  });

  it('go out at once by Shift+Enter for who sends by that; Ctrl+Enter breaks the line as ever', async () => {
    const { user, dispatched } = openWithReplies(shiftEnterRequested({ sends: true }));
    await user.type(box(), '/pra');
    await shown();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sentTexts(dispatched)).toEqual([]);
    await user.clear(box());
    await user.type(box(), '/pra');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(sentTexts(dispatched)).toEqual([{ ...OPEN, text: 'O prazo é de 5 dias úteis.' }]);
  });

  it('are filled in with what is known, and show what is not', async () => {
    const { user, dispatched } = openWithReplies();
    await user.type(box(), '/nome{Enter}');
    expect(box()).toHaveValue('Bom dia, Maria Souza!');
    await user.clear(box());
    await user.type(box(), '/envio');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(box()).toHaveValue('Maria, o pedido {{pedido}} sai em {{data}}.');
    expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe('{{pedido}}');
    await user.keyboard('4711{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Falta preencher {{data}}');
    expect(sentTexts(dispatched)).toEqual([]);
    await user.keyboard('amanhã{Enter}');
    expect(sentTexts(dispatched)).toEqual([{ ...OPEN, text: 'Maria, o pedido 4711 sai em amanhã.' }]);
  });

  it('do not keep a text from being sent as it is', async () => {
    const { user, dispatched } = openWithReplies();
    await user.click(box());
    await user.paste('Use {{nome}} no modelo');
    await user.keyboard('{Enter}{Enter}');
    expect(sentTexts(dispatched)).toEqual([{ ...OPEN, text: 'Use {{nome}} no modelo' }]);
  });

  it('begin with those that were used last', async () => {
    const { user } = openWithReplies(recentRecalled({ names: ['Horário', 'Nome'] }));
    await user.type(box(), '/');
    await shown();
    expect(names().slice(0, 3)).toEqual(['Horário', 'Nome', 'Saudação']);
    await user.keyboard('prazo{Enter}');
    await user.type(box(), ' /');
    expect(names().slice(0, 3)).toEqual(['Prazo de entrega', 'Horário', 'Nome']);
  });

  it('are chosen by arrows and by a press, several in one message', async () => {
    const { user } = openWithReplies();
    await user.type(box(), '/{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
    expect(box()).toHaveValue('De segunda a sexta,\ndas 8h às 18h.');
    await user.type(box(), ' /');
    await user.click(await screen.findByRole('option', { name: /Prazo de entrega/u }));
    expect(box()).toHaveValue('De segunda a sexta,\ndas 8h às 18h. O prazo é de 5 dias úteis.');
    expect(box()).toHaveFocus();
  });

  it('open by their button where the caret stands, and close by it', async () => {
    const { user, dispatched } = openWithReplies();
    await user.type(box(), 'Maria, tchau');
    box().setSelectionRange(7, 7);
    await user.click(button());
    await shown();
    expect(box()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(dispatched).toContainEqual(
      expect.objectContaining({
        type: 'cannedReplies/openRequested',
        payload: { kind: 'replies', ...OPEN },
      }),
    );
    await user.click(button());
    expect(popup()).not.toBeInTheDocument();
    await user.click(button());
    await user.keyboard('sau{Enter}');
    expect(box()).toHaveValue('Maria, Olá! Em que posso ajudar?tchau');
  });

  it('leave the text as it was typed on Escape, by a press elsewhere and on leaving', async () => {
    const { user } = openWithReplies();
    await user.type(box(), 'Oi /pra');
    await shown();
    await user.keyboard('{Escape}');
    expect(popup()).not.toBeInTheDocument();
    expect(box()).toHaveValue('Oi /pra');
    expect(box()).toHaveFocus();
    await user.keyboard('zo');
    expect(popup()).not.toBeInTheDocument();
    await user.clear(box());
    await user.type(box(), '/pra');
    await shown();
    await user.click(screen.getByRole('log', { name: 'Mensagens' }));
    expect(popup()).not.toBeInTheDocument();
    expect(box()).toHaveValue('/pra');
  });

  it('give the first match to an Enter that comes before they do', async () => {
    const queue = { kind: 'replies', queue: 'SAC' } as const;
    const { user, store, dispatched } = openChat([sampleMessage()], readStarted(queue));
    await user.type(box(), '/prazo{Enter}');
    expect(sentTexts(dispatched)).toEqual([]);
    act(() => void store.dispatch(repliesLoaded({ queue: 'SAC', items: REPLIES })));
    expect(box()).toHaveValue('O prazo é de 5 dias úteis.');
  });

  it('say that they load, that they could not be read, and are asked for again', async () => {
    const queue = { kind: 'replies', queue: 'SAC' } as const;
    const { user, store, dispatched } = openChat([sampleMessage()], readStarted(queue));
    await user.click(button());
    const { findByText, findByRole } = await shown();
    expect(await findByText('Carregando…')).toBeInTheDocument();
    act(() => void store.dispatch(readFailed({ ...queue, code: 'offline', message: '' })));
    await user.click(await findByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'cannedReplies/readRequested', payload: queue });
  });

  it('say how many of the queue could not be shown', async () => {
    const { user } = openWithReplies(
      rowsMissing(1, 'cannedReplies', 'SAC'),
      rowsMissing(4, 'cannedReplies', 'Vendas'),
    );
    await user.click(button());
    await shown();
    expect(missingNotes()).toEqual(['1 item não pôde ser mostrado.']);
  });

  it('go when the conversation does', async () => {
    const { user, store } = openWithReplies();
    await user.type(box(), '/');
    await shown();
    act(() => void store.dispatch(removed({ ...OPEN, reason: 'taken', to: null })));
    await waitFor(() => expect(popup()).not.toBeInTheDocument());
  });
});

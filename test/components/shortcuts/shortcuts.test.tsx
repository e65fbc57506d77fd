import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CallFrame } from '../../../src/components/calls/CallFrame';
import { SlotCall } from '../../../src/components/calls/slot/SlotCall';
import { CallClassifyDialog } from '../../../src/components/classification/CallClassifyDialog';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
import { Keyboard } from '../../../src/components/shortcuts/Keyboard';
import * as calls from '../../../src/store/calls/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { overlayRequested } from '../../../src/store/ui/actions';
import { violations } from '../../support/axe';
import { giveLayout } from '../../support/layout';
import { callEnded, incomingCall, offeredCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';
import { signedInFacts } from '../../support/world';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const three = ['1', '2', '3'].map((id, place) =>
  sampleConversation({ id, lastMessageAt: `2026-03-10T09:0${9 - place}:00-03:00` }),
);

function show(...facts: UnknownAction[]) {
  const rendered = renderWithStore(
    <>
      <ConversationList />
      <textarea aria-label="Texto" data-focus="composer" />
      <Keyboard />
    </>,
    { facts: [...signedInFacts(), conversations.loaded({ conversations: three }), ...facts] },
  );
  const types = () => rendered.dispatched.map(({ type }) => type);
  return { ...rendered, types };
}

const openedIds = (dispatched: readonly UnknownAction[]) =>
  dispatched.filter(conversations.openRequested.match).map(({ payload }) => payload.conversationId);

const NEXT = '{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}';
const PREVIOUS = '{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}';

describe('the shortcuts', () => {
  it('lead through the conversations in the order of the list, also from within a text', async () => {
    const { user, dispatched } = show();
    await user.click(screen.getByRole('textbox', { name: 'Texto' }));
    await user.keyboard(`${NEXT}${NEXT}${NEXT}${NEXT}${PREVIOUS}`);
    expect(openedIds(dispatched)).toEqual(['1', '2', '3', '2']);
  });

  it('lead to what is unread', async () => {
    const more = [...three, sampleConversation({ id: '4', unread: 2 })];
    const { user, dispatched } = show(conversations.loaded({ conversations: more }));
    await user.keyboard('{F8}{F8}');
    expect(openedIds(dispatched)).toEqual(['4']);
  });

  it('work where the list has the focus, which has keys of its own', async () => {
    const { user, dispatched } = show();
    act(() => screen.getAllByRole('row')[0]?.focus());
    await user.keyboard(NEXT);
    expect(openedIds(dispatched)).toEqual(['1']);
  });

  it('act on the open conversation, and on nothing where none is open', async () => {
    const { user, types, store } = show();
    await user.keyboard('{Control>}{Shift>}eulx{/Shift}{/Control}');
    expect(types()).toEqual([]);
    act(() => void store.dispatch(conversations.openRequested({ conversationId: '1' })));
    await user.keyboard('{Control>}{Shift>}eulx{/Shift}{/Control}');
    expect(types().slice(1)).toEqual([
      'conversations/endRequested',
      'conversations/transferOpenRequested',
      'classification/openRequested',
    ]);
  });

  it('answer, mute, hold and hang up as the call bar does', async () => {
    const offered = show(offeredCall());
    await offered.user.keyboard('{Control>}{Shift>}ad{/Shift}{/Control}');
    expect(offered.types()).toEqual(['calls/answerRequested', 'calls/declineRequested']);
    offered.unmount();
    const spoken = show(...incomingCall());
    await spoken.user.keyboard('{Control>}{Shift>}mhy{/Shift}{/Control}');
    expect(spoken.types()).toEqual(['calls/muteRequested', 'calls/holdRequested', 'calls/hangUpRequested']);
  });

  it('go to the search and to the message', async () => {
    const { user } = show(conversations.openRequested({ conversationId: '1' }));
    await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
    expect(screen.getByRole('searchbox', { name: 'Pesquisar atendimentos' })).toHaveFocus();
    await user.keyboard('{Control>}{Shift>} {/Shift}{/Control}');
    expect(screen.getByRole('textbox', { name: 'Texto' })).toHaveFocus();
  });

  it('are not heard while an input method composes, with Alt, or again and again', () => {
    const { dispatched } = show();
    const press = (more: KeyboardEventInit) =>
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, ...more });
    press({ isComposing: true });
    press({ altKey: true });
    press({ repeat: true });
    expect(dispatched).toEqual([]);
    // Taken all the same: the browser would do something else.
    expect(press({})).toBe(false);
    expect(dispatched).toMatchObject([{ type: 'ui/overlayRequested', payload: { overlay: 'palette' } }]);
  });

  it('are not heard under a dialog but for its own', async () => {
    const { user, types, store } = show(overlayRequested({ overlay: 'shortcuts' }));
    await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
    await user.keyboard(`{Control>}k{/Control}${NEXT}`);
    expect(types()).toEqual([]);
    await user.keyboard('{Control>}/{/Control}');
    expect(store.getState().ui.overlay).toBeNull();
  });
});

describe('a dialog', () => {
  const classifying = [
    ...incomingCall('in1'),
    callEnded('in1'),
    calls.classificationRequired({ callId: 'in1' }),
  ];

  function showDialog(...facts: UnknownAction[]) {
    const rendered = renderWithStore(
      <>
        <SlotCall />
        <CallFrame />
        <CallClassifyDialog />
        <Keyboard />
      </>,
      { facts: [...signedInFacts(), ...classifying, ...facts] },
    );
    const types = () =>
      rendered.dispatched.map(({ type }) => type).filter((type) => type.startsWith('calls/'));
    return { ...rendered, types };
  }

  it('keeps no shortcut of calls from being heard, a forced classification neither', async () => {
    const offered = showDialog(offeredCall('in2'));
    await screen.findByRole('dialog', { name: 'Classificar' });
    await offered.user.keyboard('{Control>}{Shift>}ad{/Shift}{/Control}');
    expect(offered.types()).toEqual(['calls/answerRequested', 'calls/declineRequested']);
    offered.unmount();
    const spoken = showDialog(...incomingCall('in2'));
    await spoken.user.keyboard('{Control>}{Shift>}mhy{/Shift}{/Control}');
    expect(spoken.types()).toEqual(['calls/muteRequested', 'calls/holdRequested', 'calls/hangUpRequested']);
  });

  it('gives the focus to the call that rings above it by F6, and has it back', async () => {
    const { user } = showDialog(offeredCall('in2'));
    const dialog = await screen.findByRole('dialog', { name: 'Classificar' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const offer = screen.getByRole('alertdialog');
    // The dialog takes the focus once more when it has opened.
    await waitFor(async () => {
      await user.keyboard('{F6}');
      expect(offer.contains(document.activeElement)).toBe(true);
    });
    await waitFor(async () => {
      await user.keyboard('{F6}');
      expect(dialog.contains(document.activeElement)).toBe(true);
    });
  });
});

describe('the sheet of shortcuts', () => {
  async function open() {
    const rendered = show();
    await rendered.user.keyboard('{Control>}/{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
    await waitFor(() => expect(within(dialog).getByRole('searchbox')).toHaveFocus());
    const row = (name: string) => within(within(dialog).getByText(name).closest('li') ?? dialog);
    return { ...rendered, dialog, row };
  }

  it('lists every shortcut by groups, found by name and by key', async () => {
    const { dialog, user } = await open();
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Gerais', 'Atendimentos', 'Ligações']);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(20);
    expect(within(dialog).getByText('Próximo atendimento').closest('li')).toHaveTextContent(
      'Ctrl+Shift+↓Seta para baixo',
    );
    const search = within(dialog).getByRole('searchbox', { name: 'Pesquisar atalhos' });
    expect(search).toHaveFocus();
    await user.keyboard('ligacao');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    await user.clear(search);
    await user.keyboard('zzz');
    expect(within(dialog).getByRole('status')).toHaveTextContent('Nenhum atalho combina com “zzz”.');
    expect(await violations(dialog)).toEqual([]);
  });

  it('takes other keys, refuses those of another with words, and gives the old ones back', async () => {
    const { row, user, store, dialog } = await open();
    const name = 'Encerrar o atendimento';
    await user.click(row(name).getByRole('button', { name: `Alterar as teclas: ${name}` }));
    await user.keyboard('{Control>}k{/Control}');
    expect(row(name).getByRole('alert')).toHaveTextContent(
      'Estas teclas já são de: Abrir a paleta de comandos.',
    );
    await user.keyboard('{Control>}t{/Control}');
    expect(row(name).getByRole('alert')).toHaveTextContent('O navegador ou a edição de texto precisa');
    await user.keyboard('g');
    expect(row(name).getByRole('alert')).toHaveTextContent('Use Ctrl');
    await user.keyboard('{Control>}{Shift>}g{/Shift}{/Control}');
    expect(row(name).getByText('G')).toBeInTheDocument();
    await waitFor(() => expect(row(name).getByRole('button', { name: /^Alterar/u })).toHaveFocus());
    expect(store.getState().ui.shortcutKeys).toEqual({
      [store.getState().auth.user?.login ?? '']: { end: 'Ctrl+Shift+G' },
    });
    await user.click(row(name).getByRole('button', { name: `Restaurar as teclas: ${name}` }));
    expect(row(name).getByText('E')).toBeInTheDocument();
    expect(dialog).toBeVisible();
  });

  it('leaves the keys with Escape and stays', async () => {
    const { row, user, store } = await open();
    const name = 'Transferir';
    await user.click(row(name).getByRole('button', { name: `Alterar as teclas: ${name}` }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row(name).getByRole('button', { name: /^Alterar/u })).toHaveFocus());
    expect(store.getState().ui.overlay).toBe('shortcuts');
  });

  it('turns a shortcut off and on, and all of them back', async () => {
    const { row, user, dialog, store } = await open();
    const name = 'Próximo atendimento';
    await user.click(row(name).getByRole('switch', { name: `Usar o atalho: ${name}` }));
    expect(row(name).getByText('Desligado')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await user.keyboard(NEXT);
    expect(store.getState().conversations.selectedId).toBeNull();
    await user.keyboard('{Control>}/{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Restaurar todos' }));
    expect(Object.values(store.getState().ui.shortcutKeys)).toEqual([{}]);
  });
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { CustomerNotes } from '../../../../src/components/chat/notes/CustomerNotes';
import * as callNotes from '../../../../src/store/callNotes/actions';
import { historyLoaded } from '../../../../src/store/contacts/actions';
import { loaded } from '../../../../src/store/conversations/actions';
import * as notes from '../../../../src/store/privateNotes/actions';
import { membershipsReported } from '../../../../src/store/queues/actions';
import { violations } from '../../../support/axe';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation } from '../../../support/samples';

const open = sampleConversation();

const note = (conversationId: string, text: string) => ({
  conversationId,
  contactId: '77',
  text,
  changedAt: Date.UTC(2026, 2, 9),
});

function show(...facts: UnknownAction[]) {
  return renderWithStore(<CustomerNotes conversation={open} />, {
    facts: [loaded({ conversations: [open] }), ...facts],
  });
}

const field = () => screen.getByRole('textbox', { name: 'Notas sobre este atendimento' });

const written = (dispatched: readonly UnknownAction[]) =>
  dispatched.filter(notes.writeRequested.match).map(({ payload }) => payload.text);

describe('what the agent notes down about a customer', () => {
  it('says where it stays, and comes back as it was kept', async () => {
    const { container } = show(notes.restored({ notes: [note('1001', 'Quer boleto')] }));
    expect(screen.getByText(/^Só você vê estas notas: elas ficam neste navegador/u)).toBeVisible();
    expect(field()).toHaveValue('Quer boleto');
    expect(screen.getByText(/^Guardada:/u)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('is kept once typing rests, and says when', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { dispatched } = show(notes.restored({ notes: [] }));
    fireEvent.change(field(), { target: { value: 'Quer bol' } });
    act(() => {
      jest.advanceTimersByTime(400);
    });
    fireEvent.change(field(), { target: { value: 'Quer boleto' } });
    expect(screen.queryByText(/^Guardada:/u)).toBeNull();
    act(() => {
      jest.advanceTimersByTime(500);
    });
    expect(written(dispatched)).toEqual(['Quer boleto']);
    expect(await screen.findByText(/^Guardada:/u)).toBeVisible();
    jest.useRealTimers();
  });

  it.each([
    ['the agent goes elsewhere', () => fireEvent.blur(field())],
    ['the page goes', () => fireEvent(window, new Event('pagehide'))],
  ])('is kept when %s', (_what, leave) => {
    const { dispatched } = show(notes.restored({ notes: [] }));
    fireEvent.change(field(), { target: { value: 'Meia frase' } });
    leave();
    expect(written(dispatched)).toEqual(['Meia frase']);
  });

  it('is kept when another conversation takes its place', () => {
    const { dispatched, unmount } = show(notes.restored({ notes: [] }));
    fireEvent.change(field(), { target: { value: 'Meia frase' } });
    unmount();
    expect(written(dispatched)).toEqual(['Meia frase']);
  });

  it('is not asked for before what was kept is there, and warns where nothing is', () => {
    const { store } = show();
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => {
      store.dispatch(notes.keepingFailed({ conversationId: null, code: 'storage', message: '' }));
    });
    expect(field()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('recarregar a página pode perdê-lo');
  });

  it('has the notes of the customer’s other conversations and calls, and nobody else’s', () => {
    const queue = { queue: 'SAC', type: 3, joined: true, paused: false, pauseReason: null } as const;
    const call = (callId: string, uniqueId: string, text: string) => ({
      callId,
      uniqueId,
      notes: [{ id: callId, text, at: Date.UTC(2026, 2, 8) }],
      draft: '',
      changedAt: 1,
    });
    show(
      notes.restored({
        notes: [note('900', 'Prefere e-mail'), { ...note('901', 'Alheia'), contactId: '78' }],
      }),
      membershipsReported({ memberships: [queue] }),
      historyLoaded({
        contactId: '77',
        conversations: [sampleConversation({ id: '800', queueType: 1, linkedId: 'u1' })],
      }),
      callNotes.restored({ calls: [call('a', 'u1', 'Pediu retorno'), call('b', 'u2', 'De outra pessoa')] }),
    );
    const texts = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(texts('De outros atendimentos')).toEqual([expect.stringMatching(/^#900.*Prefere e-mail$/u)]);
    expect(texts('Anotações de ligações')).toEqual([expect.stringMatching(/^#800.*Pediu retorno$/u)]);
  });
});

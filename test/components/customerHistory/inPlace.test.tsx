import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CustomerHistory } from '../../../src/components/customerHistory/CustomerHistory';
import * as contacts from '../../../src/store/contacts/actions';
import { loaded } from '../../../src/store/conversations/actions';
import type { Conversation } from '../../../src/store/conversations/types';
import { violations } from '../../support/axe';
import { missingNotes, rowsMissing } from '../../support/droppedRows';
import { renderWithStore } from '../../support/renderWithStore';
import { signedIn } from '../../support/sagaFixtures';
import { sampleConversation } from '../../support/samples';

const onAll = jest.fn();

function show(...facts: UnknownAction[]) {
  const history = (
    <CustomerHistory
      of="77"
      label="last.title"
      none="customer.noHistory"
      exceptId="1001"
      limit={5}
      onAll={onAll}
    />
  );
  const rendered = renderWithStore(history, { facts: [...signedIn(), ...facts] });
  const happen = (action: UnknownAction) => act(() => void rendered.store.dispatch(action));
  return { ...rendered, happen };
}

const past = (id: string, fields: Partial<Conversation> = {}) =>
  sampleConversation({ id, readOnly: true, status: 'finished', statusText: 'Encerrado', ...fields });

const came = (...conversations: Conversation[]) => contacts.historyLoaded({ contactId: '77', conversations });

const many = Array.from({ length: 7 }, (_, day) =>
  past(String(900 + day), { startedAt: `2026-03-0${String(day + 1)}T10:00:00-03:00` }),
);

const rows = () =>
  within(screen.getByRole('list', { name: 'Últimos atendimentos' })).getAllByRole('listitem');

describe('what was done for a customer before', () => {
  it('asks for it when it comes on screen', () => {
    const { dispatched } = show();
    expect(dispatched).toMatchObject([
      { type: contacts.historyShowRequested.type, payload: { contactId: '77' } },
    ]);
    expect(screen.getByText('Carregando…')).toBeInTheDocument();
  });

  it('says where, when, by whom, how it is classified, what was said and how it stands', async () => {
    const classified = { classification: 'Boleto', subclassification: '2ª via', notes: null };
    const { container } = show(came(past('900', { classified, lastMessage: 'Obrigada!' })));
    for (const words of [
      'SAC',
      '10/03/2026',
      '#900',
      'Ana Lima',
      'Encerrado',
      'Boleto › 2ª via',
      'Obrigada!',
    ]) {
      expect(rows()[0]).toHaveTextContent(words);
    }
    expect(await violations(container)).toEqual([]);
  });

  it('has an e-mail by its subject', () => {
    show(came(past('900', { queueType: 4, subject: 'Pedido 7', lastMessage: '<p>Oi</p>' })));
    expect(rows()[0]).toHaveTextContent('Pedido 7');
    expect(rows()[0]).not.toHaveTextContent('Oi');
  });

  it('has the five latest but the one on screen, and leads to all', async () => {
    const { user } = show(came(...many, past('1001')));
    expect(rows().map((row) => /#\d+/u.exec(row.textContent)?.[0])).toEqual([
      '#906',
      '#905',
      '#904',
      '#903',
      '#902',
    ]);
    await user.click(screen.getByRole('button', { name: 'Ver todos (7)' }));
    expect(onAll).toHaveBeenCalledTimes(1);
  });

  it('opens one in place, read-only', async () => {
    const { user, dispatched } = show(came(past('900')));
    await user.click(screen.getByRole('button', { name: /#900/u }));
    const dialog = await screen.findByRole('dialog', { name: 'Atendimento #900' });
    expect(dispatched.at(-1)).toMatchObject({ type: 'messages/pastOpenRequested' });
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads to one of the agent’s own where it is at work', async () => {
    const own = sampleConversation({ id: '6' });
    const { user, dispatched } = show(loaded({ conversations: [own] }), came(own));
    await user.click(screen.getByRole('button', { name: /#6/u }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/openRequested',
      payload: { conversationId: '6' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that there is nothing, why it could not be read, and what could not be shown', async () => {
    const { user, happen, dispatched } = show(contacts.historyReadStarted({ contactId: '77' }));
    happen(contacts.historyReadFailed({ contactId: '77', code: 'timeout', message: '' }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível carregar os atendimentos do cliente.');
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: contacts.historyRequested.type });
    happen(came());
    expect(screen.getByText('Nenhum atendimento anterior nas suas filas')).toBeVisible();
    happen(rowsMissing(2, 'contactHistory', '77'));
    expect(missingNotes()).toEqual(['2 itens não puderam ser mostrados.']);
  });

  it('never has the rows of another customer', () => {
    show(contacts.historyLoaded({ contactId: '78', conversations: many }), came(past('900')));
    expect(rows()).toHaveLength(1);
  });
});

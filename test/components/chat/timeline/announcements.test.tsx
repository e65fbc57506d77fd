import { act, screen } from '@testing-library/react';
import { ConversationView } from '../../../../src/components/chat/ConversationView';
import * as conversations from '../../../../src/store/conversations/actions';
import * as messages from '../../../../src/store/messages/actions';
import type { Message } from '../../../../src/store/messages/types';
import { giveLayout } from '../../../support/layout';
import { mine, OPEN, openChat } from '../../../support/openChat';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

describe('an open conversation', () => {
  it('tells what the customer writes while the agent looks on, and nothing else', () => {
    const { store } = openChat([sampleMessage({ id: '1', text: 'velha' })]);
    const heard = () => document.querySelector('[data-announcer="polite"]')?.textContent;
    expect(heard()).toBe('');
    act(
      () =>
        void store.dispatch(
          messages.received({ message: mine({ id: '2', text: 'minha' }), conversation: null }),
        ),
    );
    expect(heard()).toBe('');
    act(() => {
      store.dispatch(
        messages.received({ message: sampleMessage({ id: '3', text: '*nova*' }), conversation: null }),
      );
    });
    expect(heard()).toBe('Maria Souza: nova');
  });

  it('tells all that the customer wrote since: how many, and the last, whatever came after it', () => {
    const { store } = openChat([sampleMessage({ id: '10', text: 'velha' })]);
    const heard = () => document.querySelector('[data-announcer="polite"]')?.textContent;
    const receive = (...said: Message[]) =>
      act(() => void store.dispatch(messages.loaded({ ...OPEN, messages: said })));
    receive(
      sampleMessage({ id: '10', text: 'velha' }),
      ...['11', '12', '13'].map((id) => sampleMessage({ id, text: `n${id}` })),
      mine({ id: '14', text: 'minha' }),
      sampleMessage({ id: '15', direction: 'system', text: 'Transferido' }),
    );
    expect(heard()).toBe('3 novas mensagens. Maria Souza: n13');
    act(
      () =>
        void store.dispatch(
          messages.received({ message: mine({ id: '17', text: 'resposta' }), conversation: null }),
        ),
    );
    act(() => {
      const late = sampleMessage({ id: '16', text: 'atrasada' });
      store.dispatch(messages.received({ message: late, conversation: null }));
    });
    expect(screen.getAllByRole('article').at(-1)).toHaveAccessibleName(/resposta/u);
    expect(heard()).toBe('Maria Souza: atrasada');
  });

  it('tells nothing of older messages that are read later', () => {
    const said = Array.from({ length: 6 }, (_, at) => sampleMessage({ id: `${at + 11}`, text: `n${at}` }));
    const { store } = renderWithStore(<ConversationView />, {
      facts: [
        conversations.loaded({ conversations: [sampleConversation()] }),
        conversations.openRequested(OPEN),
        messages.newestLoaded({ ...OPEN, messages: said.slice(3), hasOlder: true }),
      ],
    });
    act(() => {
      store.dispatch(messages.olderLoaded({ ...OPEN, messages: said.slice(0, 3), hasOlder: false }));
    });
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent(/^$/u);
  });
});

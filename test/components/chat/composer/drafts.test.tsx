import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen } from '@testing-library/react';
import { ConversationView } from '../../../../src/components/chat/ConversationView';
import { mergeDraft } from '../../../../src/components/chat/composer/mergeDraft';
import { logoutStarted, sessionRestored } from '../../../../src/store/auth/actions';
import * as conversations from '../../../../src/store/conversations/actions';
import * as drafts from '../../../../src/store/drafts/actions';
import * as messages from '../../../../src/store/messages/actions';
import * as outbox from '../../../../src/store/outbox/actions';
import { giveLayout } from '../../../support/layout';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleUser } from '../../../support/sagaSamples';
import { sampleConversation, sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const maria = sampleConversation({ id: '1001' });
const joao = sampleConversation({ id: '1002', fromName: 'João Prado' });
const known = [
  conversations.loaded({ conversations: [maria, joao] }),
  messages.loaded({ conversationId: '1001', messages: [sampleMessage()] }),
  messages.loaded({ conversationId: '1002', messages: [] }),
];

function open(...facts: UnknownAction[]) {
  return renderWithStore(<ConversationView />, {
    facts: [...known, ...facts, conversations.openRequested({ conversationId: '1001' })],
  });
}

function box(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Mensagem' });
}

describe('drafts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function keeps(dispatched: { type: string; payload?: unknown }[]): unknown[] {
    return dispatched.filter(drafts.keepRequested.match).map(({ payload }) => payload);
  }

  it('shows what was kept, and keeps what is typed once typing rests for 500 ms', () => {
    const { dispatched } = open(drafts.keepRequested({ conversationId: '1001', text: 'antes' }));
    expect(box()).toHaveValue('antes');
    fireEvent.change(box(), { target: { value: 'antes e' } });
    act(() => jest.advanceTimersByTime(400));
    fireEvent.change(box(), { target: { value: 'antes e depois' } });
    act(() => jest.advanceTimersByTime(499));
    expect(keeps(dispatched)).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(keeps(dispatched)).toEqual([{ conversationId: '1001', text: 'antes e depois' }]);
    expect(box()).toHaveValue('antes e depois');
  });

  it('keeps what is being typed at once when the session is about to end', () => {
    const { store, dispatched } = open(sessionRestored({ user: sampleUser() }));
    fireEvent.change(box(), { target: { value: 'meia fra' } });
    act(() => void store.dispatch(logoutStarted()));
    expect(keeps(dispatched)).toEqual([{ conversationId: '1001', text: 'meia fra' }]);
  });

  it.each([
    ['the composer loses the focus', () => fireEvent.blur(box())],
    ['the page is hidden', () => fireEvent(window, new Event('pagehide'))],
  ])('are kept at once when %s', (_when, happen) => {
    const { dispatched } = open();
    fireEvent.change(box(), { target: { value: 'metade' } });
    happen();
    expect(keeps(dispatched)).toEqual([{ conversationId: '1001', text: 'metade' }]);
    act(() => jest.advanceTimersByTime(1000));
    expect(keeps(dispatched)).toHaveLength(1);
  });

  it('are kept at once when another conversation opens, each under its own', () => {
    const { dispatched, store } = open();
    fireEvent.change(box(), { target: { value: 'para Maria' } });
    act(() => void store.dispatch(conversations.openRequested({ conversationId: '1002' })));
    expect(keeps(dispatched)).toEqual([{ conversationId: '1001', text: 'para Maria' }]);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    act(() => void store.dispatch(conversations.openRequested({ conversationId: '1001' })));
    expect(box()).toHaveValue('para Maria');
  });

  it('of a conversation that ended are not kept again', () => {
    const { dispatched, store } = open();
    fireEvent.change(box(), { target: { value: 'tarde demais' } });
    act(() => void store.dispatch(conversations.ended({ conversationId: '1001' })));
    expect(keeps(dispatched)).toEqual([]);
  });

  it('show a message that came back before what was typed meanwhile', () => {
    const { store } = open();
    fireEvent.change(box(), { target: { value: 'novo' } });
    act(() => {
      store.dispatch(
        outbox.refused({
          clientMsgId: 'c1',
          conversationId: '1001',
          text: 'recusada',
          quoted: null,
          mail: null,
          code: 'X',
          message: '',
        }),
      );
    });
    expect(box()).toHaveValue('recusada\nnovo');
  });

  it('show a message that the agent takes back with Editar', () => {
    const { store } = open();
    act(() => {
      store.dispatch(
        outbox.discarded({
          clientMsgId: 'c1',
          returned: { conversationId: '1001', text: 'de novo', quoted: null, mail: null },
        }),
      );
    });
    expect(box()).toHaveValue('de novo');
  });

  it.each([
    ['', '', 'voltou', 'voltou'],
    ['digitado', '', 'voltou', 'voltou\ndigitado'],
    ['guardado', 'guardado', 'voltou\nguardado', 'voltou\nguardado'],
    ['guardado e mais', 'guardado', 'voltou\nguardado', 'voltou\nguardado e mais'],
    ['guardado', 'guardado', '', ''],
    ['digitado', 'guardado', '', 'digitado'],
    ['igual', 'outro', 'igual', 'igual'],
  ])('merge: typed %j over kept %j, now %j, gives %j', (typed, before, after, expected) => {
    expect(mergeDraft(typed, before, after)).toBe(expected);
  });
});

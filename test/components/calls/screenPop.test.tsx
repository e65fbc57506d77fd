import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallFrame } from '../../../src/components/calls/CallFrame';
import { SlotCall } from '../../../src/components/calls/slot/SlotCall';
import { ConversationPanes } from '../../../src/components/frame/ConversationPanes';
import * as calls from '../../../src/store/calls/actions';
import * as contacts from '../../../src/store/contacts/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { callEnded, holdOf, incomingCall, offeredCall, outgoingCall, taken } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleContact } from '../../support/samples';
import { voiceFacts } from '../../support/telephone';
import { conversation } from '../../support/world';

const HELENA = 'helena@exemplo.com';

/** A chat with Helena, open with all that is known of her. */
const chatOpen = [
  conversations.loaded({
    conversations: [conversation('1', { fromName: 'Helena Prado', customerId: '55' })],
  }),
  conversations.openRequested({ conversationId: '1' }),
  contacts.ofConversationLoaded({
    conversationId: '1',
    contact: sampleContact({ id: '55', name: 'Helena Prado', email: HELENA }),
  }),
];

const maria = contacts.oneLoaded({ contactId: '77', contact: sampleContact() });

function show(facts: UnknownAction[]) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const view = renderWithStore(
    <>
      <input aria-label="Pesquisa" />
      <SlotCall />
      <CallFrame />
      <ConversationPanes />
    </>,
    { facts: [...voiceFacts('Voz'), maria, ...facts] },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

afterEach(() => void jest.restoreAllMocks());

const main = () => screen.getByRole('main');

const callWith = (who: string) => within(main()).findByRole('region', { name: `Ligação com ${who}` });

const bar = () => screen.getByRole('region', { name: 'Ligação em andamento' });

describe('an answered call', () => {
  it('takes the place of the open chat, with its own customer alone', async () => {
    const { happen, store } = show([...chatOpen, offeredCall()]);
    expect(await within(main()).findByRole('region', { name: 'Helena Prado' })).toBeVisible();
    happen(...taken());
    const call = await callWith('Maria Souza');
    expect(call).toHaveTextContent('maria@exemplo.com');
    expect(main()).not.toHaveTextContent('Helena');
    expect(store.getState().conversations.selectedId).toBeNull();
    expect(within(bar()).queryByText('Ver cliente')).toBeNull();
  });

  it('waits behind its place in the bar while a text is being typed', async () => {
    const { happen, user } = show([...chatOpen, offeredCall()]);
    await user.type(screen.getByRole('textbox', { name: 'Pesquisa' }), 'bol');
    happen(...taken());
    expect(await within(main()).findByRole('region', { name: 'Helena Prado' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Pesquisa' })).toHaveFocus();
    await user.click(within(bar()).getByRole('button', { name: /Ver cliente/u }));
    expect(await callWith('Maria Souza')).toBeVisible();
    expect(main()).not.toHaveTextContent(HELENA);
  });

  it('waits for nobody in a field that is empty', async () => {
    const { happen, user } = show([...chatOpen, offeredCall()]);
    await user.click(screen.getByRole('textbox', { name: 'Pesquisa' }));
    happen(...taken());
    expect(await callWith('Maria Souza')).toBeVisible();
  });

  it('takes the place of one that is over', async () => {
    const { happen } = show([
      ...incomingCall('old', { name: 'Bruno Reis', contactId: null, number: '1', uniqueId: 'u-0' }),
      calls.openRequested({ callId: 'old' }),
      callEnded('old'),
    ]);
    expect(await callWith('Bruno Reis')).toBeVisible();
    happen(offeredCall());
    expect(await callWith('Bruno Reis')).toBeVisible();
    happen(...taken());
    expect(await callWith('Maria Souza')).toBeVisible();
    expect(main()).not.toHaveTextContent('Bruno');
  });
});

describe('a call that is dialled', () => {
  const dialled = outgoingCall('out1', { name: 'Bruno Reis', number: '1133330000' });

  it('leaves the chat that it may be about, and takes the place of another call', async () => {
    const { happen } = show([...chatOpen]);
    happen(...dialled);
    expect(await within(main()).findByRole('region', { name: 'Helena Prado' })).toBeVisible();
    expect(within(bar()).getByText('Ver cliente')).toBeVisible();
  });

  it('is on screen while it is spoken on, and the other again once that is', async () => {
    const { happen } = show([...incomingCall(), calls.openRequested({ callId: 'in1' })]);
    happen(...holdOf('in1', true), ...dialled);
    expect(await callWith('Bruno Reis')).toBeVisible();
    expect(main()).not.toHaveTextContent('maria@exemplo.com');
    happen(...holdOf('out1', true), ...holdOf('in1', false));
    expect(await callWith('Maria Souza')).toBeVisible();
  });

  it('to ask somebody leaves the call that it is about', async () => {
    const { happen } = show([...incomingCall(), calls.openRequested({ callId: 'in1' })]);
    happen(...holdOf('in1', true), ...outgoingCall('ask', { consultOf: 'in1' }));
    expect(await callWith('Maria Souza')).toBeVisible();
  });
});

it('shows in a conference whom the agent took along, not the chat that was open before', async () => {
  const { happen } = show([...chatOpen, offeredCall()]);
  happen(...taken(), calls.conferenceRequested({ callId: 'in1' }));
  happen(
    ...holdOf('in1', true),
    ...outgoingCall('r1', { number: '*701001', room: '1001' }),
    calls.transferStarted({ callId: 'in1', kind: 'room', to: '*701001' }),
    calls.transferred({ callId: 'in1' }),
  );
  const room = await callWith('Conferência 1001');
  expect(within(room).getByRole('region', { name: 'Dados do cliente' })).toHaveTextContent(
    'maria@exemplo.com',
  );
  expect(main()).not.toHaveTextContent('Helena');
});

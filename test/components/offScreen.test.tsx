import { act, screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useNavigate } from 'react-router-dom';
import { useOpenContact } from '../../src/components/contacts/useOpenContact';
import { SoftphonePanel } from '../../src/components/softphone/SoftphonePanel';
import { ConsoleRoutes } from '../../src/pages/ConsoleRoutes';
import { loaded, openRequested, panesShowRequested } from '../../src/store/conversations/actions';
import { selectConversation, selectUnreadMark } from '../../src/store/conversations/selectors';
import { received } from '../../src/store/messages/actions';
import { selectIsSeen } from '../../src/store/notifications/selectors';
import { renderWithStore } from '../support/renderWithStore';
import { sampleMessage } from '../support/samples';
import { registeredFacts, voiceFacts } from '../support/telephone';
import { conversation } from '../support/world';

const KNOWN = loaded({ conversations: [conversation('1001'), conversation('1002')] });

const OPEN = openRequested({ conversationId: '1001' });

/** What leads away from the conversations in other parts of the console, and back. */
function Ways() {
  const navigate = useNavigate();
  const openContact = useOpenContact();
  return (
    <>
      <button type="button" onClick={() => openContact('77')}>
        Contact
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function show(route: string, ...facts: UnknownAction[]) {
  const console = (
    <>
      <ConsoleRoutes />
      <SoftphonePanel />
      <Ways />
    </>
  );
  const rendered = renderWithStore(console, {
    facts: [...voiceFacts('Voz'), ...registeredFacts(), ...facts],
    route,
  });
  const { store } = rendered;
  let messages = 0;
  return {
    ...rendered,
    tell: (fact: UnknownAction) => act(() => void store.dispatch(fact)),
    write() {
      messages += 1;
      const message = sampleMessage({ id: `m${String(messages)}`, conversationId: '1001' });
      act(() => void store.dispatch(received({ message, conversation: null })));
    },
    unread: () => selectConversation(store.getState(), '1001')?.unread,
    isSeen: () => selectIsSeen(store.getState(), '1001'),
    mark: () => selectUnreadMark(store.getState(), '1001')?.count,
  };
}

const chat = () => screen.findByRole('textbox', { name: 'Mensagem' });

const press = (name: string) => screen.findByRole('button', { name });

const tab = (name: string) => screen.findByRole('tab', { name });

describe('the open conversation', () => {
  it('is seen on the screen of the conversations', async () => {
    const { write, unread, isSeen } = show('/home', KNOWN, OPEN);
    await chat();
    write();
    expect([unread(), isSeen()]).toEqual([0, true]);
  });

  it('is not seen from the telephone’s page, and is read where its tab is chosen', async () => {
    const { user, write, unread, isSeen, mark } = show('/home', KNOWN, OPEN);
    await chat();
    await user.click(screen.getByRole('link', { name: 'Abrir o telefone' }));
    await tab('Teclado');
    write();
    write();
    expect([unread(), isSeen()]).toEqual([2, false]);
    await user.click(await tab('Chat'));
    expect([unread(), isSeen(), mark()]).toEqual([0, true, 2]);
  });

  it('is not seen behind another tab of its page', async () => {
    const { user, write, unread } = show('/chat2', KNOWN, OPEN);
    await chat();
    write();
    expect(unread()).toBe(0);
    await user.click(await tab('Home'));
    write();
    expect(unread()).toBe(1);
    await user.click(await tab('Atendimento'));
    expect(unread()).toBe(0);
  });

  it('is not seen from the contacts, and is read when the agent goes back', async () => {
    const { user, write, unread } = show('/home', KNOWN, OPEN);
    await chat();
    await user.click(await press('Contact'));
    await screen.findByRole('region', { name: 'Contato' });
    write();
    expect(unread()).toBe(1);
    await user.click(await press('Back'));
    await chat();
    await waitFor(() => expect(unread()).toBe(0));
  });

  it('is not seen on another screen that is loaded anew, before and after the list came', async () => {
    const { tell, write, unread } = show('/contatos', OPEN);
    await screen.findByRole('searchbox', { name: 'Pesquisar contatos' });
    tell(loaded({ conversations: [conversation('1001', { unread: 3 })] }));
    write();
    expect(unread()).toBe(4);
  });

  it.each(['/home', '/login'])(
    'needs no word that its panes are on screen where %s leads to them',
    async (route) => {
      const { dispatched } = show(route, KNOWN, OPEN);
      await chat();
      expect(dispatched.filter(panesShowRequested.match)).toEqual([]);
    },
  );

  it('says nothing of panes where none is open, and is seen once it opens', async () => {
    const said = panesShowRequested({ shown: false });
    const { dispatched, tell, write, unread } = show('/home', KNOWN, said);
    await screen.findByRole('searchbox', { name: 'Pesquisar atendimentos' });
    expect(dispatched.filter(panesShowRequested.match)).toEqual([]);
    tell(OPEN);
    await chat();
    write();
    expect(unread()).toBe(0);
  });
});

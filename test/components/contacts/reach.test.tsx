import { act, screen } from '@testing-library/react';
import { ContactData } from '../../../src/components/contacts/ContactData';
import { ContactHistory } from '../../../src/components/contacts/ContactHistory';
import * as contacts from '../../../src/store/contacts/actions';
import { loaded } from '../../../src/store/conversations/actions';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { signedIn } from '../../support/sagaFixtures';
import { sampleContact, sampleConversation } from '../../support/samples';
import { voiceFacts } from '../../support/telephone';

const maria = sampleContact({ numbers: [{ name: 'Casa', number: '551140028922' }] });

describe('the additional numbers of a contact', () => {
  it('can be written to, and called where the agent has a telephone', async () => {
    const { user, dispatched, container } = renderWithStore(<ContactData contact={maria} />, {
      facts: voiceFacts('Voz'),
    });
    await user.click(screen.getByRole('button', { name: 'Novo WhatsApp para Casa, 551140028922' }));
    await user.click(screen.getByRole('button', { name: 'Discar para Casa, 551140028922' }));
    const who = { name: 'Maria Souza', contactId: '77' };
    expect(dispatched).toMatchObject([
      {
        type: 'conversations/createOpenRequested',
        payload: { kind: 'whatsapp', address: '551140028922', ...who },
      },
      { type: 'calls/dialOpenRequested', payload: { number: '551140028922', ...who } },
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('are only written to by an agent without one', () => {
    renderWithStore(<ContactData contact={maria} />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Novo WhatsApp para Casa, 551140028922',
    ]);
  });
});

it('leads from a conversation of the agent in the history to where it is at work', async () => {
  const own = sampleConversation({ id: '6' });
  const { user, store, dispatched } = renderWithStore(<ContactHistory contactId="77" />, {
    facts: [...signedIn(), loaded({ conversations: [own] })],
  });
  act(() => void store.dispatch(contacts.historyLoaded({ contactId: '77', conversations: [own] })));
  await user.click(screen.getByRole('button', { name: /#6/u }));
  expect(dispatched.at(-1)).toMatchObject({
    type: 'conversations/openRequested',
    payload: { conversationId: '6' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

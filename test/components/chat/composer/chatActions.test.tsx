import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { ChatActions } from '../../../../src/components/chat/composer/ChatActions';
import { ofConversationLoaded } from '../../../../src/store/contacts/actions';
import type { Contact } from '../../../../src/store/contacts/types';
import * as conversations from '../../../../src/store/conversations/actions';
import type { Conversation } from '../../../../src/store/conversations/types';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleContact, sampleConversation } from '../../../support/samples';
import { voiceFacts } from '../../../support/telephone';

const A = { conversationId: '1001' };

const USUAL = ['Transferir', 'Classificar', 'Encerrar'];

async function open(fields: Partial<Conversation>, ...facts: UnknownAction[]) {
  const rendered = renderWithStore(<ChatActions conversationId="1001" />, {
    facts: [...facts, conversations.loaded({ conversations: [sampleConversation(fields)] })],
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Ações' }));
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const choose = (name: string) => rendered.user.click(screen.getByRole('menuitem', { name }));
  return { ...rendered, entries, choose };
}

const contact = (fields: Partial<Contact>) =>
  ofConversationLoaded({ ...A, contact: sampleContact({ name: 'Maria S.', ...fields }) });

const chat = { queueType: 2, fromId: 'visitante-7@chat' } as const;

describe('the actions of a conversation', () => {
  it.each<[string, Partial<Conversation>, UnknownAction[], string[]]>([
    ['with nobody who can be reached otherwise', chat, [], []],
    ['with a number, by chat', { queueType: 2 }, [], ['Novo WhatsApp']],
    ['with a number, by WhatsApp', { queueType: 3 }, [], []],
    ['with a number, by WhatsApp with templates', { queueType: 5 }, [], ['Enviar template']],
    ['with a number, for an agent with voice', { queueType: 3 }, voiceFacts('Voz'), ['Nova ligação']],
    [
      'with a contact that has all',
      chat,
      [...voiceFacts('Voz'), contact({ number: '5511988880001', email: 'm@exemplo.com' })],
      ['Nova ligação', 'Novo e-mail', 'Novo WhatsApp'],
    ],
    [
      'by e-mail',
      { queueType: 4, fromId: 'm@exemplo.com' },
      [contact({ number: '5511988880001', email: 'm@exemplo.com' })],
      ['Novo WhatsApp'],
    ],
  ])('%s', async (_which, fields, facts, more) => {
    const { entries } = await open(fields, ...facts);
    expect(entries).toEqual([...USUAL, ...more]);
  });

  it('begin with the contact of the conversation', async () => {
    const reach = contact({ id: '9', number: '5511988880001', email: 'm@exemplo.com' });
    const { choose, dispatched, user } = await open(chat, ...voiceFacts('Voz'), reach);
    await choose('Nova ligação');
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/dialOpenRequested',
      payload: { number: '5511988880001', name: 'Maria S.', contactId: '9' },
    });
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    await choose('Novo e-mail');
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/createOpenRequested',
      payload: { kind: 'email', name: 'Maria S.', address: 'm@exemplo.com', contactId: '9' },
    });
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    await choose('Novo WhatsApp');
    expect(dispatched.at(-1)).toMatchObject({
      payload: { kind: 'whatsapp', name: 'Maria S.', address: '5511988880001', contactId: '9' },
    });
  });

  it.each<[Partial<Conversation>]>([
    [{ queueType: 7, fromId: '56912345678@instagram' }],
    [{ queueType: 6, fromId: '178414000123@telegram' }],
    [{ queueType: 3, fromId: '214000123456789@lid' }],
    [{ queueType: 3, fromId: '120363041234567@g.us' }],
    [{ queueType: 4, fromId: '11988880001@exemplo.com' }],
  ])('offer no number that is an id of a network: %j', async (fields) => {
    const { entries } = await open(fields, ...voiceFacts('Voz'));
    expect(entries).toEqual(USUAL);
  });

  it.each<[string, Partial<Conversation>, string, string]>([
    ['an address of messaging', { queueType: 7, fromId: '56912345678@c.us' }, '+56912345678', '56912345678'],
    ['a chat', { queueType: 2, fromId: '56912345678@chat' }, '+56912345678', '56912345678'],
  ])('names the country of the number of %s, for WhatsApp alone', async (_whose, fields, mobile, number) => {
    const { choose, dispatched, user } = await open(fields, ...voiceFacts('Voz'));
    await choose('Novo WhatsApp');
    expect(dispatched.at(-1)).toMatchObject({ payload: { kind: 'whatsapp', address: mobile } });
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    await choose('Nova ligação');
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/dialOpenRequested', payload: { number } });
  });

  it('transfer, classify and end', async () => {
    const { choose, dispatched, user } = await open(chat);
    for (const name of USUAL) {
      await choose(name);
      await user.click(screen.getByRole('button', { name: 'Ações' }));
    }
    expect(dispatched.map(({ type, payload }) => [type, payload])).toEqual([
      ['conversations/transferOpenRequested', A],
      ['classification/openRequested', A],
      ['conversations/endRequested', A],
    ]);
  });
});

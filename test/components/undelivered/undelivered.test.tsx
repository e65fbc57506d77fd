import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
import { ConversationRail } from '../../../src/components/conversations/ConversationRail';
import { ConversationToasts } from '../../../src/components/conversations/ConversationToasts';
import { EndDialog } from '../../../src/components/conversations/EndDialog';
import { Keyboard } from '../../../src/components/shortcuts/Keyboard';
import * as conversations from '../../../src/store/conversations/actions';
import * as messages from '../../../src/store/messages/actions';
import { sendFailed } from '../../../src/store/notifications/actions';
import * as outbox from '../../../src/store/outbox/actions';
import type { OutboxItem } from '../../../src/store/outbox/types';
import { sampleMailFile, sampleSentMail } from '../../support/sampleMail';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const failure = { code: 'refused', message: 'Número inválido' };
const failed = (fields: Partial<OutboxItem>) => sampleOutboxItem({ state: 'failed', failure, ...fields });
const A = { conversationId: '1001' };
const transferred = conversations.transferred({ ...A, to: { kind: 'queue', queue: 'Vendas' } });

function show(...facts: UnknownAction[]) {
  const rendered = renderWithStore(
    <>
      <ConversationList />
      <ConversationToasts />
      <EndDialog afterClose={() => undefined} />
      <Keyboard />
    </>,
    { facts: [conversations.loaded({ conversations: [sampleConversation()] }), ...facts] },
  );
  const happen = (action: UnknownAction) => act(() => void rendered.store.dispatch(action));
  return { ...rendered, happen };
}

const entry = () => screen.queryByRole('button', { name: /^Não entregues/u });
const mark = () => screen.queryByRole('img', { name: 'Mensagem não entregue' });

describe('the row of a conversation', () => {
  it('is marked while something of it failed', () => {
    const { happen } = show(outbox.restored({ items: [failed({})] }));
    expect(within(screen.getByRole('row')).getByRole('img', { name: 'Mensagem não entregue' })).toBeVisible();
    happen(outbox.discarded({ clientMsgId: 'c1', returned: null }));
    expect(mark()).toBeNull();
  });

  it('is marked for a message that the provider failed on, until the customer writes', () => {
    const { happen } = show();
    const message = sampleMessage({ id: '5', direction: 'agent', errorText: 'Sem saldo' });
    happen(messages.received({ message, conversation: null }));
    expect(mark()).toBeVisible();
    happen(messages.received({ message: sampleMessage({ id: '6' }), conversation: null }));
    expect(mark()).toBeNull();
  });
});

describe('a toast about what failed', () => {
  it('leads to its conversation', async () => {
    const { user, happen, dispatched } = show();
    happen(sendFailed(A));
    expect(screen.getByText(/^Uma mensagem para Maria Souza não foi entregue\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/openRequested', payload: A });
    expect(screen.queryByRole('button', { name: 'Abrir' })).toBeNull();
  });

  it('leads to what is kept where the conversation is gone', async () => {
    const { user, happen } = show(outbox.restored({ items: [failed({})] }), transferred);
    happen(sendFailed(A));
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(await screen.findByRole('dialog', { name: 'Não entregues' })).toBeVisible();
  });
});

it('ending names what was not delivered, and that it is kept', () => {
  show(
    outbox.restored({
      items: [
        failed({ text: '*Segue* o boleto' }),
        failed({ clientMsgId: 'c2', order: 2, text: 'Até já' }),
        failed({ clientMsgId: 'c3', order: 3, text: 'Bom dia' }),
        failed({ clientMsgId: 'c4', order: 4, text: 'Alô?' }),
        failed({ clientMsgId: 'c5', order: 5, text: 'Oi?' }),
      ],
    }),
    conversations.endConfirmationOpened(A),
  );
  const note = within(screen.getByRole('dialog')).getByText(/5 mensagens não foram entregues/u);
  expect(note.parentElement).toHaveTextContent('ficam guardadas em “Não entregues”');
  expect(note.parentElement).toHaveTextContent('Segue o boleto');
  expect(note.parentElement).toHaveTextContent('Até já');
  expect(note.parentElement).toHaveTextContent(/Bom diae mais 2$/u);
  expect(screen.getByRole('button', { name: 'Sim' })).toBeEnabled();
});

describe('what was not delivered', () => {
  const file = { uploadId: 'u1', name: 'nota.pdf', mimeType: 'application/pdf', bytes: 2_000 };

  it('has a place once its conversation is gone, where it can be copied, saved and discarded', async () => {
    const items = [
      failed({ text: 'Segue o boleto' }),
      failed({ clientMsgId: 'c2', order: 2, text: '', file }),
    ];
    const { user, happen, dispatched } = show(outbox.restored({ items }));
    expect(entry()).toBeNull();
    happen(transferred);
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    expect(entry()).toHaveTextContent('Não entregues (2)');
    await user.click(screen.getByRole('button', { name: 'Não entregues (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Não entregues' });
    const [text, other] = within(dialog).getAllByRole('listitem');
    if (text === undefined || other === undefined) throw new Error('They are not listed');
    expect(text).toHaveTextContent('Para 5511988880001, atendimento #1001');
    expect(text).toHaveTextContent('Número inválido');
    await user.click(within(text).getByRole('button', { name: 'Copiar texto' }));
    expect(writeText).toHaveBeenCalledWith('Segue o boleto');
    expect(await screen.findByText('Texto copiado')).toBeVisible();
    expect(within(other).queryByRole('button', { name: 'Copiar texto' })).toBeNull();
    await user.click(within(other).getByRole('button', { name: 'Salvar arquivo' }));
    await user.click(within(text).getByRole('button', { name: 'Descartar' }));
    expect(dispatched.slice(-2)).toMatchObject([
      { type: 'outbox/saveFileRequested', payload: { clientMsgId: 'c2' } },
      { type: 'outbox/discardRequested', payload: { clientMsgId: 'c1' } },
    ]);
    happen(outbox.discarded({ clientMsgId: 'c1', returned: null }));
    happen(outbox.discarded({ clientMsgId: 'c2', returned: null }));
    expect(dialog).toHaveTextContent('Nada mais a entregar.');
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(entry()).toBeNull();
  });

  it('can be sent in another conversation with the same customer', async () => {
    const { user, dispatched } = show(
      outbox.restored({ items: [failed({})] }),
      transferred,
      conversations.assigned({ conversation: sampleConversation({ id: '2002' }), reason: 'new' }),
    );
    await user.click(screen.getByRole('button', { name: 'Não entregues (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar no atendimento #2002' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'outbox/sendElsewhereRequested',
      payload: { clientMsgId: 'c1', conversationId: '2002' },
    });
  });

  it('leads to a new conversation with whom it was for, where the channel lets agents begin one', async () => {
    const target = { conversationId: '1001', fromId: 'maria@exemplo.com', queue: 'SAC', queueType: 4 };
    const customer = 'Maria Souza';
    const files = [sampleMailFile(), sampleMailFile({ uploadId: 'f2', name: 'recibo.pdf' })];
    const items = [
      failed({ customer }),
      failed({ clientMsgId: 'c2', order: 2, target, mail: sampleSentMail({ files }), customer }),
      failed({ clientMsgId: 'c3', order: 3, target, mail: sampleSentMail({ kind: 'forward' }), customer }),
      failed({
        clientMsgId: 'c4',
        order: 4,
        target: { ...target, fromId: 'x9@web', queueType: 2 },
        customer,
      }),
      failed({ clientMsgId: 'c5', order: 5, target: { ...target, fromId: '', queueType: 2 } }),
    ];
    const { user, dispatched, happen } = show(outbox.restored({ items }), transferred);
    await user.click(screen.getByRole('button', { name: 'Não entregues (5)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Não entregues' }));
    expect(dialog.getAllByText(/#1001/u).map(({ textContent }) => textContent)).toEqual([
      'Para Maria Souza (5511988880001), atendimento #1001',
      'Para Maria Souza (maria@exemplo.com), atendimento #1001',
      'Para maria@exemplo.com, atendimento #1001',
      'Para Maria Souza, atendimento #1001',
      'Atendimento #1001',
    ]);
    expect(dialog.getAllByRole('listitem')[1]).toHaveTextContent(/fatura\.pdf.*recibo\.pdf/u);
    const begin = async (name: string, at = 0) => {
      const button = screen.getAllByRole('button', { name })[at];
      if (button === undefined) throw new Error(`${name} is not offered`);
      await user.click(button);
      expect(screen.queryByRole('dialog')).toBeNull();
      happen(conversations.createCloseRequested());
      expect(screen.getByRole('dialog', { name: 'Não entregues' })).toBeVisible();
    };
    await begin('Novo WhatsApp');
    await begin('Novo e-mail');
    await begin('Novo e-mail', 1);
    const email = { kind: 'email', address: 'maria@exemplo.com', contactId: null };
    expect(dispatched.filter(conversations.createOpenRequested.match).map(({ payload }) => payload)).toEqual([
      { kind: 'whatsapp', name: customer, address: '+5511988880001', contactId: null },
      { ...email, name: customer },
      { ...email, name: '' },
    ]);
  });

  it('leads to no WhatsApp of an id that is no number', async () => {
    const target = { conversationId: '1001', queue: 'SAC', queueType: 3 };
    const items = ['178414000123@telegram', '214000123456789@lid', '120363041234567@g.us'].map((fromId, at) =>
      failed({ clientMsgId: `c${at}`, order: at, target: { ...target, fromId } }),
    );
    const { user } = show(outbox.restored({ items }), transferred);
    await user.click(screen.getByRole('button', { name: 'Não entregues (3)' }));
    expect(await screen.findByRole('dialog', { name: 'Não entregues' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Novo WhatsApp' })).toBeNull();
  });

  it('has its place in the rail too, and none before the conversations are known', () => {
    const { store } = renderWithStore(<ConversationRail />, {
      facts: [outbox.restored({ items: [failed({})] })],
    });
    expect(entry()).toBeNull();
    act(() => void store.dispatch(conversations.loaded({ conversations: [] })));
    expect(entry()).toHaveAccessibleName('Não entregues (1)');
  });
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Dialogs } from '../../../../src/app/dialogs';
import { ConversationView } from '../../../../src/components/chat/ConversationView';
import { renderTemplate } from '../../../../src/components/chat/composer/template/renderTemplate';
import * as conversations from '../../../../src/store/conversations/actions';
import { loaded } from '../../../../src/store/messages/actions';
import type { Message } from '../../../../src/store/messages/types';
import { queued } from '../../../../src/store/outbox/actions';
import { readFailed, templateRequired, templatesLoaded } from '../../../../src/store/cannedReplies/actions';
import { giveLayout } from '../../../support/layout';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const OPEN = { conversationId: '1001' };
const welcome = { id: '1', name: 'boas_vindas', text: 'Olá {{apelido}}, tudo bem?', fields: ['apelido'] };
const shipped = {
  id: '3',
  name: 'pedido_enviado',
  text: 'Olá {{nome}}, o pedido {{pedido}} foi enviado.',
  fields: ['nome', 'pedido'],
};
const notice = { id: '2', name: 'aviso_horario', text: 'Voltamos às 8h.', fields: [] };

function open(known: Message[], ...facts: UnknownAction[]) {
  const shown = (
    <>
      <ConversationView />
      <Dialogs />
    </>
  );
  return renderWithStore(shown, {
    facts: [
      conversations.loaded({ conversations: [sampleConversation({ queueType: 5 })] }),
      loaded({ ...OPEN, messages: known }),
      templatesLoaded({ queue: 'SAC', items: [welcome, notice, shipped] }),
      ...facts,
      conversations.openRequested(OPEN),
    ],
  });
}

const box = () => screen.getByRole('textbox', { name: 'Mensagem' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enviar template' }));
const sent = (dispatched: UnknownAction[]) =>
  dispatched
    .filter(({ type }) => type === 'cannedReplies/sendTemplateRequested')
    .map(({ payload }) => payload);

async function openByMenu(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Ações' }));
  await user.click(screen.getByRole('menuitem', { name: 'Enviar template' }));
  return dialog();
}

async function choose(user: ReturnType<typeof open>['user'], name: string) {
  const { getByRole } = await dialog();
  await user.click(getByRole('combobox', { name: 'Modelo de mensagem' }));
  await user.click(await screen.findByTitle(name));
}

describe('a conversation that begins with a template', () => {
  it.each<[string, Message[], UnknownAction[], boolean]>([
    ['nothing', [], [], true],
    ['a notice of the system', [sampleMessage({ direction: 'system' })], [], true],
    ['a message', [sampleMessage()], [], false],
    ['a template under way', [], [queued({ item: sampleOutboxItem(), spendsDraft: false })], false],
  ])('is locked or not where there is %s', (_what, known, facts, isLocked) => {
    open(known, ...facts);
    expect(box().hasAttribute('disabled')).toBe(isLocked);
  });

  it('sends it filled in, once, to the conversation of the dialog', async () => {
    const { user, dispatched } = open([]);
    await openByMenu(user);
    await choose(user, 'Boas vindas');
    const { getByLabelText, getByRole, getByText, queryByText } = await dialog();
    expect(getByText('{{apelido}}', { selector: 'mark' })).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'Enviar' }));
    expect(queryByText('Campo obrigatório')).toBeInTheDocument();
    expect(sent(dispatched)).toEqual([]);
    await user.type(getByLabelText('Apelido'), ' Maria ');
    expect(getByText('Olá Maria, tudo bem?')).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'Enviar' }));
    expect(sent(dispatched)).toEqual([
      {
        ...OPEN,
        templateId: '1',
        fields: [{ name: 'apelido', value: 'Maria' }],
        text: 'Olá Maria, tudo bem?',
      },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Enviar template' })).not.toBeInTheDocument(),
    );
  });

  it('begins with what is known of the customer, which can be written over', async () => {
    const { user, dispatched } = open([]);
    await openByMenu(user);
    await choose(user, 'Pedido enviado');
    const { getByLabelText, getByRole } = await dialog();
    expect(getByLabelText('Nome')).toHaveValue('Maria Souza');
    expect(document.querySelector('.template__text')).toHaveTextContent(
      'Olá Maria Souza, o pedido {{pedido}} foi enviado.',
    );
    expect([...document.querySelectorAll('mark')].map((gap) => gap.textContent)).toEqual(['{{pedido}}']);
    await user.clear(getByLabelText('Nome'));
    await user.type(getByLabelText('Nome'), 'Dona Maria');
    await user.type(getByLabelText('Pedido'), '4711');
    await user.click(getByRole('button', { name: 'Enviar' }));
    expect(sent(dispatched)).toMatchObject([
      {
        templateId: '3',
        fields: [
          { name: 'nome', value: 'Dona Maria' },
          { name: 'pedido', value: '4711' },
        ],
      },
    ]);
  });

  it('stands above the composer without a mask, sends by Enter, and gives the focus back by Esc', async () => {
    const { user, dispatched } = open([]);
    await openByMenu(user);
    expect(document.querySelector('.ant-modal-mask')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Enviar template' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ações' })).toHaveFocus();
    await openByMenu(user);
    await choose(user, 'Boas vindas');
    const { getByLabelText } = await dialog();
    await user.type(getByLabelText('Apelido'), 'Maria{Enter}');
    expect(sent(dispatched)).toMatchObject([{ templateId: '1', text: 'Olá Maria, tudo bem?' }]);
  });

  it('requires a choice', async () => {
    const { user, dispatched } = open([]);
    const { getByRole, findByText } = await openByMenu(user);
    await user.click(getByRole('button', { name: 'Enviar' }));
    expect(await findByText('Campo obrigatório')).toBeInTheDocument();
    expect(sent(dispatched)).toEqual([]);
  });

  it('opens the dialog when the server asks for one, and says when they cannot be read', async () => {
    const { user, store, dispatched } = open([sampleMessage()]);
    act(() => void store.dispatch(templateRequired(OPEN)));
    act(
      () =>
        void store.dispatch(readFailed({ kind: 'templates', queue: 'SAC', code: 'timeout', message: '' })),
    );
    const { findByRole } = await dialog();
    await user.click(await findByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'cannedReplies/readRequested' });
  });
});

it('another queue type has no templates', async () => {
  const { user } = renderWithStore(<ConversationView />, {
    facts: [
      conversations.loaded({ conversations: [sampleConversation({ queueType: 3 })] }),
      loaded({ ...OPEN, messages: [] }),
      conversations.openRequested(OPEN),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Ações' }));
  expect(screen.queryByRole('menuitem', { name: 'Enviar template' })).not.toBeInTheDocument();
});

describe('the text of a template', () => {
  it.each([
    ['Olá {{nome}}', { nome: 'Ana' }, 'Olá Ana'],
    ['Olá {{ nome }}', { nome: ' Ana ' }, 'Olá Ana'],
    ['{{nome}} {{nome}}', { nome: '$& {{outro}}' }, '$& {{outro}} $& {{outro}}'],
    ['Olá {{nome}}', {}, 'Olá {{nome}}'],
    ['Olá {{outro}}', { outro: 'x' }, 'Olá {{outro}}'],
    ['Olá {{constructor}}', {}, 'Olá {{constructor}}'],
  ])('%s', (text, values, expected) => {
    expect(renderTemplate({ ...welcome, text, fields: ['nome', 'constructor'] }, values)).toBe(expected);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { transferred } from '../../../src/store/conversations/actions';
import { discarded } from '../../../src/store/outbox/actions';
import { giveLayout } from '../../support/layout';
import { draftOf, IN, OPEN, openDock } from '../../support/mailDock';
import { sampleContent, sampleMail } from '../../support/sampleMail';

// jsdom makes no sheets.
jest.mock('../../../src/components/email/adoptStylesheet', () => ({ adoptStylesheet: jest.fn() }));

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

describe('a blank editor', () => {
  it('makes room for a mail that is taken back, and lets it be', async () => {
    const { user, store, text } = await openDock(OPEN);
    await text();
    const mail = sampleMail({ key: 'answer:7', messageId: '7', content: sampleContent('Segue hoje.') });
    const returned = { ...IN, text: '', quoted: null, mail };
    act(() => void store.dispatch(discarded({ clientMsgId: 'c1', returned })));
    await waitFor(async () => expect(await text()).toHaveTextContent('Segue hoje.'));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(store.getState().drafts.byConversation['1001']?.mails).toMatchObject([{ content: mail.content }]);
  });

  it('drops no draft that it neither began with nor kept', async () => {
    const { user, store, text } = await openDock(OPEN);
    await text();
    act(() => void store.dispatch(draftOf('Segue hoje.')));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('Rascunho não enviado')).toBeVisible();
  });
});

it('what was typed a moment before its conversation is transferred is in the draft, and the editor closes', async () => {
  const { user, store, text } = await openDock(OPEN, draftOf('Segue hoje.'));
  await text();
  await user.type(screen.getByRole('textbox', { name: 'Assunto' }), '!');
  act(() => void store.dispatch(transferred({ ...IN, to: { kind: 'queue', queue: 'Vendas' } })));
  const { byConversation, writing } = store.getState().drafts;
  expect(writing).toBeNull();
  expect(byConversation['1001']?.mails).toMatchObject([{ subject: 'Re: Fatura!' }]);
});

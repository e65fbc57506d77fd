import { screen, within } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import { ConversationView } from '../../../src/components/chat/ConversationView';
import { openRequested } from '../../../src/store/conversations/actions';
import { mailOpenRequested } from '../../../src/store/drafts/actions';
import { loaded } from '../../../src/store/messages/actions';
import { giveLayout } from '../../support/layout';
import { mailFacts } from '../../support/mailBench';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleMessage } from '../../support/samples';

// jsdom makes no sheets.
jest.mock('../../../src/components/email/adoptStylesheet', () => ({ adoptStylesheet: jest.fn() }));

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const IN = { conversationId: '1001' };

const MAIL = sampleMessage({ id: '7', queueType: 4, subject: 'Nota', text: 'Cadê a nota?' });

const OPEN = mailOpenRequested({ ...IN, key: 'answer:7', kind: 'answer', messageId: '7', toAll: false });

it('the form of a tool that Escape closed begins with what was filled in, another tool with nothing', async () => {
  const { user } = renderWithStore(
    <>
      <ConversationView />
      <Dialogs />
    </>,
    { facts: [...mailFacts(), loaded({ ...IN, messages: [MAIL] }), openRequested(IN), OPEN] },
  );
  const editor = await screen.findByRole('dialog', { name: 'Responder e-mail' });
  const link = await within(editor).findByRole('button', { name: 'Link' });
  const address = () => screen.findByRole('textbox', { name: 'Endereço' });
  await user.click(link);
  await user.type(await address(), 'exemplo.com.br/nota');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Endereço' })).toBeNull();

  await user.click(link);
  expect(await address()).toHaveValue('exemplo.com.br/nota');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Imagem' }));
  expect(await screen.findByRole('textbox', { name: 'Endereço da imagem' })).toHaveValue('');
});

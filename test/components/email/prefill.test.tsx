import { act, screen, waitFor, within } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import { MediaContext, mediaBelow } from '../../../src/components/chat/media';
import { createOpenRequested } from '../../../src/store/conversations/actions';
import * as drafts from '../../../src/store/drafts/actions';
import { selectMailDrafts } from '../../../src/store/drafts/selectors';
import { mailPlaceRequested } from '../../../src/store/layout/actions';
import { sendMailRequested } from '../../../src/store/messages/actions';
import { mailFacts } from '../../support/mailBench';
import { renderWithStore } from '../../support/renderWithStore';

// jsdom draws nothing: axe asks how wide letters are.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const IN = { conversationId: '1001' };

const PREFILL = {
  to: ['rui@exemplo.com'],
  cc: ['fiscal@exemplo.com', 'RUI@exemplo.com'],
  bcc: ['arquivo@exemplo.com'],
  subject: 'Boleto',
  body: 'Bom dia,\n<b>segue</b> o boleto.',
};

async function open() {
  const view = renderWithStore(
    <MediaContext value={mediaBelow('https://centro.exemplo:8004')}>
      <Dialogs />
    </MediaContext>,
    {
      facts: [
        ...mailFacts(),
        mailPlaceRequested({ agent: 'ana', place: 'popup' }),
        drafts.mailRequired({ ...IN, prefill: PREFILL }),
      ],
    },
  );
  const dialog = within(await screen.findByRole('dialog'));
  const text = await dialog.findByRole('textbox', { name: 'Mensagem' });
  return { ...view, dialog, text };
}

it('a mail that a link began shows everybody it goes to, and its text as plain text', async () => {
  const { dialog, text, user, dispatched } = await open();
  expect(text).toHaveTextContent('Bom dia,<b>segue</b> o boleto.');
  expect(dialog.getByText('arquivo@exemplo.com')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  const [sent] = dispatched.filter(sendMailRequested.match).map(({ payload }) => payload);
  expect(sent?.mail.to).toContain('rui@exemplo.com');
  expect(sent?.mail).toMatchObject({ cc: ['fiscal@exemplo.com'], bcc: ['arquivo@exemplo.com'], files: [] });
  expect(sent?.plainText).toBe('Bom dia,\n<b>segue</b> o boleto.');
});

it('is kept as a draft when it is left, though nothing was typed', async () => {
  const { store } = await open();
  act(() => void store.dispatch(drafts.mailCloseRequested()));
  await waitFor(() => {
    const [kept] = selectMailDrafts(store.getState(), IN.conversationId);
    expect(kept).toMatchObject({ kind: 'first', cc: ['fiscal@exemplo.com'], bcc: ['arquivo@exemplo.com'] });
  });
});

it('the dialog takes the subject of the link that led to it; another link of the same address has its own', async () => {
  const { store } = renderWithStore(<Dialogs />, { facts: mailFacts() });
  const whom = { kind: 'email', name: '', address: 'ana@exemplo.com', contactId: null } as const;
  const follow = (subject: string) => {
    act(() => void store.dispatch(createOpenRequested({ ...whom, prefill: { ...PREFILL, subject } })));
  };
  follow('Boleto');
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo e-mail' }));
  expect(dialog.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Boleto');
  follow('Nota');
  expect(dialog.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Nota');
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { MediaContext, mediaBelow } from '../../../src/components/chat/media';
import { Dialogs } from '../../../src/app/dialogs';
import { openRequested, repliesLoaded } from '../../../src/store/cannedReplies/actions';
import * as drafts from '../../../src/store/drafts/actions';
import type { MailDraft } from '../../../src/store/drafts/types';
import { mailPlaceRequested } from '../../../src/store/layout/actions';
import { loaded, sendMailRequested } from '../../../src/store/messages/actions';
import { loaded as queuesLoaded } from '../../../src/store/queues/actions';
import { violations } from '../../support/axe';
import { mailFacts } from '../../support/mailBench';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleContent, sampleMail } from '../../support/sampleMail';
import { sampleMessage } from '../../support/samples';

// jsdom lays nothing out: a caret has no place.
jest.mock('../../../src/components/email/editor/useCaretInView', () => ({ useCaretInView: jest.fn() }));

// jsdom draws nothing: axe asks how wide letters are.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const IN = { conversationId: '1001' };

const MAIL = sampleMessage({
  id: '7',
  queueType: 4,
  subject: 'Nota',
  text: '<p>Cadê a <b>nota</b>?</p>',
  envelope: {
    from: 'Maria Souza <maria@exemplo.com>',
    to: ['sac@exemplo.com', 'chefe@exemplo.com'],
    cc: ['fiscal@exemplo.com'],
    bcc: [],
  },
  attachments: [
    {
      fileName: 'nota.pdf',
      mimeType: 'application/pdf',
      path: '/anexos/nota.pdf',
      bytes: 9,
      width: null,
      height: null,
      seconds: null,
    },
  ],
});

const ANSWER = { ...IN, key: 'answer:7', kind: 'answer', messageId: '7', toAll: false } as const;
const FORWARD = { ...IN, key: 'forward:7', kind: 'forward', messageId: '7', toAll: false } as const;

/** A draft of the answer with this text. */
function written(text: string, fields: Partial<MailDraft> = {}): UnknownAction {
  const about = { key: ANSWER.key, messageId: ANSWER.messageId, subject: 'Re: Nota' };
  const mail = { ...sampleMail({ ...about, content: sampleContent(text) }), savedAt: 1, ...fields };
  return drafts.restored({ drafts: [{ ...IN, text: '', quoted: null, mails: [mail], savedAt: 1 }] });
}

async function open(writing: Parameters<typeof drafts.mailOpenRequested>[0], ...facts: UnknownAction[]) {
  const view = renderWithStore(
    <MediaContext value={mediaBelow('https://centro.exemplo:8004')}>
      <Dialogs />
    </MediaContext>,
    {
      facts: [
        ...mailFacts(),
        loaded({ ...IN, messages: [MAIL] }),
        mailPlaceRequested({ agent: 'ana', place: 'popup' }),
        ...facts,
        drafts.mailOpenRequested(writing),
      ],
    },
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Mensagem' });
  const send = () => view.user.click(dialog.getByRole('button', { name: 'Enviar' }));
  const sent = () => view.dispatched.filter(sendMailRequested.match).map(({ payload }) => payload);
  return { ...view, dialog, send, sent };
}

const chips = () =>
  screen.getAllByRole('list', { name: 'Endereços' }).map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );

describe('the editor of an e-mail', () => {
  it('answers who wrote, with what is answered below', async () => {
    const { dialog, send, sent } = await open(ANSWER, written('Segue hoje.'));
    expect(screen.getByRole('dialog', { name: 'Responder e-mail' })).toBeVisible();
    expect(chips()).toEqual([['maria@exemplo.com']]);
    expect(dialog.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Re: Nota');
    await send();
    expect(sent()).toMatchObject([{ ...IN, mail: { to: ['maria@exemplo.com'], messageId: '7' } }]);
    expect(sent()[0]?.html).toMatch(/Segue hoje\.[\s\S]*<b>nota<\/b>/u);
  });

  // jsdom draws no window that closes slowly: what is pressed before React draws again meets the same form.
  it('is sent once, however often the keys are pressed while its window closes', async () => {
    const { dialog, sent } = await open(ANSWER, written('Segue hoje.'));
    const subject = dialog.getByRole('textbox', { name: 'Assunto' });
    act(() => {
      for (let press = 0; press < 2; press += 1) fireEvent.keyDown(subject, { key: 'Enter', ctrlKey: true });
    });
    expect(sent()).toHaveLength(1);
  });

  it('is not sent once it was given up', async () => {
    const { dialog, user, sent } = await open(ANSWER, written('Segue hoje.'));
    const subject = dialog.getByRole('textbox', { name: 'Assunto' });
    await user.click(dialog.getByRole('button', { name: 'Descartar rascunho' }));
    const drop = await screen.findByRole('button', { name: 'Descartar mesmo?' });
    act(() => {
      fireEvent.click(drop);
      fireEvent.keyDown(subject, { key: 'Enter', ctrlKey: true });
    });
    expect(sent()).toEqual([]);
  });

  it('asks once about a place that nothing was put into, in the text or the subject', async () => {
    const { send, sent, user, dialog } = await open(ANSWER, written('Seu pedido {{pedido}} saiu.'));
    await send();
    expect(screen.getByText('Falta preencher {{pedido}}. Enviar de novo manda assim mesmo.')).toBeVisible();
    await user.click(dialog.getByRole('textbox', { name: 'Assunto' }));
    // Two such signs type one.
    await user.keyboard(' {{{{nome}}');
    await send();
    expect(sent()).toEqual([]);
    await send();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.plainText).toContain('{{pedido}}');
  });

  it('has no serious accessibility violation', async () => {
    await open(ANSWER);
    expect(await violations()).toEqual([]);
  });

  it('leaves what is answered out where the agent unticks it', async () => {
    const { dialog, user, send, sent } = await open(ANSWER, written('Segue hoje.'));
    await user.click(dialog.getByRole('checkbox', { name: 'Incluir a mensagem original' }));
    await send();
    expect(sent()[0]?.html).not.toContain('nota');
  });

  it('answers everybody but the queue itself, and holds a wrong address back', async () => {
    const { dialog, user, send, sent } = await open({ ...ANSWER, toAll: true }, written('Segue.'));
    expect(chips()).toEqual([['maria@exemplo.com', 'chefe@exemplo.com'], ['fiscal@exemplo.com']]);
    await user.type(dialog.getByRole('combobox', { name: 'Cc' }), 'torto{Enter}');
    await send();
    expect(dialog.getByText('Endereço inválido: torto')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remover torto' }));
    await send();
    expect(sent()).toMatchObject([{ mail: { cc: ['fiscal@exemplo.com'] } }]);
  });

  it('answers everybody but the queue that the mail came to before a transfer', async () => {
    const queue = { type: 4, mustClassify: false, instances: [] };
    const queues = [
      { ...queue, name: 'E-mail SAC', email: 'sac@exemplo.com' },
      { ...queue, name: 'Vendas', email: 'vendas@exemplo.com' },
    ];
    const to = ['vendas@exemplo.com', 'chefe@exemplo.com'];
    const envelope = { from: 'maria@exemplo.com', to, cc: [], bcc: [] };
    const mail = loaded({ ...IN, messages: [{ ...MAIL, queue: 'Vendas', envelope }] });
    await open({ ...ANSWER, toAll: true }, queuesLoaded({ queues }), mail);
    expect(chips()).toEqual([['maria@exemplo.com', 'chefe@exemplo.com']]);
  });

  it.each(['alerta@servidor-ti', 'a@b.xn--p1ai', 'joão@exemplo.com'])('answers %s', async (from) => {
    const envelope = { from, to: ['sac@exemplo.com'], cc: [], bcc: [] };
    const mail = loaded({ ...IN, messages: [{ ...MAIL, envelope }] });
    const { send, sent } = await open(ANSWER, mail, written('Segue.', { to: [from] }));
    expect(chips()).toEqual([[from]]);
    await send();
    expect(sent()).toMatchObject([{ mail: { to: [from] } }]);
  });

  it('hands a mail on once it says to whom and why, with the files that are left in', async () => {
    const { dialog, user, send, sent } = await open(FORWARD);
    await send();
    expect(dialog.getByText('Campo obrigatório')).toBeVisible();
    expect(dialog.getByText('Mensagem: Campo obrigatório')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remover nota.pdf' }));
    expect(dialog.queryByRole('list', { name: 'Anexos' })).toBeNull();
  });

  it('keeps what was changed when it is closed, and asks before it gives a draft up', async () => {
    const { dialog, user, dispatched, store } = await open(ANSWER, written('Segue.'));
    await user.type(dialog.getByRole('textbox', { name: 'Assunto' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    const kept = dispatched.filter(drafts.mailKeepRequested.match);
    expect(kept.at(-1)?.payload.mail).toMatchObject({ key: 'answer:7', subject: 'Re: Nota!' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    act(() => void store.dispatch(drafts.mailOpenRequested(ANSWER)));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Re: Nota!');
    await user.click(again.getByRole('button', { name: 'Descartar rascunho' }));
    expect(dispatched.filter(drafts.mailDropRequested.match)).toEqual([]);
    await user.click(again.getByRole('button', { name: 'Descartar mesmo?' }));
    expect(dispatched.filter(drafts.mailDropRequested.match)).toMatchObject([
      { payload: { ...IN, key: 'answer:7' } },
    ]);
  });

  it.each([
    ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'the editor goes without a blur',
      (store: Awaited<ReturnType<typeof open>>['store']) => store.dispatch(drafts.mailCloseRequested()),
    ],
  ])('keeps an address that is half typed when %s', async (_when, leave) => {
    const { dialog, user, store } = await open(ANSWER, written('Segue.'));
    await user.type(dialog.getByRole('combobox', { name: 'Cc' }), 'chefe@exem');
    act(() => void leave(store));
    await waitFor(() =>
      expect(store.getState().drafts.byConversation['1001']?.mails).toMatchObject([{ cc: ['chefe@exem'] }]),
    );
  });

  it('takes a canned reply by Ctrl+Enter into the mail, which stays', async () => {
    const items = [{ name: 'Prazo', text: 'O prazo é de 5 dias úteis.' }];
    const replies = repliesLoaded({ queue: 'E-mail SAC', items });
    const { dialog, user, store, sent } = await open(ANSWER, written('Segue.'), replies);
    act(() => void store.dispatch(openRequested({ kind: 'replies', ...IN })));
    const search = await screen.findByRole('combobox', { name: 'Pesquisar respostas' });
    await user.type(search, 'pra{Control>}{Enter}{/Control}');
    expect(sent()).toEqual([]);
    const text = dialog.getByRole('textbox', { name: 'Mensagem' });
    await waitFor(() => expect(text).toHaveTextContent('O prazo é de 5 dias úteis.'));
  });

  it('says that a draft was damaged, until it is changed', async () => {
    const { dialog, send, sent } = await open(ANSWER, written('Segue.', { isMended: true }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Este rascunho estava danificado neste navegador');
    await send();
    expect(sent()[0]?.mail).not.toHaveProperty('isMended');
  });
});

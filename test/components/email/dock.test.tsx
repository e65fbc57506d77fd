import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { assigned, openRequested } from '../../../src/store/conversations/actions';
import * as drafts from '../../../src/store/drafts/actions';
import { mailHeightRequested, mailPlaceRequested } from '../../../src/store/layout/actions';
import { sendMailRequested } from '../../../src/store/messages/actions';
import { mailSignatureRequested } from '../../../src/store/ui/actions';
import { violations } from '../../support/axe';
import { giveLayout } from '../../support/layout';
import { draftOf, IN, OPEN, openDock } from '../../support/mailDock';
import { sampleConversation } from '../../support/samples';

// jsdom makes no sheets.
jest.mock('../../../src/components/email/adoptStylesheet', () => ({ adoptStylesheet: jest.fn() }));

// jsdom draws nothing: axe asks how wide letters are.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const DRAFT = draftOf('Segue hoje.');

describe('the editor below the thread', () => {
  it('leaves the mail to be read, and lets the agent out', async () => {
    const { user, editor, text } = await openDock();
    const [answer] = await screen.findAllByRole('button', { name: 'Responder' });
    if (answer === undefined) throw new Error('Nothing to answer with');
    await user.click(answer);
    expect(await editor()).not.toHaveAttribute('aria-modal');
    expect(await text()).toBeVisible();
    expect(screen.getByRole('article')).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
  });

  it('is left by Escape with a draft, and gives the focus back', async () => {
    const { user, store, text } = await openDock();
    const answer = (await screen.findAllByRole('button', { name: 'Responder' })).at(-1);
    if (answer === undefined) throw new Error('Nothing to answer with');
    await user.click(answer);
    await text();
    await user.type(screen.getByRole('textbox', { name: 'Assunto' }), '!');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().drafts.byConversation['1001']?.mails).toMatchObject([{ key: 'answer:7' }]);
    expect(screen.getByText('Rascunho não enviado')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Responder' })).toContain(document.activeElement),
    );
  });

  it('is left by Escape from the text, too', async () => {
    const { text } = await openDock(OPEN, DRAFT);
    // The library of the text takes this key for itself.
    fireEvent.keyDown(await text(), { key: 'Escape', keyCode: 27, which: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Rascunho não enviado')).toBeVisible();
  });

  it('goes into a window and back with what was typed a moment ago', async () => {
    const { user, text } = await openDock(OPEN, DRAFT);
    await text();
    const subject = () => screen.findByRole('textbox', { name: 'Assunto' });
    await user.type(await subject(), '!');
    await user.click(screen.getByRole('button', { name: 'Abrir em uma janela' }));
    await screen.findByRole('button', { name: 'Escrever abaixo da conversa' });
    await text();
    expect(await subject()).toHaveValue('Re: Fatura!');
    await user.type(await subject(), '?');
    await user.click(screen.getByRole('button', { name: 'Escrever abaixo da conversa' }));
    await screen.findByRole('button', { name: 'Abrir em uma janela' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Re: Fatura!?'));
  });

  it('goes to everybody where the agent asks for that while it is written, with what was typed a moment ago', async () => {
    const { user, editor, text } = await openDock(OPEN, DRAFT);
    await text();
    await user.type(screen.getByRole('textbox', { name: 'Assunto' }), '!');
    const all = within(screen.getByRole('article')).getByRole('button', { name: 'Responder a todos' });
    await user.click(all);
    const dock = within(await editor());
    await waitFor(() => expect(dock.getByText('fiscal@exemplo.com')).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Re: Fatura!');
    expect(await text()).toHaveTextContent('Segue hoje.');
    await user.click(dock.getByRole('button', { name: 'Remover fiscal@exemplo.com' }));
    await waitFor(() => expect(dock.queryByText('fiscal@exemplo.com')).toBeNull());
    await user.click(all);
    await waitFor(() => expect(dock.getByText('fiscal@exemplo.com')).toBeVisible());
  });

  it('keeps a draft once, however often the focus moves', async () => {
    const { user, dispatched, text } = await openDock(OPEN, DRAFT);
    await text();
    await user.type(screen.getByRole('textbox', { name: 'Assunto' }), '!');
    await user.tab();
    const kept = () => dispatched.filter(drafts.mailKeepRequested.match);
    const before = kept().length;
    for (let step = 0; step < 6; step += 1) await user.tab();
    expect(kept()).toHaveLength(before);
    expect(kept().at(-1)?.payload.mail.subject).toBe('Re: Fatura!');
  });

  it('is there with what was written when the agent comes back from another conversation', async () => {
    const other = sampleConversation({ id: '1002', queue: 'E-mail SAC', queueType: 4 });
    const { store, text } = await openDock(assigned({ conversation: other, reason: '' }), OPEN, DRAFT);
    expect(await text()).toHaveTextContent('Segue hoje.');
    store.dispatch(openRequested({ conversationId: '1002' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    store.dispatch(openRequested(IN));
    expect(await text()).toHaveTextContent('Segue hoje.');
  });

  it('is all there is of its draft while it is open', async () => {
    const { user, text } = await openDock(OPEN, DRAFT);
    await text();
    expect(screen.queryByText('Rascunho não enviado')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('Rascunho não enviado')).toBeVisible();
  });

  it('is as high as the agent draws it, by keys as well', async () => {
    const { user, dispatched, editor } = await openDock(OPEN);
    expect((await editor()).style.height).toBe('40%');
    screen.getByRole('separator', { name: 'Altura do editor' }).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect((await editor()).style.height).toBe('50%');
    await user.keyboard('{End}');
    expect(screen.getByRole('separator')).toHaveAttribute('aria-valuenow', '80');
    fireEvent.doubleClick(screen.getByRole('separator'));
    expect((await editor()).style.height).toBe('40%');
    expect(dispatched.filter(mailHeightRequested.match).at(-1)?.payload).toEqual({
      agent: 'ana',
      percent: null,
    });
  });

  it('is drawn by its edge', async () => {
    const { dispatched, editor } = await openDock(OPEN);
    await editor();
    const edge = screen.getByRole('separator', { name: 'Altura do editor' });
    // jsdom has no pointer to capture, and no events of its own for one.
    edge.setPointerCapture = () => undefined;
    const pane = edge.closest('.chat');
    if (pane === null) throw new Error('No conversation around it');
    Object.defineProperty(pane, 'clientHeight', { value: 800 });
    const at = (kind: string, clientY: number) =>
      fireEvent(edge, new MouseEvent(kind, { bubbles: true, button: 0, clientY }));
    at('pointerdown', 500);
    at('pointermove', 420);
    expect((await editor()).style.height).toBe('50%');
    expect(dispatched.filter(mailHeightRequested.match)).toEqual([]);
    at('pointermove', 340);
    at('pointerup', 340);
    expect(dispatched.filter(mailHeightRequested.match)).toMatchObject([{ payload: { percent: 60 } }]);
  });

  it('takes all of the height or a window of its own, as the agent likes, and what was written goes along', async () => {
    const { user, editor, text } = await openDock(OPEN, DRAFT);
    await text();
    await user.click(screen.getByRole('button', { name: 'Altura total' }));
    expect(screen.getByRole('button', { name: 'Altura total' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('separator', { name: 'Altura do editor' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abrir em uma janela' }));
    await waitFor(async () => expect(await editor()).toHaveAttribute('aria-modal', 'true'));
    expect(await text()).toHaveTextContent('Segue hoje.');
    await user.click(screen.getByRole('button', { name: 'Escrever abaixo da conversa' }));
    await waitFor(async () => expect(await editor()).not.toHaveAttribute('aria-modal'));
    expect(await text()).toHaveTextContent('Segue hoje.');
  });

  it('begins with the signature, which alone is no mail and no draft', async () => {
    const signs = mailSignatureRequested({ agent: 'ana', signature: 'Ana Lima' });
    const { user, dispatched, editor, store, text } = await openDock(signs, OPEN);
    expect(await text()).toHaveTextContent('Ana Lima');
    await user.click(within(await editor()).getByRole('button', { name: 'Enviar' }));
    expect(screen.getByText('Mensagem: Campo obrigatório')).toBeVisible();
    await user.click(within(await editor()).getByRole('button', { name: 'Fechar' }));
    expect(dispatched.filter(drafts.mailKeepRequested.match)).toEqual([]);
    act(() => void store.dispatch(OPEN));
    expect((await text()).textContent).toBe('Ana Lima');
  });

  it('holds an empty mail back, also one whose signature was taken out', async () => {
    const signs = mailSignatureRequested({ agent: 'ana', signature: 'Ana Lima' });
    const { user, dispatched, editor, text } = await openDock(signs, OPEN, draftOf(' '));
    expect(await text()).not.toHaveTextContent('Ana Lima');
    await user.click(within(await editor()).getByRole('button', { name: 'Enviar' }));
    expect(screen.getByText('Mensagem: Campo obrigatório')).toBeVisible();
    expect(dispatched.filter(sendMailRequested.match)).toEqual([]);
  });

  it('signs a draft no second time', async () => {
    const signs = mailSignatureRequested({ agent: 'ana', signature: 'Ana Lima' });
    const { text } = await openDock(signs, OPEN, DRAFT);
    expect((await text()).textContent).toBe('Segue hoje.');
  });

  it('sends the signature above what is answered', async () => {
    const signs = mailSignatureRequested({ agent: 'ana', signature: 'Ana Lima' });
    const { user, dispatched, editor, text } = await openDock(signs, OPEN);
    await text();
    const files = [new File(['x'], 'a.pdf', { type: 'application/pdf' })];
    fireEvent.paste(await text(), {
      clipboardData: { files, types: ['Files'], items: [], getData: () => '' },
    });
    await user.click(within(await editor()).getByRole('button', { name: 'Enviar' }));
    const [sent] = dispatched.filter(sendMailRequested.match);
    expect(sent?.payload.plainText).toMatch(/^Ana Lima\n\n[\s\S]*> Cadê a nota\?$/u);
    expect(sent?.payload.html).toMatch(/Ana Lima[\s\S]*Cadê a nota/u);
  });

  it('keeps what is pasted into it from the conversation around it', async () => {
    const { dispatched, text } = await openDock(OPEN);
    const files = [new File(['x'], 'a.pdf', { type: 'application/pdf' })];
    fireEvent.paste(await text(), {
      clipboardData: { files, types: ['Files'], items: [], getData: () => '' },
    });
    expect(await screen.findByText('a.pdf')).toBeVisible();
    expect(dispatched.filter(drafts.mailOpenRequested.match)).toEqual([]);
  });

  it('sends from where it stands', async () => {
    const { user, dispatched, editor, text } = await openDock(
      mailPlaceRequested({ agent: 'ana', place: 'full' }),
      OPEN,
      DRAFT,
    );
    await text();
    await user.click(within(await editor()).getByRole('button', { name: 'Enviar' }));
    expect(dispatched.filter(sendMailRequested.match)).toMatchObject([
      { payload: { ...IN, mail: { key: 'answer:7' } } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

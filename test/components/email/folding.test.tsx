import { act, screen, waitFor, within } from '@testing-library/react';
import { loaded as conversationsLoaded } from '../../../src/store/conversations/actions';
import { received } from '../../../src/store/messages/actions';
import type { Message } from '../../../src/store/messages/types';
import { giveLayout } from '../../support/layout';
import { mine, openChat } from '../../support/openChat';
import { sampleConversation, sampleMessage } from '../../support/samples';

// jsdom makes no sheets.
jest.mock('../../../src/components/email/adoptStylesheet', () => ({ adoptStylesheet: jest.fn() }));

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const envelope = { from: 'Maria Souza <maria@exemplo.com>', to: ['sac@exemplo.com.br'], cc: [], bcc: [] };

const mail = (id: string, text: string, fields: Partial<Message> = {}): Message =>
  sampleMessage({ id, text, queueType: 4, envelope, subject: 'Fatura', ...fields });

const thread = [
  mail('1', '<p>Segue a <b>fatura</b></p>', {
    attachments: [
      {
        path: '/a.pdf',
        mimeType: 'application/pdf',
        fileName: 'a.pdf',
        bytes: 9,
        width: null,
        height: null,
        seconds: null,
      },
    ],
  }),
  mine({ id: '2', queueType: 4, text: 'Recebido', status: 'seen', envelope }),
  mail('3', 'Obrigada'),
];

async function cards(count: number): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
  return screen.getAllByRole('article');
}

/** Of each mail whether it is unfolded. */
const unfolded = () =>
  screen
    .getAllByRole('article')
    .map((one) => one.querySelector('.mail__toggle')?.getAttribute('aria-expanded') === 'true');

function toggle(index: number): HTMLElement {
  const button = screen.getAllByRole('article')[index]?.querySelector<HTMLElement>('.mail__toggle');
  if (button === null || button === undefined) throw new Error('No toggle');
  return button;
}

describe('a thread of mails', () => {
  it('shows all but the newest as one row: who, the first line, that there are files, and when', async () => {
    openChat(thread);
    const [first] = await cards(3);
    expect(unfolded()).toEqual([false, false, true]);
    if (first === undefined) throw new Error('No card');
    expect(
      within(first).getByRole('button', { name: 'Maria Souza Segue a fatura', expanded: false }),
    ).toBeVisible();
    expect(within(first).getByRole('img', { name: 'Anexos' })).toBeVisible();
    expect(within(first).getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/u)).toBeVisible();
    expect(first.querySelector('iframe')).toBeNull();
    expect(within(first).queryByRole('button', { name: 'Responder' })).not.toBeInTheDocument();
  });

  it('unfolds one by a press or Enter, and folds it again', async () => {
    const { user } = openChat(thread);
    const [first, second] = await cards(3);
    await user.click(toggle(0));
    expect(unfolded()).toEqual([true, false, true]);
    await waitFor(() => expect(first?.querySelector('iframe')).not.toBeNull());
    act(() => second?.focus());
    await user.keyboard('{Enter}');
    expect(unfolded()).toEqual([true, true, true]);
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(unfolded()).toEqual([false, false, true]);
    expect(first).toHaveFocus();
  });

  it('leads on by arrows from what was pressed', async () => {
    const { user } = openChat(thread);
    const [, , last] = await cards(3);
    await user.click(toggle(1));
    await user.keyboard('{ArrowDown}');
    expect(last).toHaveFocus();
  });

  it('unfolds and folds all at once, from three mails on', async () => {
    const { user } = openChat(thread);
    await cards(3);
    expect(await screen.findByText('3 e-mails')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Expandir todos' }));
    expect(unfolded()).toEqual([true, true, true]);
    await user.click(screen.getByRole('button', { name: 'Recolher todos' }));
    expect(unfolded()).toEqual([false, false, false]);
  });

  it('of two has no such button', async () => {
    openChat(thread.slice(1));
    await cards(2);
    expect(screen.queryByRole('button', { name: 'Expandir todos' })).not.toBeInTheDocument();
  });

  it('shows what is unread, and what comes while it is read, without folding what was open', async () => {
    const unread = [...thread, mail('4', 'Mais uma'), mail('5', 'E outra')];
    const { store } = openChat(
      unread,
      conversationsLoaded({ conversations: [sampleConversation({ unread: 2 })] }),
    );
    await cards(5);
    expect(unfolded()).toEqual([false, false, false, true, true]);
    act(() => {
      store.dispatch(received({ message: mail('6', 'Agora'), conversation: null }));
    });
    await cards(6);
    expect(unfolded()).toEqual([false, false, false, true, true, true]);
  });

  it('shows what did not reach anybody', async () => {
    const lost = mine({
      id: '2',
      queueType: 4,
      text: 'Perdido',
      status: 'pending',
      errorText: 'Caixa cheia',
      envelope,
    });
    openChat(thread.with(1, lost));
    await cards(3);
    expect(unfolded()).toEqual([false, true, true]);
    expect(screen.getByText('Caixa cheia')).toBeVisible();
  });

  it('unfolds what words are found in, as the search comes to it', async () => {
    const { user } = openChat(thread);
    await cards(3);
    await user.click(screen.getByRole('button', { name: 'Pesquisar na conversa' }));
    const box = await screen.findByRole('searchbox', { name: 'Pesquisar na conversa' });
    await user.type(box, 'fatura');
    await waitFor(() => expect(unfolded()).toEqual([true, false, true]));
  });
});

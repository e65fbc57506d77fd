import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mailOpenRequested } from '../../../src/store/drafts/actions';
import type { Message } from '../../../src/store/messages/types';
import { themeRequested } from '../../../src/store/ui/actions';
import { violations } from '../../support/axe';
import { giveLayout } from '../../support/layout';
import { mine, openChat } from '../../support/openChat';
import { sampleMessage } from '../../support/samples';

// jsdom makes no sheets.
jest.mock('../../../src/components/email/adoptStylesheet', () => ({ adoptStylesheet: jest.fn() }));

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

// jsdom draws nothing: axe asks how wide letters are.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const SENDER = 'maria@exemplo.com';

const envelope = {
  from: 'Maria Souza <Maria@exemplo.com>',
  to: ['sac@exemplo.com.br', 'outra@exemplo.com'],
  cc: ['chefe@exemplo.com'],
  bcc: [],
};

const REMOTE = '<p>Veja</p><img src="https://alheio.exemplo/a.png">';

function mail(fields: Partial<Message> = {}): Message {
  return sampleMessage({ queueType: 4, envelope, subject: 'Pedido 48213', ...fields });
}

async function cards(count: number): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
  return screen.getAllByRole('article');
}

async function card(): Promise<HTMLElement> {
  const [first] = await cards(1);
  if (first === undefined) throw new Error('No card');
  return first;
}

/** The way to fold or unfold a card, and all of them at once. */
const toggle = (element: HTMLElement | undefined) =>
  within(element ?? document.body).getByRole('button', { expanded: false, name: /^(?!Mostrar)/u });
const expandAll = () => screen.findByRole('button', { name: 'Expandir todos' });

/** What the frame of a card shows. */
async function inside(element: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const root = element
      .querySelector('iframe')
      ?.contentDocument?.querySelector<HTMLElement>('.console-mail');
    if (root === null || root === undefined) throw new Error('Nothing is drawn');
    return root;
  });
}

describe('an e-mail', () => {
  it('says who wrote it, when, to whom and about what, and shows its HTML in a frame that can do nothing', async () => {
    openChat([mail({ text: '<p>Bom <b>dia</b></p><script>window.hacked = 1</script>' })]);
    const element = await card();
    expect(element).toHaveAccessibleName(/^Maria Souza, \d\d:\d\d: /u);
    expect(within(element).getByText('Maria@exemplo.com')).toBeVisible();
    expect(within(element).getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/u)).toBeVisible();
    expect(within(element).getByText('Para sac@exemplo.com.br +1 · Cc (1)')).toBeVisible();
    expect(within(element).getByText('chefe@exemplo.com')).toBeInTheDocument();
    expect(within(element).getByRole('heading', { name: 'Pedido 48213' })).toBeVisible();
    const frame = within(element).getByTitle('E-mail de Maria Souza');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining("default-src 'none'"));
    expect((await inside(element)).innerHTML).toBe('<p>Bom <b>dia</b></p>');
    expect(window).not.toHaveProperty('hacked');
    expect(await violations(document.body)).toEqual([]);
  });

  it('shows the text of one that cannot be made harmless, with a word', async () => {
    const frames = '<frameset cols="50%,50%"><frame src="https://alheio.exemplo/a">';
    const { user } = openChat([
      mail({
        id: '1',
        text: `<html>${frames}<noframes>Segue a <b>proposta</b></noframes></frameset></html>`,
      }),
      mail({ id: '2', text: `${frames}</frameset>`, plainText: 'Texto à parte' }),
      mail({ id: '3', text: `${frames}</frameset>` }),
    ]);
    const [words, apart, empty] = await cards(3);
    await user.click(await expandAll());
    expect(words).toHaveTextContent('Não foi possível mostrar a formatação deste e-mail com segurança.');
    expect(words).toHaveTextContent('Segue a proposta');
    expect(apart).toHaveTextContent('Texto à parte');
    expect(empty).toHaveTextContent('e ele não traz texto.');
    expect(document.querySelector('iframe, frame')).toBeNull();
  });

  it('says that it was answered or handed on', async () => {
    const own = { queueType: 4, text: 'ok', status: 'seen' } as const;
    openChat([
      mail({ id: '1', providerId: '<a@b>', text: 'um' }),
      mail({ id: '2', providerId: '<c@d>', text: 'dois' }),
      mail({ id: '3', providerId: null, text: 'três' }),
      mine({ ...own, id: '4', repliesTo: '<a@b>' }),
      mine({ ...own, id: '5', repliesTo: '<c@d>', isForward: true }),
    ]);
    const all = await cards(5);
    const marks = all.map((one) => [...one.querySelectorAll('.mail__mark')].map((mark) => mark.textContent));
    expect(marks).toEqual([['Respondida'], ['Encaminhada'], [], [], ['Encaminhada']]);
  });

  it('says its subject only where it is another one', async () => {
    const { user } = openChat([
      mail({ id: '1', text: 'um' }),
      mine({ id: '2', queueType: 4, text: '<p>dois</p>', subject: 'Re: Pedido 48213', status: 'seen' }),
      mail({ id: '3', text: 'três', subject: 'ENC: outro' }),
    ]);
    const all = await cards(3);
    await user.click(await expandAll());
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Pedido 48213',
      'ENC: outro',
    ]);
    expect(within(all[1] ?? document.body).getByRole('img', { name: 'Lida' })).toBeVisible();
  });

  it('leaves remote images out until they are allowed, for the mail or for its sender', async () => {
    const { user, store } = openChat([mail({ text: REMOTE })]);
    const element = await card();
    expect((await inside(element)).querySelector('img')).not.toHaveAttribute('src');
    expect(within(element).getByText('1 imagem remota não foi carregada')).toBeVisible();
    await user.click(within(element).getByRole('button', { name: `Sempre mostrar as imagens de ${SENDER}` }));
    expect(Object.values(store.getState().ui.imageSenders)).toEqual([[SENDER]]);
    expect(element.querySelector('iframe')).toHaveAttribute(
      'srcdoc',
      expect.stringMatching(/img-src [^"]*https:"/u),
    );
    await user.click(within(element).getByRole('button', { name: 'Não mostrar mais' }));
    expect(Object.values(store.getState().ui.imageSenders)).toEqual([[]]);
    await user.click(within(element).getByRole('button', { name: 'Mostrar imagens' }));
    expect(within(element).queryByRole('button', { name: /imagens/u })).not.toBeInTheDocument();
    await waitFor(async () =>
      expect((await inside(element)).querySelector('img')).toHaveAttribute(
        'src',
        'https://alheio.exemplo/a.png',
      ),
    );
  });

  it('leads on from its head, and shows who wrote it in a colour of their own', async () => {
    const { user, dispatched } = openChat([
      mail({ id: '1', text: 'um' }),
      mine({ id: '2', queueType: 4, text: 'dois', status: 'seen' }),
    ]);
    const [theirs, own] = await cards(2);
    if (theirs === undefined || own === undefined) throw new Error('No cards');
    expect(theirs.querySelector('.mail__avatar')).toHaveTextContent('MS');
    expect(own.querySelector('.mail__avatar--agent')).toHaveTextContent('AL');
    expect(theirs.querySelector('.mail__avatar--agent')).toBeNull();
    await user.click(toggle(theirs));
    const head = theirs.querySelector('header');
    if (head === null) throw new Error('No head');
    for (const name of ['Responder', 'Responder a todos', 'Encaminhar'])
      await user.click(within(head).getByRole('button', { name }));
    expect(dispatched.filter(mailOpenRequested.match).map(({ payload }) => payload)).toMatchObject([
      { key: 'answer:1', kind: 'answer', toAll: false },
      { key: 'answer:1', kind: 'answer', toAll: true },
      { key: 'forward:1', kind: 'forward', toAll: false },
    ]);
  });

  it('stands on a dark ground in the dark for who wants that, and so does every other', async () => {
    const { user } = openChat(
      [mail({ id: '1', text: '<p>um</p>' }), mail({ id: '2', text: '<p>dois</p>' })],
      themeRequested({ theme: 'dark' }),
    );
    await cards(2);
    await user.click(toggle(screen.getAllByRole('article')[0]));
    const dark = () => document.querySelectorAll('.mail__body--dark').length;
    await waitFor(() => expect(document.querySelectorAll('.mail__body')).toHaveLength(2));
    expect(dark()).toBe(0);
    const [button] = screen.getAllByRole('button', { name: 'Fundo escuro' });
    if (button === undefined) throw new Error('Nothing to choose');
    await user.click(button);
    expect(dark()).toBe(2);
  });

  it('folds what it answers', async () => {
    const text = '<p>Sim</p><blockquote type="cite">Antes</blockquote>';
    const { user } = openChat([mail({ text })]);
    const element = await card();
    const quote = (await inside(element)).querySelector('.console-quote');
    expect(quote).not.toBeVisible();
    await user.click(within(element).getByRole('button', { name: 'Mostrar texto citado' }));
    expect(quote).toBeVisible();
    await user.click(within(element).getByRole('button', { name: 'Ocultar texto citado' }));
    expect(quote).not.toBeVisible();
  });

  it('without HTML is shown as text, with its links and its quote', async () => {
    const { user, dispatched } = openChat([
      mail({ text: 'Escreva a <a@b.com> ou tel:+551140028922\n\n> antes' }),
    ]);
    const element = await card();
    expect(element.querySelector('iframe')).toBeNull();
    expect(within(element).queryByText(/antes/u)).not.toBeInTheDocument();
    await user.click(within(element).getByRole('button', { name: 'Mostrar texto citado' }));
    expect(within(element).getByText(/> antes/u)).toBeVisible();
    await user.click(within(element).getByRole('link', { name: 'a@b.com' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/createOpenRequested',
      payload: { kind: 'email', address: 'a@b.com' },
    });
    await user.click(within(element).getByRole('link', { name: /5511/u }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/dialOpenRequested',
      payload: { number: '+551140028922' },
    });
  });

  it('hands keys and links to addresses out of its frame', async () => {
    const { dispatched } = openChat([mail({ text: '<p><a href="mailto:c@d.com">c</a></p>' })]);
    const element = await card();
    const root = await inside(element);
    const heard: string[] = [];
    document.addEventListener('keydown', ({ key, ctrlKey }) => heard.push(`${String(ctrlKey)} ${key}`));
    fireEvent.keyDown(root, { key: 'Escape', ctrlKey: true });
    expect(heard).toEqual(['true Escape']);
    const link = root.querySelector('a');
    if (link === null) throw new Error('No link');
    expect(fireEvent.click(link)).toBe(false);
    expect(dispatched.at(-1)).toMatchObject({ payload: { kind: 'email', address: 'c@d.com' } });
  });

  it('that was deleted shows nothing of itself', async () => {
    openChat([mail({ text: '<p>segredo</p>', status: 'deleted' })]);
    expect(await card()).toHaveTextContent('Mensagem apagada');
    expect((await card()).querySelector('iframe')).toBeNull();
  });
});

import { act, screen, within } from '@testing-library/react';
import { ConversationView } from '../../../../src/components/chat/ConversationView';
import type * as tokenizer from '../../../../src/components/chat/text/tokenize';
import { previewOf } from '../../../../src/components/chat/text/tokenize';
import * as conversations from '../../../../src/store/conversations/actions';
import * as messages from '../../../../src/store/messages/actions';
import { missingNotes, rowsMissing } from '../../../support/droppedRows';
import { giveLayout } from '../../../support/layout';
import { mine, OPEN, openChat } from '../../../support/openChat';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../../../support/samples';

jest.mock('../../../../src/components/chat/text/tokenize', () => {
  const real = jest.requireActual<typeof tokenizer>('../../../../src/components/chat/text/tokenize');
  // The real one, counted: a bubble asks for its label's words each time it renders.
  return { ...real, previewOf: jest.fn(real.previewOf) };
});

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

describe('the timeline', () => {
  it('shows messages in order, by day, grouped by sender, with text, time and delivery', () => {
    openChat([
      sampleMessage({ id: '1', text: 'Bom dia', sentAt: '2026-03-09T10:00:00-03:00' }),
      mine({ id: '2', text: 'Olá!', status: 'pending', sentAt: '2026-03-10T10:00:00-03:00' }),
      mine({ id: '3', text: 'Tudo *bem*?', status: 'sent', sentAt: '2026-03-10T10:01:00-03:00' }),
      mine({ id: '4', text: 'a', status: 'delivered', agent: 'Bruno', sentAt: '2026-03-10T10:02:00-03:00' }),
      mine({ id: '5', text: 'b', status: 'seen', agent: 'Bruno', sentAt: '2026-03-10T10:03:00-03:00' }),
      sampleMessage({
        id: '6',
        direction: 'system',
        text: 'Protocolo 1000',
        sentAt: '2026-03-10T10:04:00-03:00',
      }),
    ]);
    const log = screen.getByRole('log', { name: 'Mensagens' });
    const names = within(log)
      .getAllByRole('article')
      .map((article) => article.getAttribute('aria-label'));
    expect(names).toEqual([
      expect.stringMatching(/^Maria Souza, \d\d:\d\d: Bom dia$/u),
      expect.stringMatching(/^Você, .*: Olá!$/u),
      expect.stringMatching(/^Você, .*: Tudo bem\?$/u),
      expect.stringMatching(/^Bruno, .*: a$/u),
      expect.stringMatching(/^Bruno, .*: b$/u),
      expect.stringMatching(/^Aviso do sistema, .*: Protocolo 1000$/u),
    ]);
    expect(
      within(log)
        .getAllByRole('img')
        .map((img) => img.getAttribute('aria-label')),
    ).toEqual(['Pendente', 'Enviada', 'Entregue', 'Lida']);
    expect(within(log).getByText(/9 de março de 2026/u)).toBeVisible();
    expect(within(log).getByText(/10 de março de 2026/u)).toBeVisible();
    expect(within(log).getAllByText('Bruno')).toHaveLength(1);
    expect(within(log).getByText('bem').tagName).toBe('STRONG');
    const time = within(log).getAllByText(/^\d\d:\d\d$/u)[0];
    expect(time).toHaveAttribute('title', expect.stringMatching(/2026.*\d\d:\d\d:\d\d/u));
  });

  it('says the time once for messages of one sender in one minute, and of each in its name and its tooltip', () => {
    const at = (second: number) => `2026-03-10T10:00:${String(second).padStart(2, '0')}-03:00`;
    openChat([
      sampleMessage({ id: '1', text: 'Oi', sentAt: at(1) }),
      sampleMessage({ id: '2', text: 'Tudo bem?', sentAt: at(30) }),
      mine({ id: '3', text: 'Tudo', sentAt: at(40) }),
    ]);
    const log = screen.getByRole('log', { name: 'Mensagens' });
    expect(within(log).getAllByText(/^\d\d:\d\d$/u)).toHaveLength(2);
    const second = screen.getByRole('article', { name: /^Maria Souza, \d\d:\d\d: Tudo bem\?$/u });
    expect(within(second).queryByText(/^\d\d:\d\d$/u)).not.toBeInTheDocument();
    expect(within(second).getByTitle(/2026.*\d\d:00:30/u)).toHaveTextContent('Tudo bem?');
  });

  it('draws one to three emoji large, where a message has nothing else', () => {
    const { container } = openChat([
      sampleMessage({ id: '1', text: '🙏' }),
      sampleMessage({ id: '2', text: '🙏 obrigada' }),
      sampleMessage({ id: '3', text: '👍', errorText: 'Número inválido' }),
    ]);
    expect([...container.querySelectorAll('.bubble--emoji')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('🙏'),
    ]);
  });

  it('shows hostile text as text', () => {
    openChat([
      sampleMessage({ text: '<img src=x onerror=alert(1)> javascript:alert(1) https://exemplo.com' }),
    ]);
    const article = screen.getByRole('article');
    expect(article).toHaveTextContent('<img src=x onerror=alert(1)> javascript:alert(1)');
    expect(within(article).getAllByRole('link')).toHaveLength(1);
    const link = within(article).getByRole('link', { name: 'https://exemplo.com' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveAttribute('target', '_blank');
    expect(article.querySelector('img')).toBeNull();
  });

  it('says how many of its messages could not be shown, and not those of another conversation', () => {
    openChat(
      [sampleMessage()],
      rowsMissing(2, 'messages', OPEN.conversationId),
      rowsMissing(1, 'messages', '9'),
    );
    expect(missingNotes()).toEqual(['2 itens não puderam ser mostrados.']);
  });

  it('says that a message was deleted and shows nothing of it', () => {
    openChat([mine({ text: 'segredo', status: 'deleted' })]);
    expect(screen.getByRole('article')).toHaveTextContent('Mensagem apagada');
    expect(screen.getByRole('img', { name: 'Apagada' })).toBeInTheDocument();
    expect(screen.queryByText('segredo')).not.toBeInTheDocument();
  });

  it('shows pictures in a box of their size and other files as links; none that leads elsewhere', () => {
    const file = { mimeType: 'application/pdf', bytes: 183_442, width: null, height: null, seconds: null };
    openChat([
      sampleMessage({
        text: '',
        attachments: [
          { ...file, path: '/gravacoes/a.pdf', fileName: 'boleto.pdf' },
          {
            ...file,
            path: '/gravacoes/b.png',
            fileName: 'foto.png',
            mimeType: 'image/png',
            width: 480,
            height: 240,
          },
          { ...file, path: '/gravacoes/c.svg', fileName: 'desenho.svg', mimeType: 'image/svg+xml' },
          { ...file, path: 'https://alheio.exemplo/x', fileName: 'alheio.pdf' },
          { ...file, path: '@alheio.exemplo/x', fileName: 'outro.pdf' },
          { ...file, path: 'javascript:alert(1)', fileName: 'mau.pdf' },
        ],
      }),
    ]);
    expect(screen.getByRole('link', { name: /boleto\.pdf.*183,4\skB/u })).toHaveAttribute(
      'href',
      'https://centro.exemplo:8004/gravacoes/a.pdf',
    );
    const picture = screen.getByRole('img', { name: 'foto.png' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['240', '120']);
    expect(screen.queryByRole('img', { name: 'desenho.svg' })).not.toBeInTheDocument();
    // A path without a slash in front is one of the server's own.
    expect(screen.getByRole('link', { name: /outro\.pdf/u })).toHaveAttribute(
      'href',
      'https://centro.exemplo:8004/@alheio.exemplo/x',
    );
    expect(screen.getAllByRole('link')).toHaveLength(3);
    for (const name of ['alheio.pdf', 'mau.pdf']) expect(screen.getByText(name)).toBeVisible();
  });

  it('marks where the unread messages begin, and leaves the line when more come', () => {
    const { store } = renderWithStore(<ConversationView />, {
      facts: [
        conversations.loaded({ conversations: [sampleConversation({ unread: 2 })] }),
        conversations.openRequested({ conversationId: '1001' }),
        messages.loaded({
          conversationId: '1001',
          messages: [
            sampleMessage({ id: '1', text: 'lida' }),
            sampleMessage({ id: '2', text: 'primeira' }),
            mine({ id: '3', text: 'resposta' }),
            sampleMessage({ id: '4', text: 'segunda' }),
          ],
        }),
      ],
    });
    const next = () =>
      screen
        .getByText('Mensagens não lidas')
        .parentElement?.querySelector('article')
        ?.getAttribute('aria-label');
    expect(next()).toMatch(/primeira/u);
    act(() => {
      store.dispatch(
        messages.received({ message: sampleMessage({ id: '5', text: 'terceira' }), conversation: null }),
      );
    });
    expect(next()).toMatch(/primeira/u);
  });

  it('marks where they begin in a long conversation once the messages that hold the place came', () => {
    const said = Array.from({ length: 6 }, (_, at) =>
      sampleMessage({ id: String(at + 1), text: `n${at + 1}` }),
    );
    const id = { conversationId: '1001' };
    const { store } = renderWithStore(<ConversationView />, {
      facts: [
        conversations.loaded({ conversations: [sampleConversation({ unread: 5 })] }),
        conversations.openRequested(id),
        messages.newestLoaded({ ...id, messages: said.slice(3), hasOlder: true }),
      ],
    });
    expect(screen.queryByText('Mensagens não lidas')).not.toBeInTheDocument();
    act(() => {
      store.dispatch(messages.olderLoaded({ ...id, messages: said.slice(0, 3), hasOlder: false }));
    });
    const line = screen.getByText('Mensagens não lidas');
    expect(line.parentElement).toHaveTextContent('n2');
  });

  it('renders no other bubble when one changes or comes', () => {
    const { store } = openChat([
      mine({ id: '1', text: 'um', status: 'sent' }),
      mine({ id: '2', text: 'dois', status: 'sent' }),
    ]);
    const rendered = jest.mocked(previewOf);
    rendered.mockClear();
    act(() => {
      const message = mine({ id: '2', text: 'dois', status: 'seen' });
      store.dispatch(messages.changed({ message, conversation: null }));
      store.dispatch(messages.received({ message: mine({ id: '3', text: 'três' }), conversation: null }));
    });
    expect(screen.getByRole('img', { name: 'Lida' })).toBeInTheDocument();
    expect(rendered.mock.calls.map(([text]) => text)).toEqual(['dois', 'três']);
  });
});

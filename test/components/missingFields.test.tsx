import { act, screen, within } from '@testing-library/react';
import { CallElsewhere } from '../../src/components/calls/CallElsewhere';
import { PastFacts } from '../../src/components/chat/past/PastFacts';
import { ConversationList } from '../../src/components/conversations/ConversationList';
import { contactName } from '../../src/components/contacts/contactName';
import { customerName } from '../../src/components/conversations/customer';
import { CustomerHistory } from '../../src/components/customerHistory/CustomerHistory';
import { EarlierConversation } from '../../src/components/customerHistory/EarlierConversation';
import { elapsedOf } from '../../src/components/time/elapsed';
import * as contacts from '../../src/store/contacts/actions';
import * as conversations from '../../src/store/conversations/actions';
import type { Conversation } from '../../src/store/conversations/types';
import { membershipsReported } from '../../src/store/queues/actions';
import * as timeline from '../../src/store/timeline/actions';
import { atNoon, callRow, hoursBefore, showCalls, showServices, table } from '../support/historyScreen';
import { giveLayout } from '../support/layout';
import { mine, OPEN, openChat } from '../support/openChat';
import { renderWithStore } from '../support/renderWithStore';
import { sampleContact, sampleConversation, sampleMessage, sampleServiceRow } from '../support/samples';
import { MEMBERSHIPS, signedInFacts } from '../support/world';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());
atNoon();

const BROKEN = /Invalid|NaN|undefined|null/u;

const unsaid = { customerId: '', fromId: '', fromName: '', queue: '', startedAt: null };

const opened = (fields: Partial<Conversation>) => [
  conversations.loaded({ conversations: [sampleConversation(fields)] }),
];

const nowhere = (container: HTMLElement) => {
  expect(container.textContent).not.toMatch(BROKEN);
  expect(container.innerHTML).not.toMatch(/Invalid|NaN/u);
};

describe('a time that the server does not say', () => {
  it.each([null, '0000-00-00 00:00:00', '+275760-09-13T00:00:01Z'])(
    '(%s) shows nowhere in a chat',
    (sentAt) => {
      const { container } = openChat(
        [
          sampleMessage({ id: '1', sentAt: '2026-03-10T10:00:00-03:00' }),
          mine({ id: '2', text: 'Olá', sentAt }),
          sampleMessage({ id: '3', text: 'Até logo', sentAt: '2026-03-10T11:00:00-03:00' }),
        ],
        ...opened({ startedAt: sentAt }),
      );
      nowhere(container);
      const names = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
      expect(names[1]).toBe('Você: Olá');
      expect(container.querySelectorAll('.timeline__day')).toHaveLength(1);
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
      expect(screen.getByRole('article', { name: 'Você: Olá' }).querySelector('time')).toBeNull();
    },
  );

  it('leaves the mark of an earlier conversation with what is known', () => {
    const { container, store } = openChat([sampleMessage()]);
    act(() => {
      store.dispatch(timeline.earlierReadStarted(OPEN));
      const protocol = {
        id: '900',
        queue: 'Vendas',
        startedAt: null,
        messages: [sampleMessage({ sentAt: null })],
      };
      store.dispatch(timeline.earlierLoaded({ ...OPEN, pages: 1, isEnd: true, protocols: [protocol] }));
    });
    expect(screen.getByRole('heading', { name: 'Protocolo #900 · Vendas' })).toBeVisible();
    nowhere(container);
  });

  it('shows as a dash in the tables', async () => {
    await showCalls([callRow('1'), callRow('2', { startedAt: null })]);
    const rows = table().getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '10/03/2026 11:00',
      '–',
    ]);
  });

  it('shows as a dash in the table of services, and the row says who as well as it can', async () => {
    await showServices([
      sampleServiceRow({ id: '1', ...unsaid }),
      sampleServiceRow({ id: '2' }, { startedAt: hoursBefore(1) }),
    ]);
    const rows = table('Atendimentos').getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual([
      '10/03/2026 11:00',
      '–',
    ]);
    nowhere(document.body);
  });

  it.each([
    ['the facts of a past conversation', <PastFacts key="a" conversation={sampleConversation(unsaid)} />],
    [
      'a line of the last services',
      <EarlierConversation key="b" conversation={sampleConversation(unsaid)} />,
    ],
    ['a call elsewhere', <CallElsewhere key="c" conversation={sampleConversation(unsaid)} />],
  ])('shows nowhere in %s', (_what, shown) => {
    const { container } = renderWithStore(shown);
    nowhere(container);
    expect(container.querySelector('time')).toBeNull();
    expect(container).toHaveTextContent('#1001');
  });

  it('shows nowhere in a contact’s history', () => {
    const history = <CustomerHistory of="77" label="contact.history" none="contact.noHistory" />;
    const { container } = renderWithStore(history, {
      facts: [
        ...signedInFacts(),
        membershipsReported({ memberships: MEMBERSHIPS }),
        contacts.historyReadStarted({ contactId: '77' }),
        contacts.historyLoaded({ contactId: '77', conversations: [sampleConversation(unsaid)] }),
      ],
    });
    expect(screen.getByRole('button', { name: /#1001/u })).toBeVisible();
    nowhere(container);
  });
});

describe('a time that cannot be', () => {
  it.each([
    [-1, '00:00:00'],
    [-3 * 3_600_000, '00:00:00'],
    [Number.NaN, '00:00:00'],
    [Number.POSITIVE_INFINITY, '00:00:00'],
    [61_000, '00:01:01'],
  ])('of %d ms shows as %s on a clock', (ms, clock) => {
    expect(elapsedOf(ms)).toEqual({ days: 0, clock });
  });

  it('three hours ahead shows no negative clock', () => {
    openChat([], ...opened({ startedAt: new Date(hoursBefore(-3)).toISOString() }));
    expect(screen.getByRole('timer', { name: 'Tempo de atendimento' })).toHaveTextContent('00:00:00');
  });

  it.each([
    [hoursBefore(-3), '15:00'],
    [hoursBefore(-24), '11/03/2026'],
    [hoursBefore(24), '09/03/2026'],
  ])('in a row is a time of today or a date', (at, words) => {
    renderWithStore(<ConversationList />, { facts: opened({ startedAt: new Date(at).toISOString() }) });
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('who the customer is', () => {
  it.each([
    [{}, 'Maria Souza'],
    [{ fromName: ' ' }, '+55 11 98888-0001'],
    [{ fromName: '', fromId: ' ' }, '#1001'],
    [{ customerId: '', fromId: '' }, 'Maria Souza'],
    [{ customerId: '9999999' }, '+55 11 98888-0001'],
    [{ customerId: '9999999', fromId: '' }, 'Maria Souza'],
    [{ customerId: '9999999', fromId: '', fromName: '' }, '#1001'],
    [{ fromId: 'maria@exemplo.com', fromName: '\u3164' }, 'maria@exemplo.com'],
    [{ fromId: '\u200b', fromName: '\u2800 ' }, '#1001'],
    [{ fromId: '1140028922', fromName: '\u3164', queueType: 1 }, '1140028922'],
  ])('of %j is %s', (fields, words) => {
    expect(customerName(sampleConversation(fields))).toBe(words);
  });

  it('has no photo where nobody says who', () => {
    const { container } = openChat([], ...opened({ customerId: '' }));
    expect(container.querySelector('.customer-photo img')).toBeNull();
  });

  it('is not looked up where nobody says who: their last services are not offered', async () => {
    const { user } = renderWithStore(<ConversationList />, {
      facts: [
        conversations.loaded({
          conversations: [
            sampleConversation({ ...unsaid, lastMessageAt: '2026-03-10T12:00:00Z' }),
            sampleConversation({ id: '1002', customerId: '', lastMessageAt: '2026-03-10T11:00:00Z' }),
          ],
        }),
      ],
    });
    const menus = screen.getAllByRole('button', { name: 'Ações do atendimento' });
    const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await user.click(menus[0] ?? document.body);
    expect(items()).toEqual(['Encerrar', 'Classificar', 'Transferir']);
    await user.keyboard('{Escape}');
    await user.click(menus[1] ?? document.body);
    expect(items()).toContain('Últimos atendimentos');
  });
});

describe('a message that shows nothing', () => {
  it.each(['', ' \u200b', '\u3164'])('(%j) says so', (text) => {
    openChat([sampleMessage({ text })]);
    const message = screen.getByRole('article', { name: /: Mensagem sem texto$/u });
    expect(message).toHaveTextContent('Mensagem sem texto');
    expect(within(message).queryByRole('button', { name: 'Copiar' })).not.toBeInTheDocument();
  });

  it('shows its subject where it has one', () => {
    openChat([sampleMessage({ text: '', subject: 'Localização: https://mapa.exemplo/1' })]);
    const message = screen.getByRole('article', { name: /: Localização/u });
    expect(message).toHaveTextContent('Localização: https://mapa.exemplo/1');
    expect(within(message).getByRole('link')).toHaveAttribute('href', 'https://mapa.exemplo/1');
  });
});

it('a contact of an invisible name goes by its number', () => {
  expect(contactName(sampleContact({ name: '\u3164', number: '11988880001' }))).toBe('11988880001');
});

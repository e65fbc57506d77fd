import * as contacts from '../../src/store/contacts/actions';
import { selectContactHistory } from '../../src/store/contacts/selectors';
import * as conversations from '../../src/store/conversations/actions';
import { selectConversation, selectListedIds } from '../../src/store/conversations/selectors';
import * as history from '../../src/store/history/actions';
import { selectListedCalls, selectListedServices } from '../../src/store/history/listSelectors';
import { received } from '../../src/store/messages/actions';
import { latestFirst, momentOf } from '../../src/lib/time';
import { membershipsReported } from '../../src/store/queues/actions';
import { countDay } from '../../src/store/dayStats/count';
import * as messages from '../../src/store/messages/actions';
import { fold } from '../support/fold';
import { shuffled } from '../support/orders';
import { diceOf } from '../support/random';
import { sampleCallRow, sampleConversation, sampleMessage, sampleServiceRow } from '../support/samples';

const minute = (at: number) => new Date(Date.UTC(2026, 2, 10, 12, at)).toISOString();

describe('a moment', () => {
  it.each([
    [null, null],
    ['', null],
    ['0000-00-00 00:00:00', null],
    ['+275760-09-13T00:00:00.001Z', null],
    ['2026-03-10T12:00:00Z', Date.UTC(2026, 2, 10, 12)],
  ])('of %j is %j', (text, at) => {
    expect(momentOf(text)).toBe(at);
  });

  it('that is not known comes after all others, where it stood', () => {
    const rows = [null, 1, null, 3, 2].map((at, index) => ({ at, index }));
    rows.sort((a, b) => latestFirst(a.at, b.at));
    expect(rows.map(({ index }) => index)).toEqual([3, 4, 1, 0, 2]);
  });
});

describe('the list of conversations', () => {
  const none = { startedAt: null, lastMessageAt: null };

  it.each([1, 2, 3])('has those without a time below, the highest id first (seed %d)', (seed) => {
    const all = [
      sampleConversation({ id: '7', ...none }),
      sampleConversation({ id: '12', startedAt: null, lastMessageAt: minute(1) }),
      sampleConversation({ id: '100', ...none, startedAt: 'quebrada' }),
      sampleConversation({ id: '30', startedAt: minute(2), lastMessageAt: 'quebrada' }),
      sampleConversation({ id: '20', ...none }),
    ];
    const state = fold([conversations.loaded({ conversations: shuffled(all, diceOf(seed)) })]);
    expect(selectListedIds(state)).toEqual(['30', '12', '100', '20', '7']);
  });

  it('keeps the last known time when a message comes without one', () => {
    const state = fold([
      conversations.loaded({ conversations: [sampleConversation({ lastMessageAt: minute(1) })] }),
      received({ message: sampleMessage({ text: 'Oi', sentAt: null }), conversation: null }),
    ]);
    expect(selectConversation(state, '1001')).toMatchObject({
      lastMessage: 'Oi',
      lastMessageAt: minute(1),
    });
  });
});

describe('the history', () => {
  const period = { from: '2026-03-03', to: '2026-03-10' };
  const noon = (day: number) => new Date(2026, 2, day, 12).getTime();

  it('shows calls without a time last, whichever way it is sorted', () => {
    const rows = [
      sampleCallRow({ id: 'a', startedAt: null }),
      sampleCallRow({ id: 'b', startedAt: noon(8) }),
      sampleCallRow({ id: 'c', startedAt: noon(9) }),
      sampleCallRow({ id: 'd', startedAt: null }),
      sampleCallRow({ id: 'e', startedAt: noon(20) }),
    ];
    const state = fold([history.readStarted({ table: 'calls', period }), history.callsLoaded({ rows })]);
    const ids = (of: typeof state) => selectListedCalls(of).map(({ id }) => id);
    expect(ids(state)).toEqual(['c', 'b', 'a', 'd']);
    const upwards = history.sortRequested({ table: 'calls', sort: { column: 'date', descending: false } });
    expect(ids(fold([upwards], state))).toEqual(['b', 'c', 'a', 'd']);
    const byName = history.sortRequested({ table: 'calls', sort: { column: 'name', descending: false } });
    expect(ids(fold([byName], state))).toEqual(['c', 'b', 'a', 'd']);
  });

  it('shows services without a time', () => {
    const rows = [
      sampleServiceRow({ id: '1', startedAt: null }),
      sampleServiceRow({ id: '2' }, { startedAt: noon(9) }),
    ];
    const state = fold([
      history.readStarted({ table: 'services', period }),
      history.servicesLoaded({ rows }),
    ]);
    expect(selectListedServices(state).map(({ conversation }) => conversation.id)).toEqual(['2', '1']);
  });
});

test('a contact’s history has those without a time last, and those whose queue nobody says', () => {
  const state = fold([
    membershipsReported({
      memberships: [{ queue: 'SAC', type: 3, joined: true, paused: false, pauseReason: null }],
    }),
    contacts.historyReadStarted({ contactId: '77' }),
    contacts.historyLoaded({
      contactId: '77',
      conversations: [
        sampleConversation({ id: '1', startedAt: null }),
        sampleConversation({ id: '2', startedAt: minute(1), queue: '' }),
        sampleConversation({ id: '3', startedAt: minute(2) }),
        sampleConversation({ id: '4', startedAt: minute(3), queue: 'De outros' }),
      ],
    }),
  ]);
  expect(selectContactHistory(state, '77').map(({ id }) => id)).toEqual(['3', '2', '1']);
});

test('the figures of a day leave out what was found without a time', () => {
  const from = Date.UTC(2026, 2, 10);
  const count = countDay('Ana Lima', { from, to: from + 86_400_000 }, { agent: 'Ana Lima', pause: null });
  const at = { at: from + 1, id: 'x' };
  count.take([
    { ...conversations.loaded({ conversations: [sampleConversation()] }), meta: at },
    {
      ...messages.loaded({
        conversationId: '1001',
        messages: [sampleMessage({ id: '1', sentAt: null }), sampleMessage({ id: '2', sentAt: minute(1) })],
      }),
      meta: at,
    },
  ]);
  expect(count.figures().received).toBe(1);
});

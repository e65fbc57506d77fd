import { keepComparing } from '../../../src/sagas/connection/comparing';
import { keepInSync } from '../../../src/sagas/connection/resync';
import { watchReading } from '../../../src/sagas/messages/reading';
import { lost } from '../../../src/store/connection/actions';
import { listRestored, loaded, openRequested } from '../../../src/store/conversations/actions';
import { selectConversation } from '../../../src/store/conversations/selectors';
import type { Conversation } from '../../../src/store/conversations/types';
import { fold } from '../../support/fold';
import { atWork, startNotices, type NoticeHarness } from '../../support/noticeHarness';
import { sampleConversation } from '../../support/samples';

const AT = '2026-03-10T08:59:00-03:00';
const LATER = '2026-03-10T09:00:00-03:00';

/** A comparison is due by then. */
const COMPARED_MS = 40_000;

const unreadRow = (id: string, fields: Partial<Conversation> = {}) =>
  sampleConversation({ id, unread: 3, messageCount: 7, lastMessageAt: AT, ...fields });

describe('what is read while there is no socket, and the server does not know it', () => {
  let h: NoticeHarness;
  let rows: Conversation[];
  beforeEach(async () => {
    rows = [unreadRow('1001'), unreadRow('1002')];
    const away = () => [lost({ cause: 'transport close' }), loaded({ conversations: rows })];
    h = await startNotices({ facts: () => [...atWork(), ...away()] });
    h.services.conversationApi.active.always(() => ({ conversations: rows, seq: null }));
    h.run(keepInSync);
    h.run(keepComparing);
    h.run(watchReading);
    for (const conversationId of ['1001', '1002']) {
      h.dispatch(openRequested({ conversationId }));
      await h.settle();
    }
    h.forget();
  });
  afterEach(() => h.end());

  const unread = () => selectConversation(h.state(), '1001')?.unread;

  it('stays read at a comparison, and is not announced', async () => {
    await h.pass(COMPARED_MS);
    expect(h.types()).toContain('conversations/loaded');
    expect(unread()).toBe(0);
    expect(h.raised()).toEqual([]);
  });

  it.each([
    ['came later', { lastMessageAt: LATER }],
    ['came in the same second', { messageCount: 8 }],
    ['may have come, of which the server tells no time', { lastMessageAt: null }],
  ])('has with it what %s', async (_what, fields) => {
    rows = [unreadRow('1001', fields), unreadRow('1002')];
    await h.pass(COMPARED_MS);
    expect(unread()).toBe(3);
    expect(h.raised()).toMatchObject([{ conversationId: '1001' }]);
  });
});

it('what the last session had read is as unread as the server says', () => {
  const state = fold([
    listRestored({ conversations: [unreadRow('1001', { unread: 0 })], savedAt: 0 }),
    loaded({ conversations: [unreadRow('1001')] }),
  ]);
  expect(selectConversation(state, '1001')?.unread).toBe(3);
});

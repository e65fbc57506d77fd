import * as calls from '../../../src/store/calls/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as messages from '../../../src/store/messages/actions';
import type { Message } from '../../../src/store/messages/types';
import * as timeline from '../../../src/store/timeline/actions';
import {
  selectEarlier,
  selectEarlierMessages,
  selectFolds,
  selectIsFinding,
} from '../../../src/store/timeline/selectors';
import type { EarlierProtocol } from '../../../src/store/timeline/types';
import { fold } from '../../support/fold';
import { sampleConversation, sampleMessage } from '../../support/samples';

const OPEN = { conversationId: '1001' };

const protocol = (id: string): EarlierProtocol => ({
  id,
  queue: 'SAC',
  startedAt: '2026-03-01T09:00:00-03:00',
  messages: [sampleMessage({ id: `${id}1`, conversationId: id })],
});

const loaded = (pages: number, isEnd: boolean, ...ids: string[]) =>
  timeline.earlierLoaded({ ...OPEN, pages, isEnd, protocols: ids.map(protocol) });

const begun = [
  conversations.loaded({ conversations: [sampleConversation(), sampleConversation({ id: '1002' })] }),
  conversations.openRequested(OPEN),
  timeline.earlierReadStarted(OPEN),
];

const earlier = (...actions: Parameters<typeof fold>[0]) =>
  selectEarlier(fold([...begun, ...actions]), '1001');

describe('the conversations before the open one', () => {
  it('come page by page, each once, and are told from the oldest', () => {
    expect(earlier()?.read.status).toBe('loading');
    const state = fold([...begun, loaded(1, false, '900', '800'), loaded(2, true, '800', '700')]);
    expect(selectEarlier(state, '1001')).toMatchObject({ pages: 2, isEnd: true, read: { status: 'loaded' } });
    expect(selectEarlierMessages(state, '1001').map(({ id }) => id)).toEqual(['7001', '8001', '9001']);
    expect(selectEarlierMessages(state, '1001')).toBe(selectEarlierMessages(state, '1001'));
    expect(selectEarlier(state, '1002')).toBeNull();
  });

  it('stay when a read of others fails, with why', () => {
    const failed = timeline.earlierReadFailed({ ...OPEN, code: 'http', message: 'Sem banco' });
    expect(earlier(loaded(1, false, '900'), timeline.earlierReadStarted(OPEN), failed)).toMatchObject({
      protocols: [{ id: '900' }],
      pages: 1,
      read: { status: 'failed', failure: { code: 'http', message: 'Sem banco' } },
    });
  });

  it('follow what becomes of their messages: one that is deleted later is not there to be read', () => {
    const [message] = protocol('900').messages;
    const seen = { ...sampleMessage(), ...message, status: 'seen' as const };
    const gone = { ...seen, status: 'deleted' as const };
    const statuses = (...actions: Parameters<typeof fold>[0]) =>
      earlier(loaded(1, false, '900', '800'), ...actions)?.protocols.map(
        ({ messages: [one] }) => one?.status,
      );
    const before = statuses() ?? [];
    const changed = (word: Message) => messages.changed({ message: word, conversation: null });
    expect(statuses(changed(gone))).toEqual(['deleted', before[1]]);
    const deleted = messages.deleted({ conversationId: '900', messageId: '9001', updatedAt: null });
    expect(statuses(deleted)).toEqual(['deleted', before[1]]);
    expect(statuses(deleted, changed(seen))).toEqual(['deleted', before[1]]);
    const pending = changed({ ...seen, status: 'pending', updatedAt: '2026-03-01T12:30:00Z' });
    const newer = changed({ ...seen, updatedAt: '2026-03-01T10:00:00-03:00' });
    expect(statuses(newer, pending)).toEqual(['seen', before[1]]);
    const other = fold([...begun, loaded(1, false, '900')]);
    const elsewhere = changed({ ...gone, id: '9009' });
    expect(fold([elsewhere], other).timeline).toBe(other.timeline);
  });

  it.each([
    ['another opens', conversations.openRequested({ conversationId: '1002' })],
    ['the agent leaves', conversations.leaveRequested()],
    ['a call takes its place', calls.openRequested({ callId: 'k1' })],
    ['it ends', conversations.ended(OPEN)],
    ['it is given away', conversations.transferred({ ...OPEN, to: { kind: 'queue', queue: 'Vendas' } })],
  ])('are let go when %s, and what comes too late is not kept', (_what, leaving) => {
    const found = timeline.findOpenRequested(OPEN);
    const state = fold([...begun, loaded(1, false, '900'), found, leaving, loaded(2, false, '800')]);
    expect(state.timeline).toEqual({ earlier: null, finding: null });
  });

  it('stay when the same conversation is opened again, or leaves the agent while it is on screen', () => {
    const removed = conversations.removed({ ...OPEN, reason: 'finished', to: null });
    expect(
      earlier(loaded(1, false, '900'), conversations.openRequested(OPEN), removed)?.protocols,
    ).toHaveLength(1);
  });
});

it('tells in which conversation words are looked for', () => {
  const state = fold([...begun, timeline.findOpenRequested(OPEN)]);
  expect([selectIsFinding(state, '1001'), selectIsFinding(state, '1002')]).toEqual([true, false]);
  expect(selectIsFinding(fold([timeline.findCloseRequested()], state), '1001')).toBe(false);
});

describe('which mails are folded', () => {
  const folding = (conversationId: string, folded: boolean, ...messageIds: string[]) =>
    timeline.foldRequested({ conversationId, folded, messageIds });
  const folded = [...begun, folding('1001', false, '1', '2'), folding('1001', true, '2')];

  it('is kept for each timeline until another conversation opens, and as it is opened again', () => {
    const both = fold([...folded, folding('900', false, '9')]);
    expect([selectFolds(both, '1001'), selectFolds(both, '900')]).toEqual([
      { 1: false, 2: true },
      { 9: false },
    ]);
    const again = fold([conversations.openRequested(OPEN)], both);
    expect([selectFolds(again, '1001'), selectFolds(again, '900')]).toEqual([{ 1: false, 2: true }, {}]);
    for (const leaving of [
      conversations.openRequested({ conversationId: '1002' }),
      conversations.leaveRequested(),
      conversations.ended(OPEN),
    ])
      expect(fold([leaving], both).timeline).toEqual({ earlier: null, finding: null });
  });

  it('changes nothing where it is so already', () => {
    const state = fold(folded);
    expect(fold([folding('1001', true, '2')], state).timeline).toBe(state.timeline);
  });
});

import { answersIn } from '../../../src/components/replay/fact/answers';
import {
  countUpTo,
  EVERYTHING,
  filtered,
  indexOf,
  stepAmong,
  type LogFilter,
} from '../../../src/components/replay/log/filter';
import { subjectsOf } from '../../../src/components/replay/log/subjects';
import type { TimelineEntry } from '../../../src/store/actionLog/types';

type Row = [type: string, payload?: unknown, seconds?: number, reqId?: string];

/** Actions a second apart unless told. */
function entriesOf(...rows: Row[]): TimelineEntry[] {
  return rows.map(([type, payload, seconds, reqId], index) => ({
    position: index + 1,
    segment: 0,
    effect: 'changed',
    action: {
      type,
      payload,
      meta: {
        at: (seconds ?? index) * 1000,
        id: String(index),
        ...(reqId === undefined ? {} : { push: { eventId: 'e', epoch: '1', seq: 1, serverAt: '', reqId } }),
      },
    },
  }));
}

describe('what an action is about', () => {
  const about = (payload: unknown) => {
    const [entry] = entriesOf(['a/b', payload]);
    return entry === undefined ? null : subjectsOf(entry.action);
  };

  it.each<[string, unknown, object]>([
    ['its own ids', { conversationId: '7', callId: 'c' }, { conversation: ['7'], call: ['c'] }],
    [
      'ids further in',
      { item: { clientMsgId: 'm', target: { conversationId: '7' } } },
      { message: ['m'], conversation: ['7'] },
    ],
    ['whole conversations', { conversations: [{ id: '1' }, { id: '2' }] }, { conversation: ['1', '2'] }],
    ['a whole call', { call: { id: 'c', conversationId: null } }, { call: ['c'], conversation: [] }],
    ['an id of something else', { message: { id: '9' } }, { conversation: [], call: [], message: [] }],
    ['nothing', undefined, { conversation: [], call: [], message: [], request: [] }],
  ])('is told by %s', (_name, payload, expected) => {
    expect(about(payload)).toMatchObject(expected);
  });
});

describe('the filter', () => {
  const log = indexOf(
    entriesOf(
      ['calls/offered', { call: { id: 'c1' } }],
      ['calls/answerRequested', { callId: 'c1' }],
      ['conversations/assigned', { conversation: { id: '61', fromName: 'José' } }],
      ['messages/received', { message: { conversationId: '61' } }],
      ['page/leadGained'],
    ),
  );
  const positions = (filter: Partial<LogFilter>) =>
    filtered(log, { ...EVERYTHING, ...filter }).map(({ position }) => position);

  it.each<[Partial<LogFilter>, number[]]>([
    [{}, [1, 2, 3, 4, 5]],
    [{ kind: 'calls/' }, [1, 2]],
    [{ kind: 'calls/offered' }, [1]],
    [{ kind: 'call' }, []],
    [{ conversation: '61' }, [3, 4]],
    [{ call: 'c1', text: 'answer' }, [2]],
    [{ text: ' JOSE ' }, [3]],
    [{ text: 'leadgained' }, [5]],
    [{ call: 'c1', conversation: '61' }, []],
  ])('%j lets through %j', (filter, expected) => {
    expect(positions(filter)).toEqual(expected);
  });

  it('is the log itself while nothing is asked for', () => {
    expect(filtered(log, { ...EVERYTHING, text: '  ' })).toBe(log.entries);
  });

  it('counts domains and types, and conversations and calls as they were met', () => {
    expect(log.kinds).toContainEqual({ value: 'calls/', count: 2 });
    expect(log.kinds).toContainEqual({ value: 'calls/offered', count: 1 });
    expect(log.conversations).toEqual([{ value: '61', count: 2 }]);
    expect(log.calls).toEqual([{ value: 'c1', count: 2 }]);
  });

  it('steps among what it lets through, from wherever the log stands', () => {
    const shown = filtered(log, { ...EVERYTHING, kind: 'calls/' });
    const far = entriesOf(...Array.from({ length: 9 }, (): Row => ['a/b'])).filter(({ position }) =>
      [3, 6].includes(position),
    );
    expect(countUpTo(far, 5)).toBe(1);
    expect(stepAmong(far, 1, 1)).toBe(3);
    expect(stepAmong(far, 3, 1)).toBe(6);
    expect(stepAmong(far, 4, 1)).toBe(6);
    expect(stepAmong(far, 4, -1)).toBe(3);
    expect(stepAmong(far, 9, 1)).toBe(6);
    expect(stepAmong(far, 3, -1)).toBe(3);
    expect(stepAmong(shown, 5, -20)).toBe(1);
    expect(stepAmong([], 5, 1)).toBe(5);
  });
});

describe('what answers what', () => {
  const answers = (...rows: Row[]) => answersIn(indexOf(entriesOf(...rows)));

  it('goes by the id of the request that the server names', () => {
    const { answersOf, askedBy } = answers(
      ['messages/sendRequested', { conversationId: '1' }],
      ['outbox/queued', { item: { clientMsgId: 'm', reqId: 'r', target: { conversationId: '1' } } }],
      ['queues/statusReported'],
      ['messages/sendSettled', { clientMsgId: 'm' }, 9, 'r'],
    );
    expect(answersOf(1)).toContain(2);
    expect(answersOf(2)).toEqual([4]);
    expect(askedBy(4)).toContain(2);
    expect(askedBy(3)).toEqual([]);
  });

  it('goes by the word and the ids of the request else', () => {
    const { answersOf, askedBy } = answers(
      ['calls/holdRequested', { callId: 'a' }],
      ['calls/holdRequested', { callId: 'b' }],
      ['calls/holdStarted', { callId: 'a' }],
      ['calls/holdChanged', { callId: 'b' }],
      ['calls/answered', { callId: 'a' }],
      ['classification/saveRequested', { conversationId: '1' }],
      ['classification/saved', { conversationId: '2' }],
      ['classification/saved', { conversationId: '1' }],
    );
    expect(answersOf(1)).toEqual([3]);
    expect(answersOf(2)).toEqual([4]);
    expect(answersOf(6)).toEqual([8]);
    expect(askedBy(7)).toEqual([]);
    expect(askedBy(5)).toEqual([]);
  });

  it('knows what asks back before a conversation ends', () => {
    const { answersOf } = answers(
      ['conversations/endRequested', { conversationId: '1' }],
      ['conversations/endConfirmationOpened', { conversationId: '1' }],
      ['conversations/endRequested', { conversationId: '2' }],
      ['classification/required', { conversationId: '2' }],
    );
    expect(answersOf(1)).toEqual([2]);
    expect(answersOf(3)).toEqual([4]);
  });

  it('gives an answer to the last request that asked for the same, and none that comes much later', () => {
    const again = answers(['queues/readRequested'], ['queues/readRequested'], ['queues/readStarted']);
    expect(again.answersOf(1)).toEqual([]);
    expect(again.answersOf(2)).toEqual([3]);
    const late = answers(['queues/readRequested', undefined, 0], ['queues/readStarted', undefined, 200]);
    expect(late.answersOf(1)).toEqual([]);
  });
});

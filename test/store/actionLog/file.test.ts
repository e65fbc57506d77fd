import { readLog } from '../../../src/store/actionLog/readLog';
import { fnv1a64 } from '../../../src/lib/hash';
import { canonicalJson, stateHash } from '../../../src/store/actionLog/stateHash';
import { redactState } from '../../../src/store/actionLog/stateRedaction';
import { replayLog } from '../../../src/store/actionLog/timeline';
import type {
  LogFile,
  LogProblem,
  LogSegment,
  LogTimeline,
  Upcaster,
} from '../../../src/store/actionLog/types';
import { SCHEMA } from '../../../src/store/actionLog/format';
import { upcastAction, upcastSnapshot, upcasters } from '../../../src/store/actionLog/upcasters';
import type { StampedAction } from '../../../src/store/stamp';
import { emptyState } from '../../support/fold';

let count = 0;

function action(type: string, payload?: unknown, push?: object): StampedAction {
  count += 1;
  const meta = { at: count, id: `a${count}` };
  return { type, payload, meta: push === undefined ? meta : Object.assign(meta, { push }) };
}

function segment(fields: Partial<LogSegment> = {}): LogSegment {
  const head = {
    id: 'p/0',
    page: 'p',
    format: 1,
    app: '1.0.0',
    schema: SCHEMA,
    startedAt: 1,
    continues: false,
  };
  return { ...head, snapshot: redactState(emptyState()), actions: [], ...fields };
}

function file(...segments: LogSegment[]): LogFile {
  const header = { format: 1, app: '1.0.0', schema: SCHEMA, startedAt: 1, exportedAt: 2, actions: 0 };
  return { header: { ...header, finalStateHash: 'abc' }, segments };
}

function problemOf(content: unknown): LogProblem | null {
  const reading = readLog(typeof content === 'string' ? content : JSON.stringify(content));
  return reading.ok ? null : reading.problem;
}

function replayed(content: LogFile): LogTimeline {
  const reading = readLog(JSON.stringify(content));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return replayLog(reading.log);
}

describe('the hash of a state', () => {
  // http://www.isthe.com/chongo/tech/comp/fnv/
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('is FNV-1a of 64 bits (%j)', (text, hash) => {
    expect(fnv1a64(text)).toBe(hash);
  });

  it('is of UTF-8', () => {
    expect(fnv1a64('ção')).toBe(fnv1a64(Buffer.from('ção', 'utf8').toString()));
    expect(fnv1a64('ção')).not.toBe(fnv1a64('cao'));
  });

  it('does not see the order of keys, what is undefined, and the way through a file', () => {
    const value = { b: [1, { d: null, c: 'x' }], a: undefined, e: Number.NaN, f: -0 };
    expect(canonicalJson(value)).toBe('{"b":[1,{"c":"x","d":null}],"e":null,"f":0}');
    expect(stateHash({ e: Number.NaN, f: 0, b: [1, { c: 'x', d: null }] })).toBe(stateHash(value));
    expect(stateHash(JSON.parse(JSON.stringify(value)))).toBe(stateHash(value));
  });

  it('sees every other difference', () => {
    const values = [{}, [], null, { a: 1 }, { a: '1' }, { a: [1] }, { a: { 1: 1 } }, { a: 1, b: null }];
    expect(new Set(values.map(stateHash)).size).toBe(values.length);
  });
});

describe('a file that is no log', () => {
  it.each([
    ['no JSON', 'hello', { kind: 'notJson' }],
    ['another JSON', '42', { kind: 'shape', path: '', expected: 'Object' }],
    ['an empty object', {}, { kind: 'shape', path: 'header', expected: '"header"' }],
    ['one without segments', file(), { kind: 'shape', path: 'segments', expected: '>=1' }],
    [
      'an action without a stamp',
      { ...file(), segments: [{ ...segment(), actions: [{ type: 'ui/closeRequested' }] }] },
      { kind: 'shape', path: 'segments.0.actions.0.meta' },
    ],
    [
      'a snapshot that is no state',
      file(segment({ snapshot: { messages: 'none' } })),
      { kind: 'shape', path: 'segments.0.snapshot' },
    ],
    ['DevTools without JSON inside', { payload: 'x' }, { kind: 'notJson' }],
    ['DevTools without stamps', { payload: '[{"type":"a"}]' }, { kind: 'shape', path: '0.meta' }],
    ['a log of the future', file(segment({ schema: SCHEMA + 1 })), { kind: 'newer', app: '1.0.0' }],
    [
      'a format of the future',
      { ...file(segment()), header: { ...file().header, format: 2 } },
      { kind: 'newer' },
    ],
  ])('%s is refused, with what is wrong', (_name, content, problem) => {
    expect(problemOf(content)).toMatchObject(problem);
  });
});

describe('an old log', () => {
  const steps: Upcaster[] = [
    {
      actions: { 'a/wasNamed': (old) => ({ ...old, type: 'a/isNamed' }) },
      snapshot: (state) => ({ ...state, second: 2 }),
    },
    {
      actions: { 'a/isNamed': (old) => ({ ...old, payload: { name: old.payload } }) },
      snapshot: (state) => ({ ...state, third: 3 }),
    },
  ];

  it('has one step to each schema after the first', () => {
    expect(upcasters).toHaveLength(SCHEMA - 1);
  });

  it('is brought up step by step from its own schema', () => {
    const old = { type: 'a/wasNamed', payload: 'x', meta: { at: 1, id: 'a' } };
    expect(upcastAction(old, 1, steps)).toEqual({ ...old, type: 'a/isNamed', payload: { name: 'x' } });
    expect(upcastAction({ ...old, type: 'a/isNamed' }, 2, steps).payload).toEqual({ name: 'x' });
    expect(upcastAction(old, 3, steps)).toBe(old);
    expect(upcastAction({ ...old, type: 'constructor' }, 1, steps).type).toBe('constructor');
    expect(upcastSnapshot({ first: 1 }, 1, steps)).toEqual({ first: 1, second: 2, third: 3 });
    expect(upcastSnapshot({ first: 1 }, 2, steps)).toEqual({ first: 1, third: 3 });
  });

  it('is compared over the domains that it knew', () => {
    const { ui, ...older } = redactState(emptyState());
    expect(ui).toBeDefined();
    const timeline = replayed(file(segment({ snapshot: older })));
    expect(timeline.finalHash).toBe(stateHash(older));
    expect(timeline.stateAt(0)).toHaveProperty('ui.drawerOpen', false);
  });
});

describe('a replay', () => {
  const toggled = () => action('ui/drawerToggleRequested');

  it('puts the state back to the snapshot where a page begins anew', () => {
    const timeline = replayed(
      file(
        segment({ actions: [toggled()] }),
        segment({ id: 'q/0', page: 'q', actions: [action('ui/x'), toggled()] }),
      ),
    );
    const open = [0, 1, 2, 3].map((position) => timeline.stateAt(position).ui.drawerOpen);
    expect(open).toEqual([false, true, false, true]);
    expect([1, 2, 3].map((position) => timeline.stateBefore(position).ui.drawerOpen)).toEqual([
      false,
      false,
      false,
    ]);
    expect(timeline.anomalies).toEqual([]);
    expect(timeline.entries.map(({ segment: number }) => number)).toEqual([0, 1, 1]);
  });

  it('ends with the snapshot of a segment without actions', () => {
    const state = { ...emptyState(), ui: { ...emptyState().ui, drawerOpen: true } };
    const timeline = replayed(
      file(segment({ actions: [action('ui/x')] }), segment({ snapshot: redactState(state) })),
    );
    expect(timeline.finalHash).toBe(stateHash(redactState(state)));
    expect(timeline.stateAt(1).ui.drawerOpen).toBe(true);
    expect(timeline.stateAt(-3).ui.drawerOpen).toBe(false);
    expect(timeline.stateAt(99)).toEqual(timeline.stateAt(1));
  });

  it('says where a snapshot is not what the actions before it lead to', () => {
    const second = segment({ continues: true });
    expect(replayed(file(segment({ actions: [toggled()] }), second)).anomalies).toMatchObject([
      { kind: 'snapshotDiffers', position: 1 },
    ]);
    expect(replayed(file(segment({ actions: [toggled(), toggled()] }), second)).anomalies).toEqual([]);
  });

  it('goes on behind an action that a reducer cannot take', () => {
    const timeline = replayed(
      file(segment({ actions: [action('messages/received', { message: null }), toggled()] })),
    );
    expect(timeline.anomalies).toMatchObject([{ kind: 'threw', position: 1, type: 'messages/received' }]);
    expect(timeline.stateAt(2).ui.drawerOpen).toBe(true);
  });

  it('says what an action did', () => {
    const push = { eventId: 'e', epoch: 'e1', seq: 5, serverAt: '' };
    const reported = () => action('queues/waitingLeft', { conversationId: '1', queue: 'SAC' }, push);
    const { entries, anomalies } = replayed(
      file(
        segment({
          actions: [
            toggled(),
            action('elsewhere/happened'),
            action('auth/loggedIn', {}),
            reported(),
            reported(),
            action('connection/eventRejected', { event: 'x', reason: 'y' }),
            action('app/sagaFailed'),
          ],
        }),
      ),
    );
    expect(entries.map(({ effect }) => effect)).toEqual([
      'changed',
      'unheard',
      'nothing',
      'changed',
      'seenBefore',
      'changed',
      'threw',
    ]);
    expect(anomalies.map(({ kind, detail }) => [kind, detail])).toMatchObject([
      ['nothing', ''],
      ['seenBefore', 'seq 5'],
      ['rejected', 'x: y'],
      ['threw', expect.stringContaining('undefined')],
    ]);
  });
});

import * as v from 'valibot';
import { actionSchema } from '../../../src/store/actionLog/logSchema';
import { maskText, maskerOf } from '../../../src/store/actionLog/mask';
import { isRecorded, redactAction, rules } from '../../../src/store/actionLog/redaction';
import { stateHash } from '../../../src/store/actionLog/stateHash';
import { stateOf } from '../../../src/store/actionLog/stateOf';
import { redactState } from '../../../src/store/actionLog/stateRedaction';
import { sagaFailed } from '../../../src/store/app/actions';
import { isHeard, rootReducer, type RootState } from '../../../src/store/rootReducer';
import type { StampedAction } from '../../../src/store/stamp';
import { emptyState } from '../../support/fold';
import { diceOf } from '../../support/random';
import { randomFacts, SECRET } from '../../support/randomFacts';

/** Some streams for ever and some new in every run; `SEED=…` runs the one that failed. */
const asked = process.env['SEED'];
const fresh = Date.now() % 1_000_000;
const seeds =
  asked === undefined
    ? [1, 2, 3, 4, ...Array.from({ length: 8 }, (_, index) => fresh + index)]
    : [Number(asked)];

const LENGTH = 500;

/** What comes out of a file again. */
function written(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function asAction(value: unknown): StampedAction {
  return v.parse(actionSchema, written(value));
}

function asState(snapshot: unknown): RootState {
  const state = stateOf(written(snapshot));
  if (state === null) throw new Error('No state');
  return state;
}

describe('what is masked in the log', () => {
  it.each(seeds)('leads a replay to the masked live state, whatever happens (seed %d)', (seed) => {
    const facts = randomFacts(diceOf(seed), LENGTH);
    let live = emptyState();
    let replayed = asState(redactState(live));
    facts.forEach((fact, index) => {
      live = rootReducer(live, fact);
      replayed = rootReducer(replayed, asAction(redactAction(fact)));
      if (index % 20 === 0 && stateHash(replayed) !== stateHash(redactState(live))) {
        expect({ index, state: replayed }).toEqual({ index, state: redactState(live) });
      }
    });
    expect(stateHash(replayed)).toBe(stateHash(redactState(live)));
    // From a snapshot in the middle as well.
    const middle = LENGTH / 2;
    const half = facts.slice(0, middle).reduce<RootState>(rootReducer, emptyState());
    const rest = facts.slice(middle).map((fact) => asAction(redactAction(fact)));
    expect(stateHash(rest.reduce<RootState>(rootReducer, asState(redactState(half))))).toBe(
      stateHash(replayed),
    );
  });

  it.each(seeds)('is nowhere in actions and snapshots (seed %d)', (seed) => {
    const facts = randomFacts(diceOf(seed), LENGTH);
    expect(JSON.stringify(facts)).toContain(SECRET);
    expect(JSON.stringify(facts.map(redactAction))).not.toContain(SECRET);
    let live = emptyState();
    facts.forEach((fact, index) => {
      live = rootReducer(live, fact);
      if (index % 50 === 0) expect(JSON.stringify(redactState(live))).not.toContain(SECRET);
    });
  });

  it('is what an error of a saga stumbled over', () => {
    const fact = sagaFailed({ saga: 'outbox', code: 'unexpected', message: 'Unexpected token: Maria' });
    expect(JSON.stringify(redactAction(fact))).not.toContain('Maria');
  });

  it('stays masked when it is masked again, and shares what has no texts', () => {
    const [stamped] = randomFacts(diceOf(7), 1);
    const action: StampedAction = {
      ...stamped,
      type: 'drafts/keepRequested',
      meta: { at: 1, id: 'a' },
      payload: {},
    };
    const drafted = { ...action, payload: { conversationId: '1', text: `Oi ${SECRET}` } };
    const once = redactAction(drafted);
    expect(once.payload).toEqual({ conversationId: '1', text: 'xxxxxxxxxx' });
    expect(redactAction(once)).toEqual(once);
    const kept = { ...action, type: 'drafts/keepingFailed' };
    expect(redactAction(kept)).toBe(kept);
  });

  it('takes only what has a rule and a stamp', () => {
    const action = { type: 'ui/closeRequested', payload: undefined, meta: { at: 1, id: 'a' } };
    expect(isRecorded(action)).toBe(true);
    expect(isRecorded({ ...action, type: 'persist/REHYDRATE' })).toBe(false);
    expect(isRecorded({ ...action, type: '@@redux/INITx' })).toBe(false);
    expect(isRecorded({ ...action, type: 'constructor' })).toBe(false);
    expect(isRecorded({ type: 'ui/closeRequested' })).toBe(false);
    expect(() => redactAction({ ...action, type: 'persist/REHYDRATE' })).toThrow('not for the log');
  });

  it("masks the address of who writes mails, as a contact's is", () => {
    const [stamped] = randomFacts(diceOf(7), 1);
    const of = (fromId: string) => ({
      ...stamped,
      type: 'conversations/assigned',
      meta: { at: 1, id: 'a' },
      payload: { conversation: { fromId } },
    });
    const told = (fromId: string) => redactAction(of(fromId)).payload;
    expect(told('maria@exemplo.com')).toEqual({ conversation: { fromId: 'x'.repeat(17) } });
    expect(told('5511988880001@s.whatsapp.net')).toEqual(of('5511988880001@s.whatsapp.net').payload);
    expect(told('5511988880001')).toEqual(of('5511988880001').payload);
  });

  it('drops no action that a domain hears', () => {
    const dropped = Object.entries<unknown>(rules).flatMap(([type, rule]) => (rule === 'drop' ? [type] : []));
    expect(dropped.filter(isHeard)).toEqual([]);
  });
});

describe('the mask of a text', () => {
  it.each(['', 'a', 'a\nb', '\n', ' a ', 'á\u{1f600}', '\r\n'])('keeps length and lines of %j', (text) => {
    expect(maskText(text)).toHaveLength(text.length);
    expect(maskText(text).split('\n')).toHaveLength(text.split('\n').length);
    expect(maskText(text)).toMatch(/^[x\n]*$/);
    expect(maskText(`${text}\n${text}`)).toBe(`${maskText(text)}\n${maskText(text)}`);
  });
});

describe('a masker', () => {
  it('masks all that lies under a path and nothing beside it', () => {
    const mask = maskerOf(['a.*.text', 'b']);
    const value = {
      a: [{ text: 'one', id: '1' }, { text: null }, 'two'],
      b: { deep: ['three', 4, { five: 'six' }] },
      c: 'seven',
    };
    expect(mask(value)).toEqual({
      a: [{ text: 'xxx', id: '1' }, { text: null }, 'two'],
      b: { deep: ['xxxxx', 4, { five: 'xxx' }] },
      c: 'seven',
    });
  });

  it('shares what it does not change', () => {
    const value = { a: [{ text: null }], b: { c: 1 } };
    expect(maskerOf(['a.*.text', 'b'])(value)).toBe(value);
  });

  it('leaves what has another shape', () => {
    const mask = maskerOf(['a.*.text']);
    for (const value of [null, 1, 'text', [], { a: 1 }, { a: null }]) expect(mask(value)).toBe(value);
  });

  it('keeps keys that are names of the prototype', () => {
    const value: unknown = JSON.parse('{"a":{"__proto__":{"text":"one"},"constructor":{"text":"two"}}}');
    expect(JSON.stringify(maskerOf(['a.*.text'])(value))).toBe(
      '{"a":{"__proto__":{"text":"xxx"},"constructor":{"text":"xxx"}}}',
    );
  });
});

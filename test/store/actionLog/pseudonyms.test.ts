import * as v from 'valibot';
import { hashKey } from '../../../src/lib/hash';
import { logText } from '../../../src/store/actionLog/exportLog';
import { actionSchema } from '../../../src/store/actionLog/logSchema';
import { pseudonymousLog } from '../../../src/store/actionLog/pseudonymousLog';
import { pseudonymsFor as pseudonymsInSteps } from '../../../src/store/actionLog/pseudonyms';
import { readLog } from '../../../src/store/actionLog/readLog';
import { isRecorded, redactAction } from '../../../src/store/actionLog/redaction';
import { stateHash, stateHashInSteps } from '../../../src/store/actionLog/stateHash';
import { stateOf } from '../../../src/store/actionLog/stateOf';
import { redactState } from '../../../src/store/actionLog/stateRedaction';
import { replayLog } from '../../../src/store/actionLog/timeline';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { comesUp, losesTheServer, meetsTrouble, signsIn, works } from '../../replay/support/daysWork';
import { recordLog } from '../../replay/support/recordLog';
import { dialsInVain, takesACall } from '../../replay/support/voiceWork';
import { finished } from '../../support/finished';
import { emptyState } from '../../support/fold';
import { diceOf } from '../../support/random';
import { randomFacts } from '../../support/randomFacts';

const asked = process.env['SEED'];
const fresh = Date.now() % 1_000_000;
const seeds =
  asked === undefined
    ? [1, 2, 3, 688_985, ...Array.from({ length: 12 }, (_, index) => fresh + index)]
    : [Number(asked)];

function pseudonymsFor(values: readonly unknown[]): (value: unknown) => unknown {
  const rename = finished(pseudonymsInSteps(values));
  return (value) => finished(rename(value));
}

function written(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function asState(snapshot: unknown): RootState {
  const state = stateOf(written(snapshot));
  if (state === null) throw new Error('No state');
  return state;
}

describe('pseudonyms', () => {
  it('name the same person alike, whole and within a text, in the order of the names', () => {
    const rename = pseudonymsFor([
      { fromName: 'Maria Souza', fromId: '5511988880001@s.whatsapp.net' },
      { agent: 'Ana Lima', number: '11988880001', extension: '4001' },
    ]);
    expect(
      rename({
        fromName: 'Maria Souza',
        lastAgent: 'ANA LIMA',
        detail: 'O atendimento de Maria Souza é de Ana Lima',
        number: '+55 11 98888-0001',
        fromId: '5511988880001@s.whatsapp.net',
        extension: '4001',
        id: '4001',
        at: 1_773_144_000_137,
      }),
    ).toEqual({
      fromName: 'Pessoa 00002',
      lastAgent: 'Pessoa 00001',
      detail: 'O atendimento de Pessoa 00002 é de Pessoa 00001',
      number: '+55 11 90000-0001',
      fromId: '5511900000001@s.whatsapp.net',
      extension: '0001',
      id: '4001',
      at: 1_773_144_000_137,
    });
  });

  it('replace every address of a mail, the same by the same', () => {
    const rename = pseudonymsFor([]);
    const [first, again, other] = [rename('De: maria@a.com, x'), rename('maria@a.com'), rename('bia@a.com')];
    expect(first).toBe(`De: ${String(again)}, x`);
    expect(again).toMatch(/^endereco-\d+@exemplo\.invalid$/);
    expect(other).not.toBe(again);
  });

  it('leave what nobody is called by', () => {
    const rename = pseudonymsFor([{ fromName: 'Maria Souza' }]);
    const value = { name: 'SAC', type: 3, text: 'xxx xxxxx', ok: true, nothing: null };
    expect(rename(value)).toEqual(value);
  });

  it('name who waits, and who a conversation or an earlier one is with', () => {
    const rename = pseudonymsFor([]);
    const somebody = [
      { id: '9', name: 'Emily Almeida', since: null },
      { id: '10', name: '11966665555', since: null },
      { kind: 'whatsapp', name: 'Rui Dias', address: '(11) 98888-0001' },
      { name: 'Nara Gil', fromId: '', exceptId: null },
      { conversationId: '9', reason: 'taken', to: 'bia.reis' },
    ];
    const told = JSON.stringify(pseudonymsFor(somebody)(somebody));
    for (const word of ['Emily', '66665555', 'Rui', '98888-0001', 'Nara', 'bia'])
      expect(told).not.toContain(word);
    expect(rename({ name: 'SAC' })).toEqual({ name: 'SAC' });
  });

  it('sort a contact that is named by its number where its number stands', () => {
    const name = '(11) 98888-0001';
    const values = [{ list: { pages: [[['(11) 98888-0001', { id: '7', name, number: '11988880001' }]]] } }];
    const [{ list }] = v.parse(
      v.tuple([
        v.object({
          list: v.object({
            pages: v.array(v.array(v.tuple([v.string(), v.looseObject({ name: v.string() })]))),
          }),
        }),
      ]),
      pseudonymsFor(values)(values),
    );
    const [key, contact] = list.pages[0]?.[0] ?? [];
    expect(key).not.toBe(name);
    expect(key).toBe(contact?.name);
  });

  it('tell no two numbers apart as one, and leave the ids by which things are found', () => {
    const extensions = Array.from({ length: 50 }, (_, index) => String(400 + index));
    const numbers = Array.from({ length: 2_000 }, (_, index) => ({ number: String(1_128_000_123 + index) }));
    const rename = pseudonymsFor([{ extensions }, numbers, { id: '20260328000123' }]);
    expect(
      new Set(
        v.parse(
          v.array(v.string()),
          v.parse(v.looseObject({ extensions: v.unknown() }), rename({ extensions })).extensions,
        ),
      ).size,
    ).toBe(50);
    expect(rename({ id: '20260328000123', parts: [['20260328000123', {}]] })).toEqual({
      id: '20260328000123',
      parts: [['20260328000123', {}]],
    });
  });

  it('are in paths too, and in keys that were made of who somebody is', () => {
    const rename = pseudonymsFor([{ extension: '4001' }]);
    expect(rename({ path: '/api/v2/clientesByNumero/4001' })).toEqual({
      path: '/api/v2/clientesByNumero/0001',
    });
    const [key, again, other] = [hashKey('a'), hashKey('a'), hashKey('b')].map((one) =>
      rename(`begin email ${one}`),
    );
    expect(key).toBe(again);
    expect(other).not.toBe(key);
    expect(key).not.toContain(hashKey('a'));
  });

  it.each(seeds)('commute with the fold, whatever happens (seed %d)', (seed) => {
    const facts = randomFacts(diceOf(seed), 400).filter(isRecorded);
    const live = facts.reduce<RootState>(rootReducer, emptyState());
    const redacted = facts.map(redactAction);
    const start = redactState(emptyState());
    const rename = pseudonymsFor([start, redactState(live), ...redacted.map(({ payload }) => payload)]);
    let told = asState(rename(start));
    let truth = emptyState();
    facts.forEach((fact, index) => {
      truth = rootReducer(truth, fact);
      const masked = redactAction(fact);
      told = rootReducer(
        told,
        v.parse(actionSchema, written({ ...masked, payload: rename(masked.payload) })),
      );
      if (
        (index % 25 === 0 || index === facts.length - 1) &&
        stateHash(told) !== stateHash(rename(redactState(truth)))
      ) {
        expect({ index, type: fact.type, state: redactState(told) }).toEqual({
          index,
          type: fact.type,
          state: written(rename(redactState(truth))),
        });
      }
    });
  });
});

describe('a log without names and numbers', () => {
  it('holds nobody of the recorded day, and leads to the live state with the same pseudonyms', async () => {
    const page = [
      signsIn,
      comesUp,
      (story: Parameters<typeof works>[0]) => works(story, 20),
      takesACall,
      losesTheServer,
      dialsInVain,
      meetsTrouble,
    ];
    const { segments, finalState } = await recordLog([page], 60);
    const cut = {
      app: '0.1.0',
      session: 'page',
      segment: segments.at(-1)?.id ?? '',
      actions: 0,
      state: finalState,
      written: Promise.resolve(),
    };
    const text = finished(logText(finished(pseudonymousLog(cut, segments, 1))));
    const original = JSON.stringify(segments);
    for (const who of [
      'Maria Souza',
      'Ana Souza',
      'Ana Lima',
      'Cliente 1003',
      '88880001',
      '40028922',
      '"4001"',
    ]) {
      expect(original).toContain(who);
      expect(text).not.toContain(who);
    }
    expect(text).toContain('Pessoa 0');
    const reading = readLog(text);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
    const { finalHash, anomalies } = replayLog(reading.log);
    expect(finalHash).toBe(reading.log.recordedHash);
    expect(anomalies.filter(({ kind }) => kind === 'threw' || kind === 'snapshotDiffers')).toEqual([]);
  });
});

describe('many contacts', () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => ({
    id: String(index),
    name: `Maria Souza ${index}`,
    number: String(11_900_000_000 + index),
  }));

  it('are renamed in steps of a few dozen each', () => {
    const perStep = (work: Iterator<unknown, unknown>): number => {
      let steps = 0;
      while (work.next().done !== true) steps += 1;
      return rows.length / steps;
    };
    const rename = pseudonymsInSteps([rows]);
    expect(perStep(rename)).toBeLessThan(100);
    expect(perStep(finished(pseudonymsInSteps([rows]))(rows))).toBeLessThan(100);
  });

  it('have the hash in steps that they have in one', () => {
    const state = { ...emptyState(), rows, missing: undefined, nothing: null };
    expect(finished(stateHashInSteps(state))).toBe(stateHash(state));
  });
});

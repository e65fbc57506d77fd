import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readLog } from '../../src/store/actionLog/readLog';
import { isRecord } from '../../src/lib/records';
import { redactState } from '../../src/store/actionLog/stateRedaction';
import { replayLog } from '../../src/store/actionLog/timeline';
import type { ReadLog } from '../../src/store/actionLog/types';
import { upcastSnapshot } from '../../src/store/actionLog/upcasters';
import { changesBetween } from '../../src/store/actionLog/origin';

/**
 * Every version of the day's golden log, by the commit that recorded it; the last one is `daysWork.json`. All call
 * themselves schema 1, and are as many shapes of actions and state.
 */
const COMMITS = [
  '5a11ab05',
  '0b3ede17',
  '01957a58',
  'fbdc3a8f',
  'fe2ff880',
  'afe9b957',
  '2fc17c72',
  '6d8b7df2',
  '9648c43d',
  'f22e2013',
  '8cefb138',
  '9c967edf',
  '3ce9122c',
] as const;

/** The console of these commits did not reach the hash in their own log: what the state was is not known. */
const UNPROVEN: readonly string[] = ['0b3ede17', 'f22e2013'];

/** What the log cannot know: an event that was rejected did not make a comparison due yet. */
const UNKNOWABLE: Readonly<Record<string, readonly string[]>> = { '5a11ab05': ['~ connection.due'] };

function unpacked(name: string): string {
  return gunzipSync(readFileSync(join(__dirname, 'old', name))).toString('utf8');
}

function opened(text: string): ReadLog {
  const reading = readLog(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.log;
}

/** The state that the console of that time reached, as it would have been in the present schema. */
function recordedState(name: string): Readonly<Record<string, unknown>> {
  const state: unknown = JSON.parse(unpacked(name));
  if (!isRecord(state)) throw new Error(`${name} is no state`);
  return upcastSnapshot(state, 1);
}

/** What of that state a replay does not reach; what came to the state later does not count. */
function missedBy(log: ReadLog, recorded: Readonly<Record<string, unknown>>): readonly string[] {
  const timeline = replayLog(log);
  const reached: unknown = JSON.parse(JSON.stringify(redactState(timeline.stateAt(timeline.entries.length))));
  return changesBetween(recorded, reached).filter((change) => !change.startsWith('+'));
}

describe('the logs of 26079ef', () => {
  it.each(['daysWork', 'oneConversation'])('%s leads to the state that console had', (name) => {
    const log = opened(readFileSync(join(__dirname, `${name}.json`), 'utf8'));
    expect(log.origin).toMatchObject({ fidelity: 'translated', schema: 1, doubts: [] });
    expect(missedBy(log, recordedState(`${name}-26079ef.final.gz`))).toEqual([]);
    expect(replayLog(log).anomalies.filter(({ kind }) => kind === 'threw')).toEqual([]);
  });

  it('says action by action what was translated', () => {
    const log = opened(readFileSync(join(__dirname, 'daysWork.json'), 'utf8'));
    const actions = log.origin.translations.filter(({ type }) => type !== '');
    expect(actions).toEqual([
      expect.objectContaining({
        type: 'conversations/endConfirmationDue',
        changes: ['→ conversations/endConfirmationOpened'],
      }),
      expect.objectContaining({
        type: 'calls/classificationBecameDue',
        changes: ['→ calls/classificationRequired'],
      }),
      expect.objectContaining({ type: 'conversations/endConfirmationDue' }),
    ]);
    for (const { position, changes } of actions) {
      const type = replayLog(log).entries[position - 1]?.action.type;
      expect(changes).toEqual([`→ ${type ?? ''}`]);
    }
  });
});

describe.each(COMMITS)('the log of %s', (commit) => {
  const log = opened(unpacked(`daysWork-${commit}.log.gz`));

  it('is never taken for one that was read exactly', () => {
    expect(log.origin.fidelity).toBe('inexact');
    expect(log.origin.doubts).toEqual([{ kind: 'guessed', count: expect.any(Number) as number }]);
    expect(log.recordedHash).toBeNull();
    expect(log.origin.translations.length).toBeGreaterThan(0);
  });

  it('is taken by every reducer', () => {
    const { anomalies, entries } = replayLog(log);
    expect(anomalies.filter(({ kind }) => kind === 'threw')).toEqual([]);
    expect(entries).toHaveLength(log.header?.actions ?? -1);
  });

  if (!UNPROVEN.includes(commit)) {
    it('leads to the state that console had, as far as it can be known', () => {
      expect(missedBy(log, recordedState(`daysWork-${commit}.final.gz`))).toEqual(UNKNOWABLE[commit] ?? []);
    });
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '../../src/store/actionLog/readLog';
import { createReplayStore, walk } from '../../src/store/actionLog/replayStore';
import { stateHash } from '../../src/store/actionLog/stateHash';
import { redactState } from '../../src/store/actionLog/stateRedaction';
import { replayLog } from '../../src/store/actionLog/timeline';
import type { ReadLog } from '../../src/store/actionLog/types';

const files = readdirSync(__dirname).filter((name) => name.endsWith('.json'));

function goldenLog(file: string): ReadLog {
  const reading = readLog(readFileSync(join(__dirname, file), 'utf8'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.log;
}

/** Every so many places are looked at: a prime, so that they fall differently in every segment. */
const STRIDE = 13;

/**
 * Final hashes of golden logs that upcasters brought up to the present schema. When a golden log fails,
 * a reducer or the state changed: if logs of the old kind are out in the world, the change needs an
 * upcaster (src/store/actionLog/upcasters.ts), and the new hash of each golden log stands here.
 */
const upcastHashes: Readonly<Record<string, string>> = {
  'browserCall.json': '37b21ac55032c2b0',
  'browserChat.json': 'eea07ebebc09ae3d',
  'browserMail.json': 'fb6368986feeebea',
  'browserOutage.json': '03443a9e39bbda55',
  'daysWork.json': 'd2964b632d1f1ede',
  'oneConversation.json': '5f02244db87d9164',
  'schema2.json': '97e0c9b17a9b9070',
  'schema3.json': '12dc6f1e0a00277e',
};

it('finds the golden logs', () => {
  expect(files).toEqual([
    'browserCall.json',
    'browserChat.json',
    'browserMail.json',
    'browserOutage.json',
    'daysWork.json',
    'oneConversation.json',
    'schema2.json',
    'schema3.json',
    'schema4.json',
  ]);
});

describe.each(files)('the golden log %s', (file) => {
  const log = goldenLog(file);
  const finalHash = log.recordedHash ?? upcastHashes[file];

  it('leads to the state that the live store had, each time', () => {
    const once = replayLog(log);
    expect(once.finalHash).toBe(finalHash);
    expect(replayLog(goldenLog(file)).finalHash).toBe(once.finalHash);
    expect(once.entries).toHaveLength(log.header?.actions ?? -1);
  });

  it('leads there from each of its snapshots', () => {
    for (const index of log.segments.keys()) {
      const [first, ...rest] = log.segments.slice(index);
      if (first === undefined) throw new Error('No segment');
      expect(replayLog({ ...log, segments: [first, ...rest] }).finalHash).toBe(finalHash);
    }
    expect(replayLog(log).anomalies.filter(({ kind }) => kind === 'snapshotDiffers')).toEqual([]);
  });

  it('gives the same state at a place whichever way one comes there', () => {
    const timeline = replayLog(log);
    const store = createReplayStore(timeline);
    const end = timeline.entries.length;
    const hashes = new Map<number, string>();
    for (let position = 0; position < end; position += 1) {
      if (position % STRIDE === 0) hashes.set(position, stateHash(redactState(store.getState())));
      walk(store, timeline, position, position + 1);
    }
    // Domains that are younger than the log do not count.
    const domains = log.segments.at(-1)?.domains ?? [];
    const known = Object.entries(redactState(store.getState())).filter(([domain]) =>
      domains.includes(domain),
    );
    expect(stateHash(Object.fromEntries(known))).toBe(finalHash);
    // Backwards, by leaps, and without a store.
    for (const position of [...hashes.keys()].reverse()) {
      walk(store, timeline, end, position);
      expect(stateHash(redactState(store.getState()))).toBe(hashes.get(position));
      expect(stateHash(redactState(timeline.stateAt(position)))).toBe(hashes.get(position));
    }
  });

  it('holds nothing of what people wrote', () => {
    const text = readFileSync(join(__dirname, file), 'utf8');
    for (const words of [
      'Bom dia',
      'boleto',
      'Obrigada',
      'pedido',
      'Olá',
      'segunda via',
      'chave=42',
      'maria',
      '123.456',
      'Pediu',
    ]) {
      expect(text).not.toContain(words);
    }
  });
});

it('shows the trouble of a day', () => {
  const { anomalies, entries } = replayLog(goldenLog('daysWork.json'));
  expect(anomalies.map(({ kind, type }) => `${kind} ${type}`)).toEqual(
    expect.arrayContaining([
      'rejected connection/eventRejected',
      'ignored connection/eventIgnored',
      'dropped connection/eventDropped',
      'sagaFailed app/sagaFailed',
      'nothing auth/loggedIn',
      'seenBefore messages/received',
    ]),
  );
  expect(new Set(entries.map(({ effect }) => effect))).toEqual(
    new Set(['changed', 'unheard', 'nothing', 'seenBefore']),
  );
});

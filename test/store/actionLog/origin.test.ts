import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA } from '../../../src/store/actionLog/format';
import { changesBetween } from '../../../src/store/actionLog/origin';
import { readLog } from '../../../src/store/actionLog/readLog';
import type { ReadLog } from '../../../src/store/actionLog/types';

const golden = readFileSync(join(__dirname, '../../replay/schema4.json'), 'utf8');

function opened(text: string): ReadLog {
  const reading = readLog(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.log;
}

describe('the origin of a log', () => {
  it('is exact where it was recorded in the present schema', () => {
    const { origin, recordedHash } = opened(golden);
    expect(origin).toEqual({
      fidelity: 'exact',
      schema: SCHEMA,
      app: '0.1.0',
      build: null,
      session: '0000-000001',
      translations: [],
      doubts: [],
    });
    expect(recordedHash).not.toBeNull();
  });

  it('tells the build where the file does', () => {
    const text = golden.replace('"app":"0.1.0"', '"app":"0.1.0","build":"0123456789ab"');
    expect(opened(text).origin.build).toBe('0123456789ab');
  });

  it('doubts what this version does not know, and compares no state then', () => {
    const strange = golden.replaceAll('"type":"auth/loggedIn"', '"type":"auth/arrived"');
    expect(opened(strange)).toMatchObject({
      recordedHash: null,
      origin: { fidelity: 'inexact', doubts: [{ kind: 'unknownType', name: 'auth/arrived', count: 2 }] },
    });
    const wider = golden.replaceAll('"snapshot":{', '"snapshot":{"weather":{},');
    expect(opened(wider)).toMatchObject({
      recordedHash: null,
      origin: { doubts: [{ kind: 'unknownDomain', name: 'weather', count: 2 }] },
    });
  });

  it('doubts a file for Redux DevTools that tells no schema, not one that does', () => {
    const file = { payload: '[]', preloadedState: '{}' };
    const about = { app: '1.0.0', build: 'b', session: 's', schema: SCHEMA };
    expect(opened(JSON.stringify(file)).origin).toMatchObject({
      fidelity: 'inexact',
      doubts: [{ kind: 'untold' }],
    });
    expect(opened(JSON.stringify({ ...file, about })).origin).toMatchObject({ fidelity: 'exact', ...about });
    expect(readLog(JSON.stringify({ ...file, about: { ...about, schema: SCHEMA + 1 } }))).toEqual({
      ok: false,
      problem: { kind: 'newer', app: '1.0.0' },
    });
  });
});

describe('what changed between two values', () => {
  it('is told by path, ids and items as *', () => {
    const shared = { deep: [1] };
    const before = { a: 1, gone: 2, list: [{ b: 1 }, { b: 2 }], byId: { '77': { c: 1 } }, shared };
    const after = { a: 2, list: [{ b: 1 }, { b: 2, d: null }], byId: { '77': { c: 3 } }, shared, kind: {} };
    expect(changesBetween(before, after)).toEqual(['~ a', '+ list.*.d', '~ byId.*.c', '+ kind', '- gone']);
    expect(changesBetween(before, before)).toEqual([]);
    expect(changesBetween({ a: [] }, { a: {} })).toEqual(['~ a']);
  });
});

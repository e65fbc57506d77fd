import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { SCHEMA } from '../../../src/store/actionLog/format';
import { logFileSchema } from '../../../src/store/actionLog/logSchema';
import { changesBetween } from '../../../src/store/actionLog/origin';
import { readLog } from '../../../src/store/actionLog/readLog';
import type { ReadLog, ReadSegment } from '../../../src/store/actionLog/types';

const golden = readFileSync(join(__dirname, '../../replay/schema4.json'), 'utf8');

function opened(text: string): ReadLog {
  const reading = readLog(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.log;
}

/** A segment whose domains stand in one order: an upcaster may move one. */
function inOrder({ domains, ...segment }: ReadSegment) {
  return { ...segment, domains: [...domains].sort() };
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

  it('is read from the first schema on where a file for Redux DevTools tells none', () => {
    const old = gunzipSync(readFileSync(join(__dirname, '../../replay/old/daysWork-5a11ab05.log.gz')));
    for (const [text, schema] of [
      [old.toString('utf8'), 1],
      [golden, SCHEMA],
    ] as const) {
      const { app, header, segments } = { app: '', ...v.parse(logFileSchema, JSON.parse(text)) };
      expect(header.schema).toBe(schema);
      const [first] = segments;
      const file = {
        payload: JSON.stringify(first?.actions),
        preloadedState: JSON.stringify(first?.snapshot),
      };
      const told = opened(JSON.stringify({ ...file, about: { app, schema } }));
      const untold = opened(JSON.stringify(file));
      expect(untold.segments.map(inOrder)).toEqual(told.segments.map(inOrder));
      expect(untold.origin.translations).toEqual(told.origin.translations);
    }
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

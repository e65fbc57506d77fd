/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { createEventStream } from '../../sandbox/centre/eventStream';
import { checkPassword, hashPassword } from '../../sandbox/seed/password';
import { seedStore } from '../../sandbox/seed/seedStore';
import { countRow, openSql, TABLES, type Sql } from '../../sandbox/store';

const dir = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
const file = join(dir, 'store.db');
let sql: Sql;
beforeEach(() => {
  sql = openSql(file);
  sql.exec(TABLES);
  seedStore(sql, 1, Date.parse('2026-01-01T00:00:00Z'));
});
afterEach(() => sql.close());
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function count(table: string): number {
  return sql.get(countRow, `SELECT count(*) AS n FROM ${table}`)?.n ?? 0;
}

test('a unit of work that fails leaves nothing: no row, no event, no number, no delivery', () => {
  const delivered: number[] = [];
  const stream = createEventStream(sql, () => '2026-01-01T00:00:00Z');
  stream.onDeliver((_agent, event) => delivered.push(event.payload.seq));
  const seq = stream.lastSeq(1);
  const groups = count('groups');
  expect(() =>
    sql.work(() => {
      sql.run('INSERT INTO groups (id, nome) VALUES (?, ?)', 99, 'x');
      stream.push(1, 'getMeusAtendimentos', {});
      throw new Error('no');
    }),
  ).toThrow('no');
  expect([count('groups'), stream.lastSeq(1), delivered]).toEqual([groups, seq, []]);
  stream.push(1, 'getMeusAtendimentos', {});
  expect(delivered).toEqual([seq + 1]);
});

test('events are delivered only once the whole unit is on disk, in their order', () => {
  const seen: [number, number][] = [];
  const stream = createEventStream(sql, () => '2026-01-01T00:00:00Z');
  const other = openSql(file);
  const onDisk = () => other.get(countRow, 'SELECT count(*) AS n FROM events')?.n ?? 0;
  const before = onDisk();
  const first = stream.lastSeq(1) + 1;
  stream.onDeliver((_agent, event) => seen.push([event.payload.seq, onDisk() - before]));
  sql.work(() => {
    stream.push(1, 'getMeusAtendimentos', {});
    sql.work(() => stream.push(1, 'getMeusAtendimentos', {}));
  });
  other.close();
  expect(seen).toEqual([
    [first, 2],
    [first + 1, 2],
  ]);
});

test('a filled store is filled once', () => {
  const before = count('contacts');
  seedStore(sql, 2, Date.now());
  expect(count('contacts')).toBe(before);
});

test('passwords are kept as salted hashes', () => {
  const rows = sql.all(v.object({ senha: v.string() }), 'SELECT senha FROM agents');
  expect(rows.every((row) => /^\d+:[0-9a-f]{32}:[0-9a-f]{64}$/.test(row.senha))).toBe(true);
  const hash = hashPassword('ana123');
  expect(hash).not.toBe(hashPassword('ana123'));
  expect(checkPassword('ana123', hash)).toBe(true);
  expect(checkPassword('ana124', hash)).toBe(false);
  expect(checkPassword('ana123', '')).toBe(false);
});

test('a hash that does not name its cost is of the time before it did', () => {
  const former =
    '0123456789abcdef0123456789abcdef:fd284bf80af105b286e0534e37bd2c075ab4066637a5495369e950d8a5d7e322';
  expect(checkPassword('ana123', former)).toBe(true);
  expect(checkPassword('ana124', former)).toBe(false);
});

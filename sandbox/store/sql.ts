import Database from 'libsql';
import * as v from 'valibot';

/** A value SQLite can hold. */
export type SqlValue = string | number | null;

/**
 * The open database: typed reads (every row passes a schema), cached statements and one unit of work at a
 * time. All calls are synchronous, so nothing else runs between the first and the last line of a unit.
 */
export interface Sql {
  /** Rows of a query, each checked by `schema`. */
  all<S extends v.GenericSchema>(schema: S, query: string, ...params: SqlValue[]): v.InferOutput<S>[];
  /** First row of a query, or undefined. */
  get<S extends v.GenericSchema>(
    schema: S,
    query: string,
    ...params: SqlValue[]
  ): v.InferOutput<S> | undefined;
  /** Runs a change; answers how many rows changed and the last row id. */
  run(query: string, ...params: SqlValue[]): { changes: number; id: number };
  /** Runs statements without parameters. */
  exec(script: string): void;
  /** Runs `fn` in one transaction: all of it is on disk when this returns, none of it when `fn` throws. */
  work<T>(fn: () => T): T;
  /** Runs `fn` once the running unit of work is on disk; never when it is rolled back. */
  afterCommit(fn: () => void): void;
  close(): void;
}

/**
 * Opens (or creates) the database file with write-ahead log and full synchronisation, so that what was
 * committed survives the process and the machine.
 * @param file path, or `:memory:` for a store that dies with the process.
 * @param temporary whether the file goes away with the process: then nothing waits for the disk
 */
export function openSql(file: string, { temporary = false }: { temporary?: boolean } = {}): Sql {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${temporary ? 'OFF' : 'FULL'}`);
  db.pragma('foreign_keys = ON');
  // Values go as one array: a lone null would be taken for an object of named ones.
  const prepare = (query: string) => db.prepare<[SqlValue[]]>(query);
  const statements = new Map<string, ReturnType<typeof prepare>>();
  let depth = 0;
  let waiting: (() => void)[] = [];

  function statement(query: string): ReturnType<typeof prepare> {
    const known = statements.get(query);
    if (known) return known;
    const made = prepare(query);
    statements.set(query, made);
    return made;
  }

  function commit<T>(fn: () => T): T {
    db.exec('BEGIN IMMEDIATE');
    depth = 1;
    waiting = [];
    try {
      const result = fn();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      waiting = [];
      db.exec('ROLLBACK');
      throw error;
    } finally {
      depth = 0;
    }
  }

  return {
    all: (schema, query, ...params) =>
      statement(query)
        .all(params)
        .map((row) => v.parse(schema, row)),
    get: (schema, query, ...params) => {
      const row = statement(query).get(params);
      return row === undefined ? undefined : v.parse(schema, row);
    },
    run: (query, ...params) => {
      const done = statement(query).run(params);
      return { changes: done.changes, id: Number(done.lastInsertRowid) };
    },
    exec: (script) => {
      db.exec(script);
    },
    work: (fn) => {
      if (depth > 0) return fn();
      const result = commit(fn);
      const run = waiting;
      waiting = [];
      run.forEach((later) => later());
      return result;
    },
    afterCommit: (fn) => {
      if (depth > 0) waiting.push(fn);
      else fn();
    },
    close: () => {
      statements.clear();
      db.close();
    },
  };
}

import type * as v from 'valibot';
import type { ReadMethod } from '../../store/config/types';

/** Query values of a read; lists and objects travel as JSON text (contract §6). */
export type Query = Readonly<Record<string, string | number | readonly unknown[]>>;

/** How a read differs from the usual. */
export interface ReadOptions {
  /** The verb that the contract names for a path that has only one. */
  method?: 'GET' | 'POST';
}

/** The contact centre's HTTP API. Failures are `ServiceError`s. */
export interface Http {
  /** Which server to talk to (the settings dialog's text) and how it wants reads asked. */
  configure(options: { server: string; readMethod: ReadMethod }): void;
  /** The session's token, which replaces the deployment's fixed bearer; null puts that one back. */
  setToken(token: string | null): void;
  /**
   * Reads a path; the answer passes `schema`. Waits 15 s at most, tries once more when the network or
   * the server failed, and with `readMethod: auto` finds out which verb the path wants.
   */
  read<T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    query?: Query,
    options?: ReadOptions,
  ): Promise<T>;
  /** Writes once, 30 s at most; the same `idempotencyKey` twice is done once (contract §6). */
  write<T>(
    method: 'POST' | 'PUT',
    path: string,
    schema: v.GenericSchema<unknown, T>,
    body: unknown,
    idempotencyKey?: string,
  ): Promise<T>;
}

import type { FieldErrors } from '../lib/failure';

/**
 * Why a promise of the services rejected. `code` is the server's own (contract §1, `Codigo`) or one of
 * ours: `timeout`, `offline` (no answer), `http` (a refusal without code), `gateway` (the same, of a
 * write that may have been done), `badAnswer` (not what the contract says), `storage` (this browser's own storage failed). `message` is the server's text, shown as
 * is, or ''. `lib/failure` turns it into what actions carry. `current` is what the server has instead of what was
 * sent (contract §6, `atual`), as it came. `fieldErrors` is what it says of fields (contract §6, `campos`).
 */
export class ServiceError extends Error {
  readonly code: string;
  readonly current: unknown;
  readonly fieldErrors: FieldErrors | undefined;

  constructor(code: string, message = '', current?: unknown, fieldErrors?: FieldErrors) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
    this.current = current;
    this.fieldErrors = fieldErrors;
  }
}

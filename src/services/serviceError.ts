/**
 * Why a promise of the services rejected. `code` is the server's own (contract §1, `Codigo`) or one of
 * ours: `timeout`, `offline` (no answer), `http` (a refusal without code), `badAnswer` (not what the
 * contract says), `storage` (this browser's own storage failed). `message` is the server's text, shown as
 * is, or ''. `store/failure` turns it into what actions carry.
 */
export class ServiceError extends Error {
  readonly code: string;

  constructor(code: string, message = '') {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
  }
}

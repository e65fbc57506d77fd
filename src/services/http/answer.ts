import { SERVER_CODE, type FieldErrors } from '../../lib/failure';
import { fieldErrorsIn } from '../decode/fieldErrors';
import { errorTextIn, filledIn } from '../decode/lenient';
import { ServiceError } from '../serviceError';

/** What came back over HTTP, whatever the status. */
export interface Answer {
  status: number;
  /** Parsed JSON; null of an answer without content (204), undefined when the text was no JSON. */
  body: unknown;
}

/** What a caller makes of a body; undefined: it cannot be understood. */
export type Understand<T> = (body: unknown) => T | undefined;

/** What an answer came to. */
export type Reading<T> =
  | { kind: 'understood'; value: T }
  | {
      kind: 'failed';
      error: ServiceError;
      /** The server says in the contract's words why it refuses. */
      isPlain: boolean;
      /** It says in JSON that there is no such thing; a page of HTML says that of the address. */
      isMissing: boolean;
    };

/** Code of a refusal without one, by its status (contract §1). */
function codeOf(status: number): string {
  return status === 401 ? SERVER_CODE.notAuthenticated : 'http';
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

interface Refusal {
  text: string;
  code: string | null;
  current: unknown;
  fieldErrors: FieldErrors | undefined;
}

/** The three shapes of contract §6, and flags in any form: `error: true`, `error: "texto"`, `error: {msg}`. */
function refusalIn(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  const nested = typeof error === 'object' && error !== null ? error : null;
  const said = errorTextIn(error);
  if (nested === null && said === null) return null;
  const textField = (name: string): string | undefined =>
    filledIn(Reflect.get(body, name)) ?? (nested === null ? undefined : filledIn(Reflect.get(nested, name)));
  // A number alone is no text to show.
  const words = typeof error === 'string' ? (said ?? '') : '';
  const text = textField('msg') ?? textField('message') ?? words;
  const field = (name: string): unknown =>
    Reflect.get(body, name) ?? (nested === null ? undefined : Reflect.get(nested, name));
  const fieldErrors = fieldErrorsIn(field('campos'));
  return { text, code: textField('codigo') ?? null, current: field('atual'), fieldErrors };
}

/** The refusal that an answer carries, or null; old servers send it with status 200 (contract §6). */
export function refusalOf({ status, body }: Answer): ServiceError | null {
  const refusal = refusalIn(body);
  if (refusal === null) return isOk(status) ? null : new ServiceError(codeOf(status));
  const { code, current, fieldErrors, text } = refusal;
  return new ServiceError(code ?? (text === '' ? codeOf(status) : 'http'), text, current, fieldErrors);
}

/** Statuses by which a gateway says that its server is away, or busy. */
const GATEWAY = [408, 429, 502, 503, 504];

/** A refusal of a read without a code; a gateway's is trouble that may pass. */
function codedRefusal({ status }: Answer, refusal: ServiceError): ServiceError {
  const isGateway = refusal.code === 'http' && GATEWAY.includes(status);
  return isGateway ? new ServiceError(SERVER_CODE.unavailable, refusal.message) : refusal;
}

/** Reads an answer to a read. */
export function readingOf<T>(answer: Answer, understand: Understand<T>): Reading<T> {
  const refusal = refusalOf(answer);
  if (refusal !== null) {
    const isMissing = answer.status === 404 && typeof answer.body === 'object' && answer.body !== null;
    return {
      kind: 'failed',
      error: codedRefusal(answer, refusal),
      isPlain: refusal.code !== 'http',
      isMissing,
    };
  }
  const value = answer.body === undefined ? undefined : understand(answer.body);
  if (value !== undefined) return { kind: 'understood', value };
  return { kind: 'failed', error: new ServiceError('badAnswer'), isPlain: false, isMissing: false };
}

/** With these a gateway, or a server in trouble, does not say whether a write was done; its own code would. */
function isFateUnsaid(status: number, { code }: ServiceError): boolean {
  return code === 'http' && (status === 408 || status === 429 || status >= 500);
}

/**
 * What a write was answered with; null where the body cannot be understood, since any 2xx means that it is done
 * (contract §0). Throws the server's refusal.
 */
export function writtenOf<T>(answer: Answer, understand: Understand<T>): T | null {
  const refusal = refusalOf(answer);
  if (refusal !== null && isFateUnsaid(answer.status, refusal))
    throw new ServiceError('gateway', refusal.message, refusal.current, refusal.fieldErrors);
  if (refusal !== null) throw refusal;
  return understand(answer.body) ?? null;
}

/** For writes of which nothing but success matters. */
export const isDone: Understand<true> = () => true;

/** An error as state and actions hold it: a stable code and, where the server gave one, its text. */
export interface Failure {
  /** The server's code (contract §1, `Codigo`) or one of ours in lower case: `timeout`, `offline`, … */
  code: string;
  message: string;
  /** What the server says of fields (contract §1, `campos`), by their names on the wire. */
  fieldErrors?: FieldErrors;
}

/** Names of fields with what is wrong with each. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The failure that a fact carries beside other things. */
export function failureIn({ code, message, fieldErrors }: Failure): Failure {
  return { code, message, ...(fieldErrors === undefined ? {} : { fieldErrors }) };
}

/** What the server says of a field, under whichever of these names; undefined: nothing. */
export function fieldErrorOf(failure: Failure | null, ...names: string[]): string | undefined {
  const errors = Object.entries(failure?.fieldErrors ?? {});
  return errors.find(([name]) => names.includes(name))?.[1];
}

/** The server's codes that the console acts on (contract §1, `Codigo`). */
export const SERVER_CODE = {
  conversationFinished: 'ATENDIMENTO_ENCERRADO',
  otherAgent: 'OUTRO_AGENTE',
  notFound: 'NAO_ENCONTRADO',
  notAuthenticated: 'NAO_AUTENTICADO',
  unavailable: 'INDISPONIVEL',
  internal: 'INTERNO',
  classificationRequired: 'CLASSIFICACAO_OBRIGATORIA',
  templateRequired: 'PRECISA_TEMPLATE',
  unknownAction: 'ACAO_DESCONHECIDA',
} as const;

const GONE: readonly string[] = [
  SERVER_CODE.conversationFinished,
  SERVER_CODE.otherAgent,
  SERVER_CODE.notFound,
];

/** Whether a refusal says that the conversation is not the agent's: over, another agent's, or unknown (spec 1 §5). */
export function isConversationGone({ code }: Failure): boolean {
  return GONE.includes(code);
}

/** Where a read from the server stands; what is on screen stays while a later read runs or fails. */
export interface ReadState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
}

/** A read that was never asked for. */
export const READ_IDLE: ReadState = { status: 'idle', failure: null };

/** A read under way. */
export const READ_LOADING: ReadState = { status: 'loading', failure: null };

/** A read that answered. */
export const READ_LOADED: ReadState = { status: 'loaded', failure: null };

/** A read that failed, with why. */
export function readFailed(failure: Failure): ReadState {
  return { status: 'failed', failure };
}

/** A read begins; what came before stays on offer meanwhile. */
export function readBegun(read: ReadState): ReadState {
  return read.status === 'loaded' ? read : READ_LOADING;
}

function areFieldErrors(value: unknown): value is FieldErrors {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Any thrown value as a failure; the code of a service's error is kept, of others `unexpected`. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: 'unexpected', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';
  const { message } = error;
  const fieldErrors = 'fieldErrors' in error ? error.fieldErrors : undefined;
  return areFieldErrors(fieldErrors) ? { code, message, fieldErrors } : { code, message };
}

/** Why a message was not delivered, as it shows it: the server's text, or else its code. */
export function errorTextOf({ code, message }: Failure): string {
  return message === '' ? code : message;
}

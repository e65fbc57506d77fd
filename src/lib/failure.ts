/** An error as state and actions hold it: a stable code and, where the server gave one, its text. */
export interface Failure {
  /** The server's code (contract §1, `Codigo`) or one of ours in lower case: `timeout`, `offline`, … */
  code: string;
  message: string;
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

/** Any thrown value as a failure; the code of a service's error is kept, of others `unexpected`. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: 'unexpected', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';
  return { code, message: error.message };
}

/** Why a message was not delivered, as it shows it: the server's text, or else its code. */
export function errorTextOf({ code, message }: Failure): string {
  return message === '' ? code : message;
}

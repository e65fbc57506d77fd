import { SESSION_HEADER } from '../../src/services/api/contract';

/** What one page of the console was heard to do, by the id that its action log has. */
export interface ToldPage {
  sessao: string;
  /** requests to the HTTP API */
  requests: number;
  /** handshakes on the socket */
  handshakes: number;
}

/** The pages that said which one they are. */
export interface ToldPages {
  heardRequest(headers: Readonly<Record<string, unknown>>): void;
  heardHandshake(sessao: string | undefined): void;
  all(): ToldPage[];
}

/** Nobody was heard yet. */
export function createToldPages(): ToldPages {
  const pages = new Map<string, ToldPage>();

  function pageOf(sessao: string): ToldPage {
    const page = pages.get(sessao) ?? { sessao, requests: 0, handshakes: 0 };
    pages.set(sessao, page);
    return page;
  }

  return {
    heardRequest(headers) {
      const sessao = headers[SESSION_HEADER.toLowerCase()];
      if (typeof sessao === 'string') pageOf(sessao).requests += 1;
    },
    heardHandshake(sessao) {
      if (sessao !== undefined) pageOf(sessao).handshakes += 1;
    },
    all: () => [...pages.values()],
  };
}

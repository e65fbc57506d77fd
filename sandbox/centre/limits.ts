import type { Limites } from '../../src/services/realtime/contract';

/** How long answers are kept for repeated requests, ms. Contract §1 rule 1 asks for 24 h at least. */
export const KEEP_MS = 48 * 3_600_000;

const MIB = 1_048_576;

/** The limits that login and handshake tell. Contract §2, Limites. */
export function defaultLimits(): Limites {
  return {
    maxArquivoBytes: 16 * MIB,
    tiposBloqueados: [
      'application/x-msdownload',
      'application/x-msdos-program',
      'application/x-sh',
      'text/html',
    ],
    maxTexto: { '2': 4096, '3': 4096, '4': 200_000, '5': 4096, '6': 4096, '7': 1000, '8': 2000 },
    validadeReqIdMs: KEEP_MS,
  };
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Anexo } from '../../src/services/realtime/contract';
import { storeFile } from '../centre/attachments';
import type { Centre } from '../centre/centre';
import { CUSTOMER_LETTER } from './letter';
import { CUSTOMER_PICTURE } from './picture';
import { CUSTOMER_RECORDING } from './recording';

/** What kinds of file simulated customers send. */
export type FileKind = 'image' | 'audio' | 'video' | 'document';

interface Sample {
  filename: string;
  mimeType: string;
  bytes: () => Uint8Array;
}

const VIDEO = fileURLToPath(new URL('../assets/video.webm', import.meta.url));

const SAMPLES: Record<FileKind, Sample> = {
  image: { filename: 'foto.png', mimeType: 'image/png', bytes: () => CUSTOMER_PICTURE },
  audio: { filename: 'áudio 12.wav', mimeType: 'audio/wav', bytes: () => CUSTOMER_RECORDING },
  video: { filename: 'vídeo.webm', mimeType: 'video/webm', bytes: () => readFileSync(VIDEO) },
  document: { filename: 'comprovante (1).pdf', mimeType: 'application/pdf', bytes: () => CUSTOMER_LETTER },
};

/** Stores a file of this kind as a customer's. */
export function customerFile(centre: Centre, kind: FileKind): Anexo {
  const { filename, mimeType, bytes } = SAMPLES[kind];
  return storeFile(centre, randomUUID(), filename, mimeType, bytes());
}

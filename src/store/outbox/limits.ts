import type { OutboxFile } from './types';

/** What the server takes of files (contract §2, Limites). */
export interface FileLimits {
  maxFileBytes: number;
  /** MIME types, or families such as `application/x-*`. */
  blockedTypes: readonly string[];
}

/** Why a file cannot be sent; codes of failures. */
export type FileProblem = 'fileTooLarge' | 'fileTypeBlocked';

function isBlocked(mimeType: string, blocked: string): boolean {
  return blocked.endsWith('*') ? mimeType.startsWith(blocked.slice(0, -1)) : mimeType === blocked;
}

/** What the server would refuse a file for; null when nothing, or when it told no limits. */
export function fileProblem(file: OutboxFile, limits: FileLimits | null): FileProblem | null {
  if (limits === null) return null;
  if (file.bytes > limits.maxFileBytes) return 'fileTooLarge';
  const mimeType = file.mimeType.toLowerCase();
  return limits.blockedTypes.some((blocked) => isBlocked(mimeType, blocked.toLowerCase()))
    ? 'fileTypeBlocked'
    : null;
}

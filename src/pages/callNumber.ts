import { CALL_PATH } from '../lib/screenPaths';

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The number in the address of the call screen, '' where there is none; null for any other address (spec 2 §2). */
export function callNumber(pathname: string): string | null {
  const [, part] = CALL_PATH.exec(pathname) ?? [];
  return part === undefined ? null : decoded(part);
}

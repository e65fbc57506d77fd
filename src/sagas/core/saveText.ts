import { services } from './context';
import { call, type SagaGenerator } from './effects';

/** A text that a component left behind a handle, and the file that it goes to. */
interface TextFile {
  textId: string;
  fileName: string;
}

/** What a file with a table says that it is. */
export const CSV = 'text/csv;charset=utf-8';

/** Hands a text out as a file, once. @returns whether there was one */
export function* saveText({ textId, fileName }: TextFile, type: string): SagaGenerator<boolean> {
  const { download, handles } = yield* call(services);
  const text = handles.take(textId);
  if (typeof text !== 'string') return false;
  yield* call(download.save, fileName, text, type);
  return true;
}

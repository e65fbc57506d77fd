/** Whether something with files in it is being dragged. */
export function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}

function isFolder(item: DataTransferItem | undefined): boolean {
  return item?.webkitGetAsEntry()?.isDirectory === true;
}

/** The first file that was dropped (spec 1 §5); null when that is a folder, which cannot be sent. */
export function droppedFile({ files, items }: DataTransfer): File | null {
  const first = [...items].find(({ kind }) => kind === 'file');
  return isFolder(first) ? null : (files[0] ?? null);
}

/** All files that were dropped; folders, which cannot be sent, are left out. */
export function droppedFiles({ files, items }: DataTransfer): File[] {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const folders = new Set(entries.flatMap((entry) => (entry?.isDirectory === true ? [entry.name] : [])));
  return [...files].filter(({ name }) => !folders.has(name));
}

/**
 * The files that were pasted. Spreadsheets and word processors put a picture beside their text: then the text is what
 * is meant, and there are none.
 */
export function pastedFiles(clipboard: DataTransfer): File[] {
  return clipboard.getData('text/plain') === '' ? [...clipboard.files] : [];
}

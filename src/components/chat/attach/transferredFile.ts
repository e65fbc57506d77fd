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

/**
 * The first file that was pasted. Spreadsheets and word processors put a picture beside their text: then the
 * text is what is meant, and there is no file.
 */
export function pastedFile(clipboard: DataTransfer): File | null {
  return clipboard.getData('text/plain') === '' ? (clipboard.files[0] ?? null) : null;
}

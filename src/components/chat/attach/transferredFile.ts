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

/** The name at the end of a path, its accents in one form: file systems write them in another than clipboards do. */
function nameOf(path: string): string {
  return path.trim().normalize().split(/[/\\]/u).at(-1) ?? '';
}

/** Whether a text says nothing but the names or paths of files. */
function areNames(text: string, files: FileList): boolean {
  const names = new Set([...files].map(({ name }) => nameOf(name)));
  return text
    .trim()
    .split(/[\r\n]+/u)
    .every((line) => names.has(nameOf(line)));
}

/**
 * The files that were pasted. Spreadsheets and word processors put a picture beside their text: then the text is what
 * is meant, and there are none. File managers put the names beside the files that they copy: the files are meant.
 */
export function pastedFiles(clipboard: DataTransfer): File[] {
  const { files } = clipboard;
  const text = clipboard.getData('text/plain');
  return text === '' || areNames(text, files) ? [...files] : [];
}

/** Where a log's text is kept. */
export interface LogFiles {
  /** Rejects where it cannot be written. */
  append(text: string): Promise<void>;
  /** What is kept, oldest first. */
  read(): Promise<string[]>;
}

/** A log takes up two files of 1 MB at most: one is written, the other is the one before. */
export const FILE_BYTES = 1_000_000;

const NAMES = ['softphone-a.log', 'softphone-b.log'] as const;

/** Another tab must not write between our reading of a size and our writing there. */
const LOCK = 'agent-console.softphoneLog';

interface LogFile {
  handle: FileSystemFileHandle;
  file: File;
  /** Each line begins with its time, so the first ones show which file is older. */
  begins: string;
}

const TIME_LENGTH = 24;

async function open(folder: FileSystemDirectoryHandle, name: string): Promise<LogFile> {
  const handle = await folder.getFileHandle(name, { create: true });
  const file = await handle.getFile();
  return { handle, file, begins: await file.slice(0, TIME_LENGTH).text() };
}

/** The files, the one with the older lines first; an empty one is older than any. */
async function openAll(folder: FileSystemDirectoryHandle): Promise<LogFile[]> {
  const files = await Promise.all(NAMES.map((name) => open(folder, name)));
  return files.sort((a, b) => (a.begins < b.begins ? -1 : 1));
}

async function write({ handle }: LogFile, data: Uint8Array<ArrayBuffer>, position: number): Promise<void> {
  const stream = await handle.createWritable({ keepExistingData: position > 0 });
  await stream.write({ type: 'write', position, data });
  await stream.close();
}

async function appendTo(folder: FileSystemDirectoryHandle, text: string): Promise<void> {
  const data = new TextEncoder().encode(text);
  const [older, current] = await openAll(folder);
  if (older === undefined || current === undefined) return;
  const { size } = current.file;
  const isFull = size > 0 && size + data.length > FILE_BYTES;
  // A file is written anew or continued as a whole: a crash meanwhile leaves it as it was.
  await (isFull ? write(older, data, 0) : write(current, data, size));
}

/** Files of this browser's own (OPFS). Whatever is missing rejects. */
export function createLogFiles({ storage, locks }: Pick<Navigator, 'storage' | 'locks'>): LogFiles {
  async function exclusively<T>(work: (folder: FileSystemDirectoryHandle) => Promise<T>): Promise<T> {
    return locks.request(LOCK, async () => work(await storage.getDirectory()));
  }

  return {
    append: (text) => exclusively((folder) => appendTo(folder, text)),
    // Texts, not the files themselves: those can no longer be read once they are written to.
    read: () =>
      exclusively(async (folder) => Promise.all((await openAll(folder)).map(({ file }) => file.text()))),
  };
}

/** The last of the lines, as many as one file would hold; they go with the page. */
export function createLogMemory(): LogFiles {
  const chunks: string[] = [];
  let length = 0;
  return {
    append(text) {
      chunks.push(text);
      length += text.length;
      while (length > FILE_BYTES && chunks.length > 1) length -= chunks.shift()?.length ?? 0;
      return Promise.resolve();
    },
    read: () => Promise.resolve([...chunks]),
  };
}

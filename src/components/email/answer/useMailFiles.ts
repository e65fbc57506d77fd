import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { useStore } from 'react-redux';
import { fileProblem, selectFileLimits } from '../../../store/outbox/selectors';
import type { MailFile, OutboxFile } from '../../../store/outbox/types';
import type { RootState } from '../../../store/rootReducer';
import { pastedFiles } from '../../chat/attach/transferredFile';
import { useChosenFile } from '../../chat/attach/useChosenFile';
import { useFileProblem } from '../../chat/attach/useFileProblem';
import { useFilesOver, type FilesOver } from '../../chat/attach/useFilesOver';
import { useText } from '../../intl';

/** The files of a mail while it is written. */
export interface MailFiles {
  /** Why files were not taken, by name; of the last that were chosen. */
  refused: readonly string[];
  /** Files are held over the editor. */
  isOver: boolean;
  take: (files: readonly File[]) => void;
  /** Takes files that were chosen before the editor was there. */
  bring: (files: readonly OutboxFile[]) => void;
  handlers: FilesOver['handlers'] & {
    onDropCapture: (event: DragEvent) => void;
    onPasteCapture: (event: ClipboardEvent) => void;
  };
}

/** Pictures that are pasted where the agent writes stand in the text. */
function isForText({ target }: ClipboardEvent, files: readonly File[]): boolean {
  const isEditor = target instanceof Element && target.closest('[contenteditable="true"]') !== null;
  return isEditor && files.every(({ type }) => type.startsWith('image/'));
}

function folders({ items }: DataTransfer): Set<string> {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  return new Set(entries.flatMap((entry) => (entry?.isDirectory === true ? [entry.name] : [])));
}

function aboutOf({ name, size, type }: File): OutboxFile {
  return { uploadId: '', name, mimeType: type, bytes: size };
}

/**
 * Takes any number of files that are chosen, dropped or pasted (spec 1 §5); what the server would refuse is named and
 * left out. `files` are those that are there already.
 */
export function useMailFiles(
  files: readonly MailFile[],
  onFiles: (files: readonly MailFile[]) => void,
  isOff: boolean,
): MailFiles {
  const t = useText();
  const store = useStore<RootState>();
  const choose = useChosenFile();
  const words = useFileProblem();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const over = useFilesOver(isOff);

  function problemOf(file: OutboxFile): string | null {
    const code = fileProblem(file, selectFileLimits(store.getState()));
    const { name } = file;
    return code === null ? null : t('mail.fileRefused', { name, why: words(file, { code, message: '' }) });
  }

  function bring(brought: readonly OutboxFile[]): void {
    const isNew = ({ uploadId }: OutboxFile) => files.every((file) => file.uploadId !== uploadId);
    const tried = brought.filter(isNew).map((file) => ({ file, why: problemOf(file) }));
    const good = tried.filter(({ why }) => why === null);
    setRefused(tried.flatMap(({ why }) => (why === null ? [] : [why])));
    if (good.length > 0) onFiles([...files, ...good.map(({ file }) => ({ ...file, url: null }))]);
  }

  function take(chosen: readonly File[], isFolder: (file: File) => boolean = () => false): void {
    if (isOff) return;
    const folder = (name: string) => t('mail.fileRefused', { name, why: t('attach.folder') });
    const tried = chosen.map((file) => ({
      file,
      why: isFolder(file) ? folder(file.name) : problemOf(aboutOf(file)),
    }));
    const good = tried.filter(({ why }) => why === null);
    setRefused(tried.flatMap(({ why }) => (why === null ? [] : [why])));
    if (good.length > 0) onFiles([...files, ...good.map(({ file }) => ({ ...choose(file), url: null }))]);
  }

  return {
    refused,
    isOver: over.isOver,
    take,
    bring,
    handlers: {
      ...over.handlers,
      // Before the text hears of it, which would put pictures into itself.
      onDropCapture: (event) => {
        over.end();
        if (!over.concerns(event)) return;
        event.preventDefault();
        event.stopPropagation();
        const inside = folders(event.dataTransfer);
        take([...event.dataTransfer.files], ({ name }) => inside.has(name));
      },
      onPasteCapture: (event) => {
        // What comes with a structure is for the text, which takes its pictures along.
        if (event.clipboardData.types.includes('text/html')) return;
        const pasted = pastedFiles(event.clipboardData);
        if (isOff || pasted.length === 0 || isForText(event, pasted)) return;
        event.preventDefault();
        event.stopPropagation();
        take(pasted);
      },
    },
  };
}

import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';

/** A file as an agent's disk has it. */
export interface DiskFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What a conversation has for files: those in the composer, the recorder, the viewer, the players. */
export interface FilesScreen {
  attach: Locator;
  /** The files that wait beside the message. */
  cards: Locator;
  /** The message, which goes with the first of them. */
  caption: Locator;
  confirm: Locator;
  /** How far the file came that is on its way. */
  progress: Locator;
  /** Chooses files by the clip and the system's dialog. */
  choose(...files: DiskFile[]): Promise<void>;
  record: Locator;
  cancelRecording: Locator;
  sendRecording: Locator;
  viewer: Locator;
  /** Pastes on the composer, as a browser does. */
  paste(file: DiskFile, text?: string): Promise<void>;
  /** Drops on the conversation, as a browser does. */
  drop(file: DiskFile): Promise<void>;
}

type Transfer = 'paste' | 'drop';

async function transfer({ page, w }: Visitor, how: Transfer, file: DiskFile, text: string): Promise<void> {
  const composer = page.getByRole('main').getByRole('textbox', { name: w('chat.message'), exact: true });
  await composer.evaluate(
    (element, { kind, name, mimeType, base64, words }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
      if (words !== '') data.setData('text/plain', words);
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      );
    },
    {
      kind: how,
      name: file.name,
      mimeType: file.mimeType,
      base64: file.buffer.toString('base64'),
      words: text,
    },
  );
}

/** Finds them by role and name. */
export function filesScreen(visitor: Visitor): FilesScreen {
  const { page, w } = visitor;
  const main = page.getByRole('main');
  const attach = main.getByRole('button', { name: w('chat.attach'), exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    attach,
    cards: main.getByRole('list', { name: w('attach.files') }),
    caption: main.getByRole('textbox', { name: w('chat.message'), exact: true }),
    confirm: main.getByRole('button', { name: w('chat.send'), exact: true }),
    progress: main.getByRole('progressbar', { name: w('attach.progress') }),
    choose: async (...files) => {
      const chosen = page.waitForEvent('filechooser');
      await attach.click();
      await (await chosen).setFiles(files);
    },
    record: button(w('chat.record')),
    cancelRecording: button(w('recorder.cancel')),
    sendRecording: button(w('recorder.send')),
    viewer: page.getByRole('dialog').filter({ has: page.locator('.viewer__body') }),
    paste: (file, text = '') => transfer(visitor, 'paste', file, text),
    drop: (file) => transfer(visitor, 'drop', file, ''),
  };
}

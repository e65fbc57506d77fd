/** The open conversation's field for files, while it takes any. */
function fileField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('input[data-attach]:not(:disabled)');
}

/** Whether the conversation on screen takes files. */
export function mayChooseFiles(): boolean {
  return fileField() !== null;
}

/** Opens the system's dialog for files of the conversation on screen; does nothing where it takes none. */
export function chooseFiles(): void {
  fileField()?.click();
}

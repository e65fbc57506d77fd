/** Document Picture-in-Picture, which TypeScript's DOM library does not know yet. */
interface DocumentPictureInPicture extends EventTarget {
  /** Opens the small window; only in answer to a click or key. */
  requestWindow(options?: { width?: number; height?: number }): Promise<Window>;
}

interface Window {
  /** Missing where the browser does not support it. */
  readonly documentPictureInPicture?: DocumentPictureInPicture;
}

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function read(): boolean {
  return document.fullscreenElement instanceof Element;
}

function toggle(): void {
  // A browser may refuse; the button then simply stays as it is.
  if (read()) document.exitFullscreen().catch(() => undefined);
  else document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Whether the console fills the screen, and the way in and out of that: "maximise" in a browser. */
export function useFullscreen(): { isFull: boolean; toggle: () => void } {
  return { isFull: useSyncExternalStore(subscribe, read), toggle };
}

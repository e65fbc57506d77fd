/** Knows why the page goes, and asks before it does where something would be lost. */
export interface LeaveGuard {
  /** The console is about to load the page anew by itself: nobody is asked. */
  noteOwnReload(): void;
  /** Whether the page that goes is, as far as a browser tells, only loaded anew. */
  isReload(): boolean;
}

/** A key that loads the page anew does so within this. */
const KEY_MS = 2_000;

function isReloadKey({ ctrlKey, key, metaKey }: KeyboardEvent): boolean {
  return key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r');
}

/** Calls the listener for what scripts do to load the page anew, where the browser tells it. */
function onReloadByScript(page: Window, listener: () => void): void {
  const navigation: unknown = Reflect.get(page, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  navigation.addEventListener('navigate', (event) => {
    if (Reflect.get(event, 'navigationType') === 'reload') listener();
  });
}

/** A guard of this page; `isUnsaved` says whether something would be lost now. */
export function createLeaveGuard(page: Window, isUnsaved: () => boolean): LeaveGuard {
  let isOwn = false;
  let reloadAt = Number.NEGATIVE_INFINITY;
  let isReload = false;
  const note = (): void => {
    reloadAt = page.performance.now();
  };
  onReloadByScript(page, note);
  page.addEventListener(
    'keydown',
    (event) => {
      if (isReloadKey(event)) note();
    },
    true,
  );
  page.addEventListener('beforeunload', (event) => {
    // The agent may stay, and close the page later.
    isReload = page.performance.now() - reloadAt <= KEY_MS;
    if (isOwn || !isUnsaved()) return;
    event.preventDefault();
    // Chrome before 119 asks for this alone; no browser shows the word.
    Reflect.set(event, 'returnValue', 'unsaved');
  });
  return {
    noteOwnReload() {
      isOwn = true;
    },
    isReload: () => isOwn || isReload,
  };
}

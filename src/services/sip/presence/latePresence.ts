import type { Late } from '../late';
import type { PresenceWatch, PresenceWatchOptions } from './presenceWatch';

/** What a presence watch that comes later works with. */
export interface LatePresenceOptions extends PresenceWatchOptions {
  late: Late;
  failed: (error: unknown) => void;
}

/** A watch whose program is fetched when the first extension is to be watched; whatever was asked until then holds. */
export function createLatePresence({ late, failed, ...options }: LatePresenceOptions): PresenceWatch {
  let wanted: readonly string[] = [];
  let isStarted = false;
  let isOver = false;
  let isFetching = false;
  let watch: PresenceWatch | null = null;

  async function fetch(): Promise<void> {
    const { createPresenceWatch } = await late();
    if (isOver) return;
    watch = createPresenceWatch(options);
    watch.watch(wanted);
    if (isStarted) watch.start();
  }

  function need(): void {
    if (watch !== null || isFetching || wanted.length === 0) return;
    isFetching = true;
    fetch()
      .catch(failed)
      .finally(() => {
        isFetching = false;
      });
  }

  return {
    watch(extensions) {
      wanted = extensions;
      watch?.watch(extensions);
      need();
    },
    start() {
      isStarted = true;
      watch?.start();
      need();
    },
    stop() {
      isStarted = false;
      watch?.stop();
    },
    dispose() {
      isOver = true;
      watch?.dispose();
    },
  };
}

import type { Routes, Use } from './routes';
import { createMutex } from './mutex';

/** The device that an audio element plays on. */
export interface Sink {
  /** Moves to the chosen device, even if it failed before. */
  start(): void;
  /** Moves to the device that serves now. */
  follow(): void;
}

/**
 * Moves an element, one step at a time, to the device that the last call named; resolves whether it is there.
 * @throws what `setSinkId` throws
 */
export function createMover(element: HTMLAudioElement): (id: string) => Promise<boolean> {
  const runExclusive = createMutex();
  let wanted = '';
  let reached = '';
  return (id) => {
    wanted = id;
    return runExclusive(async () => {
      // Where browsers have no choice of output the page plays on the default.
      if (wanted !== id || !('setSinkId' in element)) return false;
      if (id !== reached) await element.setSinkId(id);
      reached = id;
      return true;
    });
  };
}

/** A sink for a use; a device that the browser refuses is reported to the routes, which lead to the default. */
export function createSink(element: HTMLAudioElement, routes: Routes, use: Use): Sink {
  const move = createMover(element);

  function moveTo(id: string): void {
    move(id).then(
      (isThere) => {
        if (isThere) routes.accepted(use, id);
      },
      () => {
        routes.refused(use, id);
      },
    );
  }

  return {
    start() {
      moveTo(routes.wish(use).id);
    },
    follow() {
      moveTo(routes.route(use).id);
    },
  };
}

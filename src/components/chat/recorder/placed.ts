import { useEffect, useSyncExternalStore } from 'react';

let count = 0;

const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the recorder stands above a composer. */
export function useIsPlaced(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}

/** Says that it does, as long as the caller is there. */
export function usePlaced(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    change(1);
    return () => change(-1);
  }, [isThere]);
}

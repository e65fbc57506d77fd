import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '../../../lib/emitter';

/** The conversations whose composer is on screen. */
const placed = new Set<string>();

const { emit: notify, subscribe } = createEmitter();

/** Whether the composer of this conversation is on screen, and with it the recorder. */
export function useIsPlaced(conversationId: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => conversationId !== undefined && placed.has(conversationId));
}

/** Says that it is, as long as the caller is there. Before anything is painted: nobody may see two recorders. */
export function usePlaced(conversationId: string): void {
  useLayoutEffect(() => {
    placed.add(conversationId);
    notify();
    return () => {
      placed.delete(conversationId);
      notify();
    };
  }, [conversationId]);
}

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchPart } from './lazyPart';

/** A part in a chunk of its own that a first screen waits for. */
export interface AwaitedPart {
  Part: ComponentType<{ fallback?: ReactNode }>;
  /** Fetches it ahead of its use; a failure shows when it is really needed. */
  preload: () => void;
}

/**
 * A part that is drawn the moment its chunk is there. React's `lazy` draws what stands in for it even where it was
 * preloaded, and keeps that on screen for 300 ms.
 * @returns a part that throws, for the nearest error boundary, when its chunk could not be fetched
 */
export function awaitedPart(load: () => Promise<{ default: ComponentType }>): AwaitedPart {
  let Loaded: ComponentType | null = null;
  let loading: Promise<void> | null = null;

  async function fetchOnce(): Promise<void> {
    try {
      Loaded = (await fetchPart(load)).default;
    } finally {
      loading = null;
    }
  }

  function loaded(): Promise<void> {
    if (Loaded !== null) return Promise.resolve();
    loading ??= fetchOnce();
    return loading;
  }

  function Part({ fallback = null }: { fallback?: ReactNode }): ReactNode {
    const [Shown, show] = useState(() => Loaded);
    const [failure, setFailure] = useState<Error | null>(null);
    useEffect(() => {
      loaded().then(
        () => show(() => Loaded),
        (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
      );
    }, []);
    if (failure !== null) throw failure;
    return Shown === null ? fallback : <Shown />;
  }

  return { Part, preload: () => void loaded().catch(() => undefined) };
}

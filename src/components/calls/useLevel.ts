import { useEffect, useRef, useState } from 'react';
import { muteRequested, volumeRequested } from '../../store/calls/actions';
import type { Call } from '../../store/calls/types';
import { useRequest } from '../../store/hooks';

/** The two directions of a call's sound. */
export type Side = 'speaker' | 'microphone';

/** While the agent drags, the volume is asked for no more often than this, in ms. */
const EVERY_MS = 200;

/** One direction of a call's sound as a slider shows it. */
export interface LevelControl {
  volume: number;
  isMuted: boolean;
  turn: (volume: number) => void;
  toggle: () => void;
}

/** Turns one side of a call: the slider follows the hand at once, the sound a few times a second. */
export function useLevel(call: Call, side: Side): LevelControl {
  const request = useRequest();
  const { id: callId } = call;
  const { volume, muted } = call[side];
  const [wished, setWished] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const next = useRef<number | null>(null);

  function beat(): void {
    if (next.current === null) {
      timer.current = undefined;
      setWished(null);
      return;
    }
    request(volumeRequested({ callId, side, volume: next.current }));
    next.current = null;
    timer.current = setTimeout(beat, EVERY_MS);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    volume: wished ?? volume,
    isMuted: muted,
    turn: (wish) => {
      setWished(wish);
      next.current = wish;
      if (timer.current === undefined) beat();
    },
    toggle: () => request(muteRequested({ callId, side, muted: !muted })),
  };
}

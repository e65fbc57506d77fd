import { useCallback, useEffect, useState } from 'react';
import type { Anomaly, LogTimeline } from '../../store/actionLog/types';
import type { Replay } from './engine';

/** How often the replay goes on a step while it plays at speed 1, in ms. */
const STEP_MS = 400;

/** What a developer came to see; the others are met in every log. */
const GRAVE: readonly Anomaly['kind'][] = [
  'sagaFailed',
  'featureLost',
  'threw',
  'rejected',
  'snapshotDiffers',
];

/** Where in a log the page stands, and how it moves. */
export interface Position {
  position: number;
  isPlaying: boolean;
  speed: number;
  seek(to: number): void;
  play(): void;
  pause(): void;
  setSpeed(speed: number): void;
}

/** Whether an anomaly tells of something that broke. */
export function isGrave({ kind }: Pick<Anomaly, 'kind'>): boolean {
  return GRAVE.includes(kind);
}

/** Where a log opens: at what broke first, else at its first action. */
function firstPosition({ anomalies, entries }: LogTimeline): number {
  const position = anomalies.find(isGrave)?.position ?? 1;
  return Math.max(Math.min(1, entries.length), position);
}

/** The place in a replayed log, by hand or playing; it stops at the end. */
export function usePosition({ timeline, moved }: Replay): Position {
  const last = timeline.entries.length;
  const [position, setPosition] = useState(() => firstPosition(timeline));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);

  const seek = useCallback(
    (asked: number) => {
      const to = Math.max(0, Math.min(last, asked));
      moved(position, to);
      setPosition(to);
    },
    [last, moved, position],
  );

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      seek(position + 1);
      if (position + 1 >= last) setPlaying(false);
    }, STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, last, position, seek, speed]);

  const play = useCallback(() => {
    if (position >= last) seek(0);
    setPlaying(last > 0);
  }, [last, position, seek]);
  const pause = useCallback(() => setPlaying(false), []);

  return { position, isPlaying, speed, seek, play, pause, setSpeed };
}

import { useCallback, useSyncExternalStore } from 'react';
import { useMediaScope } from './MediaScope';
import { createPlayer, type Playback, type Player } from './player';

/** The player of the timeline around, and what it does with a file. */
export function usePlayback(url: string): { player: Player; playback: Playback; speed: number } {
  const scope = useMediaScope();
  const player = scope.player(createPlayer);
  const subscribe = useCallback((tell: () => void) => player.subscribe(tell), [player]);
  const playback = useSyncExternalStore(subscribe, () => player.playback(url));
  const speed = useSyncExternalStore(subscribe, player.speed);
  return { player, playback, speed };
}

import type { RTCPeerConnection } from 'werift';

/** Whether a connection stands within so long, ms; false at once where it fails or is closed. */
export function connects(pc: RTCPeerConnection, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (stands: boolean): void => {
      clearTimeout(timer);
      changes.unSubscribe();
      resolve(stands);
    };
    const tell = (now: string): void => {
      if (['connected', 'failed', 'closed'].includes(now)) finish(now === 'connected');
    };
    const timer = setTimeout(() => finish(false), withinMs);
    const changes = pc.connectionStateChange.subscribe(tell);
    tell(pc.connectionState);
  });
}

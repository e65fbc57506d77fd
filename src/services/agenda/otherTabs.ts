import { openChannel } from '../openChannel';

/** The console's other tabs in this browser, as far as they keep the same agenda. */
export interface OtherTabs {
  /** Notifies them that this agent's (login) agenda on disk changed. */
  notify(agent: string): void;
  /** Calls the listener whenever another tab changed this agent's agenda; returns how to unsubscribe. */
  subscribe(agent: string, listener: () => void): () => void;
}

const NAME = 'agent-console/schedule';

/** The other tabs by a BroadcastChannel of the page. */
export function createOtherTabs(page: Window & typeof globalThis): OtherTabs {
  // One for all of the page: a channel hears every other one of its name, also of its own page.
  let channel: BroadcastChannel | null = null;
  const shared = () => (channel ??= openChannel(page, NAME));
  return {
    notify(agent) {
      shared()?.postMessage(agent);
    },
    subscribe(agent, listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === agent) listener();
      };
      shared()?.addEventListener('message', onMessage);
      return () => {
        shared()?.removeEventListener('message', onMessage);
      };
    },
  };
}

import { createOtherTabs } from '../../src/services/agenda/otherTabs';
import { createTabs, type TabMessage } from '../../src/services/tabs';

type Page = Window & typeof globalThis;

function refuse(): never {
  throw new DOMException('The operation is insecure', 'SecurityError');
}

const refusing = { request: async () => refuse() };

/** Locks of one tab, which nobody else holds. */
const free = {
  request: (_name: string, _options: LockOptions, hold: (lock: unknown) => Promise<void>) => hold({}),
};

/** The channels of one browser, by their listeners. */
function createChannels() {
  const open: EventTarget[] = [];
  return class extends EventTarget {
    constructor() {
      super();
      open.push(this);
    }
    postMessage(data: unknown): void {
      for (const one of open) {
        if (one !== this) one.dispatchEvent(Object.assign(new Event('message'), { data }));
      }
    }
  };
}

function pageOf(locks: object, BroadcastChannel: unknown): Page {
  return { navigator: { locks }, BroadcastChannel } as unknown as Page;
}

test('a browser that refuses locks is one without them', async () => {
  const tabs = createTabs(pageOf(refusing, refuse));
  await expect(tabs.tryLead()).rejects.toThrow('insecure');
  expect(tabs.canLead).toBe(false);
});

test('the tab that leads may go on leading where there is no channel to the others', async () => {
  const tabs = createTabs(pageOf(free, refuse));
  expect(await tabs.tryLead()).not.toBeNull();
  expect(tabs.canLead).toBe(true);
  expect(() => tabs.subscribe(() => undefined)()).not.toThrow();
  expect(() => tabs.notify('roomAsked')).not.toThrow();
});

test('tabs hear each other, and only what they can say', () => {
  const Channel = createChannels();
  const heard: TabMessage[] = [];
  const stop = createTabs(pageOf(free, Channel)).subscribe((message) => heard.push(message));
  const other = createTabs(pageOf(free, Channel));
  other.notify('roomAsked');
  new Channel().postMessage('something else');
  stop();
  other.notify('roomRefused');
  expect(heard).toEqual(['roomAsked']);
});

test('the agenda is kept where there is no channel to the other tabs', () => {
  const others = createOtherTabs(pageOf(free, refuse));
  expect(() => others.subscribe('ana', () => undefined)()).not.toThrow();
  expect(() => others.notify('ana')).not.toThrow();
});

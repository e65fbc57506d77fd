import { createCallSession } from '../../../src/services/mediaSession/callSession';

type PageWindow = Parameters<typeof createCallSession>[0];

/** A system's controls that know these actions. */
function systemWith(...known: string[]) {
  const handlers = new Map<string, () => void>();
  const microphone: boolean[] = [];
  const mediaSession = {
    metadata: null as { title: string; artist: string } | null,
    setActionHandler(action: string, handler: (() => void) | null) {
      if (!known.includes(action)) throw new TypeError(`${action} is no action`);
      if (handler === null) handlers.delete(action);
      else handlers.set(action, handler);
    },
    setMicrophoneActive: (active: boolean) => void microphone.push(active),
  };
  class Metadata {
    title = '';
    artist = '';
    constructor(words: object) {
      Object.assign(this, words);
    }
  }
  const page = { navigator: { mediaSession }, MediaMetadata: Metadata } as unknown as PageWindow;
  return { page, mediaSession, handlers, microphone };
}

const CALL = { title: 'Maria', artist: 'Console', isMuted: false };

it('a call has the controls that are for calls, and none of a player', () => {
  const { page, handlers, mediaSession, microphone } = systemWith('play', 'hangup', 'togglemicrophone');
  const session = createCallSession(page);
  const heard: unknown[] = [];
  session.subscribe((press) => heard.push(press));
  session.show(CALL);
  expect([...handlers.keys()].sort()).toEqual(['hangup', 'togglemicrophone']);
  expect(mediaSession.metadata).toEqual({ title: 'Maria', artist: 'Console' });
  handlers.get('togglemicrophone')?.();
  handlers.get('hangup')?.();
  expect(heard).toEqual([
    { control: 'mute', state: 'pressed' },
    { control: 'drop', state: 'pressed' },
  ]);
  session.show({ ...CALL, isMuted: true });
  expect(microphone).toEqual([true, false]);
});

it('they are given back after it', () => {
  const { page, handlers, mediaSession, microphone } = systemWith('hangup', 'togglemicrophone');
  const session = createCallSession(page);
  session.show(null);
  expect(microphone).toEqual([]);
  session.show(CALL);
  session.show(null);
  expect(handlers.size).toBe(0);
  expect(mediaSession.metadata).toBeNull();
  expect(microphone).toEqual([true, false]);
});

it('a browser that knows one action alone has that one, and one without any is left alone', () => {
  const { page, handlers } = systemWith('hangup');
  createCallSession(page).show(CALL);
  expect([...handlers.keys()]).toEqual(['hangup']);
  createCallSession({ navigator: {} } as unknown as PageWindow).show(CALL);
});

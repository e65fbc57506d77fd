import { createEmitter } from '../../lib/emitter';
import type { HeadsetPress } from '../../store/devices/types';

/** What the system shows of a call: on its media controls, a lock screen, a picture in picture. */
export interface ShownCall {
  title: string;
  artist: string;
  isMuted: boolean;
}

/** The call as the system's own media controls have it (Media Session). */
export interface CallSession {
  /** Shows a call with its controls; null: there is none, and the controls are given back. */
  show(call: ShownCall | null): void;
  /** Calls the listener for what is pressed there; returns how to unsubscribe. */
  subscribe(listener: (press: HeadsetPress) => void): () => void;
}

/** What TypeScript's DOM library does not know of it: newer actions, and the microphone. */
interface CallControls {
  setActionHandler(action: string, handler: (() => void) | null): void;
  setMicrophoneActive?(active: boolean): void;
  metadata: MediaMetadata | null;
}

/** Only what says of itself that it is for calls: play and pause would do something else than they say. */
const PRESSES: Readonly<Record<string, HeadsetPress>> = {
  togglemicrophone: { control: 'mute', state: 'pressed' },
  hangup: { control: 'drop', state: 'pressed' },
};

function controlsOf({ navigator }: Window): CallControls | null {
  return 'mediaSession' in navigator ? navigator.mediaSession : null;
}

/** The media controls of this page; they do nothing where the browser has none. */
export function createCallSession(page: Window & typeof globalThis): CallSession {
  const controls = controlsOf(page);
  const { emit, subscribe } = createEmitter<HeadsetPress>();
  let isShown = false;

  /** A browser throws at an action that it does not know. */
  function handle(action: string, handler: (() => void) | null): void {
    try {
      controls?.setActionHandler(action, handler);
    } catch {
      // That control is not there.
    }
  }

  function setHandlers(isOn: boolean): void {
    for (const [action, press] of Object.entries(PRESSES)) {
      handle(action, isOn ? () => emit(press) : null);
    }
  }

  return {
    show(call) {
      if (controls === null || (call === null && !isShown)) return;
      if ((call !== null) !== isShown) setHandlers(call !== null);
      isShown = call !== null;
      controls.metadata =
        call === null ? null : new page.MediaMetadata({ title: call.title, artist: call.artist });
      controls.setMicrophoneActive?.(call !== null && !call.isMuted);
    },
    subscribe,
  };
}

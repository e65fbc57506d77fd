/** What calls cannot do without (spec 2 §8, unsupported browser): the name of the standard, and of what stands for it. */
const NEEDED = [
  ['WebRTC', 'RTCPeerConnection'],
  ['AudioContext', 'AudioContext'],
  ['WebSocket', 'WebSocket'],
] as const;

/** Whether a page may ask for a microphone; one that came over plain http from another machine has none to ask for. */
export function hasMicrophones({ navigator }: Pick<Window, 'navigator'>): boolean {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return typeof devices?.getUserMedia === 'function';
}

/**
 * What this browser lacks for calls, by the names of the web's standards; empty: it can speak. All else of the console
 * does without.
 */
export function lackingForCalls(page: Window): string[] {
  const lacks = NEEDED.filter(([, name]) => typeof Reflect.get(page, name) !== 'function').map(
    ([name]) => name,
  );
  if (hasMicrophones(page)) return lacks;
  return [...lacks, page.isSecureContext ? 'getUserMedia' : 'HTTPS'];
}

/** Whether this browser can speak at all. */
export function isBrowserSupported(page: Window): boolean {
  return lackingForCalls(page).length === 0;
}

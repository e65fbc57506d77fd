/** What the softphone cannot do without (spec 2 §8, unsupported browser). */
const NEEDED = ['RTCPeerConnection', 'AudioContext', 'WebSocket'] as const;

/**
 * Whether this browser can speak at all. A page that came over plain http from another machine cannot either: the
 * browser then hides its microphones.
 */
export function isBrowserSupported(page: Window): boolean {
  const devices = page.navigator.mediaDevices as MediaDevices | undefined;
  const canListen = typeof devices?.getUserMedia === 'function';
  return canListen && NEEDED.every((name) => typeof Reflect.get(page, name) === 'function');
}

import { hasMicrophones, isBrowserSupported, lackingForCalls } from '../../src/services/browserSupport';

function browser({ without, isSecure = true }: { without?: string; isSecure?: boolean } = {}): Window {
  const devices: Record<string, object> = {
    mediaDevices: {},
    getUserMedia: { mediaDevices: { enumerateDevices: () => undefined } },
  };
  const page: Record<string, unknown> = {
    navigator: devices[without ?? ''] ?? { mediaDevices: { getUserMedia: () => undefined } },
    isSecureContext: isSecure,
    RTCPeerConnection: () => undefined,
    AudioContext: () => undefined,
    WebSocket: () => undefined,
  };
  if (without === 'mediaDevices') page['navigator'] = {};
  else if (without !== undefined) Reflect.deleteProperty(page, without);
  return page as unknown as Window;
}

test('a browser that has all is supported', () => {
  expect(isBrowserSupported(browser())).toBe(true);
  expect(lackingForCalls(browser())).toEqual([]);
});

test.each([
  ['RTCPeerConnection', 'WebRTC'],
  ['AudioContext', 'AudioContext'],
  ['WebSocket', 'WebSocket'],
  ['mediaDevices', 'getUserMedia'],
  ['getUserMedia', 'getUserMedia'],
])('one without %s is not, and it is called %s', (without, name) => {
  expect(isBrowserSupported(browser({ without }))).toBe(false);
  expect(lackingForCalls(browser({ without }))).toEqual([name]);
});

test('one that hides its microphones from the address lacks https', () => {
  const page = browser({ without: 'mediaDevices', isSecure: false });
  expect(hasMicrophones(page)).toBe(false);
  expect(lackingForCalls(page)).toEqual(['HTTPS']);
});

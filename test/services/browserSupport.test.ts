import { isBrowserSupported } from '../../src/services/browserSupport';

function browser(missing?: string): Window {
  const page: Record<string, unknown> = {
    navigator: missing === 'mediaDevices' ? {} : { mediaDevices: { getUserMedia: () => undefined } },
    RTCPeerConnection: () => undefined,
    AudioContext: () => undefined,
    WebSocket: () => undefined,
  };
  if (missing !== undefined) Reflect.deleteProperty(page, missing);
  return page as unknown as Window;
}

test('a browser that has all is supported', () => {
  expect(isBrowserSupported(browser())).toBe(true);
});

test.each(['RTCPeerConnection', 'AudioContext', 'WebSocket', 'mediaDevices'])(
  'one without %s is not',
  (name) => {
    expect(isBrowserSupported(browser(name))).toBe(false);
  },
);
